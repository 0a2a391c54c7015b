import { count, length, list, possessive } from '#words/language/words';
import { unit } from '../../../table/table';
import { toldApart } from '../../../skirmish/play/requests';
import type { PickedDie } from '../../../painted-die/play/rolls';
import type { OptionText } from '../../play-part';
import type { Ends, Modifier } from '../match/state/figure';
import type { TerrainKind } from '../maps/piece';
import type { About, Option } from '../match/state/option';
import { holdingDistance, type ScenarioId } from '../scenarios/scenario';
import type { Pip } from '../sheet/pips';
import { findSkill } from '../skills/index';
import { rolls, type Names } from '#words/systems/first/messages/match-log';
import { skillName } from '#words/systems/first/messages/match-set-up';
import { briefLine, effectLine } from '#words/systems/first/messages/skill-search';
import { pickedText } from '#words/painted-die/messages/picked-die';
import { pipsOf, terms } from '#words/systems/first/messages/terms';

/** Headings that options are grouped under. */
export const groups = {
  movement: 'Movement',
  attacks: 'Attacks',
  skills: 'Skills',
  choice: '',
} as const;

const ends: Readonly<Partial<Record<About['about'], string>>> = {
  'next-attack': 'No more attacks',
  target: 'Nobody else',
};

const terrainNames: Readonly<Record<string, string>> = {
  tower: 'Tower',
  platform: 'Platform',
  boulder: 'Boulder',
  fence: 'Fence',
  wood: 'Wood',
  lake: 'Lake',
} satisfies Readonly<Record<TerrainKind, string>>;

/** Effect of an option's skill. */
const effectOf = (id: string | undefined): Pick<OptionText, 'effect' | 'brief'> => {
  const skill = id === undefined ? undefined : findSkill(id);
  return skill ? { effect: effectLine(skill), brief: briefLine(skill) } : {};
};

/** Id of the range that shots name. */
export const shotRange = 'shot';

const attackText = (option: Extract<Option, { pick: 'strike' | 'shoot' }>, names: Names): string => {
  const verb = option.pick === 'strike' ? 'Attack' : 'Shoot at';
  const skill = option.skill === undefined ? '' : `, using ${skillName(option.skill)}`;
  return `${verb} ${names(option.target)}${skill}${option.together ? ', with help' : ''}`;
};

const moving = { move: 'Move', climb: 'Climb', jump: 'Jump down' } as const;

const action = (option: Option, about: About, names: Names, isSeveral: boolean): OptionText => {
  // Of several characters of one player each is named.
  const of = (figure: number): string => (isSeveral ? `${names(figure)}: ` : '');
  switch (option.pick) {
    case 'move':
    case 'climb':
    case 'jump':
      return { text: `${of(option.figure)}${moving[option.pick]}`, group: groups.movement };
    case 'strike':
    case 'shoot':
      return {
        text: `${of(option.figure)}${attackText(option, names)}`,
        group: groups.attacks,
        ...effectOf(option.skill),
        target: option.target,
        isRolled: true,
        ...(option.pick === 'shoot' && { range: shotRange }),
      };
    case 'use':
      return {
        text: `${of(option.figure)}Use ${skillName(option.skill)}`,
        group: groups.skills,
        ...effectOf(option.skill),
        isRolled: true,
      };
    case 'end':
      return { text: 'End turn', group: groups.choice, isEnd: true };
    case 'yes':
      return { text: 'Yes', group: groups.choice };
    case 'no':
      return { text: 'No', group: groups.choice, isEnd: true };
    case 'done':
      return { text: ends[about.about] ?? 'Nothing more', group: groups.choice, isEnd: true };
    case 'figure':
      return {
        text: names(option.figure),
        group: groups.choice,
        target: option.figure,
        ...((about.about === 'target' || about.about === 'next-attack') && { isRolled: true }),
      };
    case 'skill':
      return { text: skillName(option.skill), group: groups.choice };
    case 'landing':
      return {
        text: `To ${length(option.at.x / unit)}# from the left and ${length(option.at.y / unit)}# from the top (costs ${length(option.cost / unit)}#)`,
        group: groups.choice,
      };
  }
};

/** How each option of a request is told; two that would be told alike are numbered. */
export const optionTexts = (
  options: readonly Option[],
  about: About,
  names: Names,
): readonly OptionText[] => {
  const acting = new Set(
    options.flatMap((option) => ('pick' in option && 'figure' in option ? [option.figure] : [])),
  );
  return toldApart(
    options.map((option) => action(option, about, names, about.about === 'act' && acting.size > 1)),
  );
};

/** A skill, and what its card says it does; undefined for one that is not known. */
export const skillTold = (id: string): { readonly name: string; readonly text: string } | undefined => {
  const skill = findSkill(id);
  if (!skill) return undefined;
  return { name: skillName(id), text: effectLine(skill) };
};

const until = (ends: Ends | undefined, players: (player: number) => string): string => {
  if (!ends) return '';
  const whose = possessive(players(ends.player));
  if (ends.at === 'begin') return `, until ${whose} next turn begins`;
  return ends.left > 1 ? `, for ${ends.left} more of ${whose} turns` : `, until ${whose} turn ends`;
};

const signed = (amount: number): string => (amount < 0 ? `−${-amount}` : `+${amount}`);

/** Lasting effect on a figure, as a note. */
export const lastingText = (lasting: Modifier, players: (player: number) => string): string => {
  const what = ((): string => {
    switch (lasting.says) {
      case 'change':
        return `: ${signed(lasting.amount)} ${lasting.value}`;
      case 'zero':
        return `: ${lasting.value} 0`;
      case 'barred':
        return `: can’t use ${skillName(lasting.barred)}`;
      case 'poison':
        return `: +${lasting.amount} AV on the next attack`;
      case 'mend':
        return `: regains ${count(lasting.amount, 'die', 'dice')} on ${lasting.turns === 1 ? 'its next turn' : `each of its next ${lasting.turns} turns`}`;
      case 'taunted':
      case 'flies':
      case 'link':
        return '';
    }
  })();
  return `${skillName(lasting.skill)}${what}${until(lasting.ends, players)}.`;
};

/** How to win, and how points are scored. @param goal 0 where no points count */
const wins: Readonly<Record<ScenarioId, (goal: number) => string>> = {
  deathmatch: (goal) =>
    `First to ${count(goal, 'kill')} wins. Take somebody’s last die to get the kill. The fallen come back.`,
  'gang-fight': () => 'The last team standing wins. Nobody comes back.',
  'capture-the-flag': (goal) =>
    `First to ${count(goal, 'point')} wins. Carry the flag from the centre into your base to score 1. The fallen come back.`,
  'king-of-the-hill': (goal) =>
    `First to ${count(goal, 'point')} wins. Each round, each token scores 1 for the team with more heroes within ${holdingDistance}#. If you enter the other team’s base, you die. The fallen come back.`,
};

/** The same in one line of a phone. */
const winsInBrief: Readonly<Record<ScenarioId, (goal: number) => string>> = {
  deathmatch: (goal) => `First to ${count(goal, 'kill')}`,
  'gang-fight': () => 'Be the last team standing',
  'capture-the-flag': (goal) => `Carry the flag home: first to ${goal}`,
  'king-of-the-hill': (goal) => `Hold tokens: first to ${goal}`,
};

export const tableWords = {
  wins,
  winsInBrief,
  round: (round: number): string => (round === 0 ? 'Before the first round.' : `Round ${round}.`),
  over: (round: number): string => `The match ended in round ${round}.`,
  turn: (heroes: readonly string[]): string => `Now acting: ${list(heroes)}.`,
  rolls: (name: string, why: string): string => `${name} rolls ${rolls[why] ?? ''}`.trim() + '.',
  has: (name: string, value: string): string => `${name}: ${value}.`,
  picked: (why: PickedDie, pip: Pip): string => pickedText(why, `${terms.pips[pip]} pips`),
  moves: (left: number): string => `${length(left / unit)}# of movement left.`,
  states: { up: '', down: 'down', dead: 'dead' },
  life: (dice: number, most: number): string => `${dice} of ${count(most, 'die', 'dice')}`,
  attacked: 'Has attacked this turn.',
  healsNobody: 'It would do nothing now: nobody on this side has lost a die.',
  casting: (turns: number): string =>
    turns === 0
      ? 'The fiend appears as soon as its caster ends a turn with room for it.'
      : `Casts for ${count(turns, 'more turn')}.`,
  parts: {
    die: 'on the die',
    effects: 'skills and effects',
    poison: 'poison',
    support: 'helpers',
    'foes-in-contact': 'opponents in contact',
    cover: 'cover',
  } as const,
  shot: 'Shot',
  flag: 'Flag',
  token: 'Token',
  base: 'Home base',
  /** @param numbers of a die that lead there */
  spawnPoint: ([one, other]: readonly [number, number]): string =>
    `Spawn point for a roll of ${one} or ${other}`,
  landmarks: { flag: 'the flag', token: 'the token’s circle' },
  /** A painted die in a line: "6: 4 Melee pips; 5: …". */
  die: (
    faces: readonly { readonly face: number; readonly pips: readonly (readonly [Pip, number])[] }[],
  ): string =>
    faces.map(({ face, pips }) => `${face}: ${list(pips.map(([pip, n]) => pipsOf(n, pip)))}`).join('; '),
  /** @param id the kind, or a piece of it: "fence-3" */
  terrain: (id: string): string => terrainNames[id.replace(/-\d+$/, '')] ?? id,
};
