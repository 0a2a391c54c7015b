import { count, length, plural } from '#words/language/words';
import { unit } from '../../../table/table';
import { toldApart } from '../../../skirmish/play/requests';
import type { OptionText } from '../../play-part';
import type { Reason, ValueReason } from '../match/state/event';
import type { Names } from '../match/report/names';
import type { About, Option } from '../match/state/option';
import type { CornerId } from '../match/state/situation';
import { tableValues } from '../rules/table-values';
import type { Attack } from '../sheet/pips';
import { findDragonSkill } from '../skills/dragons';
import { findSlayerSkill } from '../skills/slayers';
import {
  dragonText,
  slayerText,
  wholeDragonText,
  wholeSlayerText,
} from '#words/systems/draco/messages/skill-text';
import { terms } from '#words/systems/draco/messages/terms';

/** Headings that options are grouped under. */
export const groups = {
  movement: 'Movement',
  attacks: 'Attacks',
  skills: 'Skills',
  recovery: 'Recovery',
  choice: '',
} as const;

/** Ids of the ranges that options name. */
export const rangeIds = { bow: 'bow', breath: 'breath' } as const;

/** Context that the text of an option needs. */
export interface Telling {
  readonly about: About;
  readonly names: Names;
  /** It is the dragon who is asked. */
  readonly isHers: boolean;
  /** The dragon, where a slayer is asked. */
  readonly foe?: number;
  /** Inches of a movement. */
  readonly inches: number;
  /** Id of the range that an attack shows: the bow's, or that of her skill. */
  readonly range: string | undefined;
  /** How a slayer attacks; undefined for the dragon. */
  readonly attackOf: (figure: number) => Attack | undefined;
  /** Number on the die beside one of the dragon's cards. */
  readonly cardDie: (card: number) => number;
  /** The AV of a die of hers on a card, and what her skill adds on that face. */
  readonly pick: (face: number, card: number) => { readonly av: number; readonly brings: string };
}

const places = (at: { readonly x: number; readonly y: number }): string =>
  `${length(at.x / unit)}″ from the left and ${length(at.y / unit)}″ from the top`;

const agreeing: Readonly<Partial<Record<About['about'], string>>> = {
  'strike-leaver': 'Attack first',
  'break-away': 'Break away',
};
const declining: Readonly<Partial<Record<About['about'], string>>> = {
  'strike-leaver': 'Let them go',
  'break-away': 'Stay in contact',
  card: 'No other card',
};

const ranged = (range: string | undefined) => (range === undefined ? {} : { range });

export const effectOf = (id: string): Pick<OptionText, 'effect' | 'brief'> => {
  const [slayers, dragons] = [findSlayerSkill(id), findDragonSkill(id)];
  if (slayers) {
    const [first] = slayerText(slayers).suns;
    // No answer has room for the word's meaning at its side.
    const effect = wholeSlayerText(slayers).replace('With a sun:', 'With a sun (a 6):');
    return { effect, ...(first !== undefined && { brief: first }) };
  }
  if (!dragons) return {};
  const told = dragonText(dragons);
  const first = dragons.insteadOfAttack ? told[1] : told[0];
  return { effect: wholeDragonText(dragons), ...(first !== undefined && { brief: first }) };
};

const recoverEffect = `Face down until your next upkeep. Then you regain ${terms.dice(tableValues.recovered)}, unless you were attacked or hurt.`;

/** Whether a slayer's skill attacks the dragon, or does something else to her. */
const aimsAtDragon = (id: string): boolean => {
  const skill = findSlayerSkill(id);
  if (!skill) return false;
  return (
    skill.use === 'attack' ||
    skill.suns.some(
      (act) =>
        act.act === 'magic-attack' ||
        act.act === 'damage' ||
        act.act === 'less-dv' ||
        act.act === 'push' ||
        (act.act === 'give' && act.to !== 'self' && act.to !== 'friend'),
    )
  );
};

/** Gains and costs of stepping into contact. @param attack of the figure that steps in; undefined for the dragon */
const meetingText = (mover: string, attack: Attack | undefined): string => {
  const stops = `${mover} stops there.`;
  switch (attack) {
    case undefined:
      return `${stops} You can attack ${mover} with your claws, and leaving takes a whole action.`;
    case 'dagger':
      return `${stops} You can strike with your daggers, but claws can strike you, and leaving takes a whole action.`;
    case 'bow':
      return `${stops} Claws can strike you, you’re too close to shoot, and leaving takes a whole action.`;
    case 'magic':
      return `${stops} Claws can strike you, and leaving takes a whole action. Your spells reach as far as before.`;
  }
};

const optionText = (option: Option, telling: Telling): OptionText => {
  const { about, names, isHers, range } = telling;
  switch (option.pick) {
    case 'move':
      return {
        text: `Move up to ${terms.inches(telling.inches)}`,
        group: groups.movement,
      };
    case 'leave':
      return { text: 'Leave contact, 1″ away', group: groups.movement, isRolled: true };
    case 'attack':
      return {
        text: `Attack ${names.of(option.target)}`,
        group: groups.attacks,
        target: option.target,
        ...(!isHers && ranged(range)),
        isRolled: true,
      };
    case 'skill': {
      const name = terms.skill(option.skill);
      const told = effectOf(option.skill);
      if (!isHers)
        return {
          text: `Use ${name}`,
          group: groups.skills,
          ...told,
          ...(telling.foe !== undefined && aimsAtDragon(option.skill) && { target: telling.foe }),
          ...ranged(range),
          isRolled: true,
        };
      return option.target < 0
        ? { text: `Use ${name} instead of an attack`, group: groups.skills, ...told }
        : {
            text: `Attack ${names.of(option.target)} with ${name}`,
            group: groups.skills,
            ...told,
            target: option.target,
            ...ranged(range),
            isRolled: true,
          };
    }
    case 'recover':
      return { text: 'Recover (takes both actions)', group: groups.recovery, effect: recoverEffect };
    case 'end':
      return { text: 'End turn', group: groups.choice, isEnd: true };
    case 'yes':
      return {
        text: agreeing[about.about] ?? 'Yes',
        group: groups.choice,
        ...(about.about === 'strike-leaver' && { target: about.figure, isRolled: true }),
      };
    case 'no':
      if (about.about === 'meet')
        return { text: `Let ${names.of(about.figure)} pass`, group: groups.choice, isEnd: true };
      return { text: declining[about.about] ?? 'No', group: groups.choice, isEnd: true };
    case 'figure':
      if (about.about === 'meet')
        return {
          text: `${names.of(option.figure)} steps into contact`,
          group: groups.choice,
          target: option.figure,
          note: meetingText(names.of(about.figure), telling.attackOf(option.figure)),
        };
      return { text: names.of(option.figure), group: groups.choice, target: option.figure };
    case 'card': {
      const die = telling.cardDie(option.card);
      const shows =
        about.about === 'first-card' ? '' : die > 0 ? `, its die shows ${die}` : ', without a die';
      return {
        text: `${tableWords.numbered(option.card, names.card(option.card))}${shows}`,
        group: groups.choice,
      };
    }
    case 'die': {
      const { av, brings } = telling.pick(option.face, option.card);
      return {
        text: `A ${option.face} on ${names.card(option.card)}: AV ${av}${brings === '' ? '' : `. ${brings}`}`,
        group: groups.choice,
        ...(about.about === 'die' && { target: about.target }),
        // With AV 0 the slayer has nothing to defend against.
        ...(av > 0 ? { isRolled: true } : { warning: tableWords.harmless }),
      };
    }
    case 'place':
      return { text: `To ${places(option.at)}`, group: groups.choice };
  }
};

/** How each option of a request is told; two that would be told alike are numbered. */
export const optionTexts = (options: readonly Option[], telling: Telling): readonly OptionText[] =>
  toldApart(options.map((option) => optionText(option, telling)));

const reasons: Readonly<Record<Reason, string>> = {
  attack: 'to attack',
  defence: 'to defend',
  skill: 'for a skill',
};

const corners: Readonly<Record<CornerId, string>> = {
  'north-west': 'top left',
  'north-east': 'top right',
  'south-east': 'bottom right',
  'south-west': 'bottom left',
};

const valueReasons: Readonly<Record<ValueReason['reason'], string>> = {
  skill: 'from the skill',
  dazed: terms.counters.dazed,
  scales: terms.skill('thickening-scales'),
  exposed: terms.counters.exposed,
};

/** Words on the play table. */
export const tableWords = {
  wins: `The slayers win when the dragon is dead, and the dragon wins when all four slayers are dead. After pile ${tableValues.piles} it’s a draw.`,
  /** The same in one line of a phone. */
  winsInBrief: 'Kill the dragon, or all four slayers',
  turn: {
    slayers: (corner: CornerId, left: number): string =>
      `Place the slayers in the ${corners[corner]} corner: ${left} left.`,
    trees: (left: number): string =>
      `Take turns placing trees, the dragon first: ${count(left, 'tree')} left.`,
    firstCard: 'Choose the dragon’s first card.',
    pile: (pile: number, left: number): string =>
      `Initiative pile ${pile} of ${tableValues.piles}, ${count(left, 'card')} left.`,
    /** In the turn of somebody else. @param meets else it strikes whoever leaves */
    mayReact: (pile: number, who: string, meets: boolean): string =>
      `Pile ${pile} of ${tableValues.piles}. ${who} may ${meets ? 'step in' : 'attack first'}.`,
    over: (pile: number): string => `The match ended in initiative pile ${pile}.`,
    acts: (who: string, left: number): string =>
      left === 0 ? `${who}: last action.` : `${who}: ${count(left, 'action')} left.`,
  },
  withCard: (dragon: string, card: string): string => `${dragon} with ${card}`,
  herCard: (dragon: string, card: string): string => `${dragon}: ${card}`,
  numbered: (card: number, name: string): string =>
    name === String(card + 1) ? `Card ${name}` : `${card + 1} ${name}`,
  card: (
    skill: string | undefined,
    is: {
      readonly isDown: boolean;
      readonly waits: boolean;
      readonly isNow: boolean;
      readonly isSpent: boolean;
    },
  ): string =>
    [
      ...(skill === undefined ? [] : [`${terms.skill(skill)}${is.isSpent ? ', used up' : ''}`]),
      ...(is.isDown ? ['face down'] : []),
      ...(is.waits ? ['joins the next shuffle'] : []),
      ...(is.isNow ? ['came up'] : []),
    ].join(', '),
  life: (dice: number, most: number): string => `${dice} of ${terms.dice(most)}`,
  states: { dead: 'dead', off: 'not placed yet', recovering: 'recovering, card face down' },
  notes: {
    acts: (left: number): string => `${count(left, 'action')} left.`,
    scales: (by: number): string => `+${by} DV for the rest of the game.`,
    goaded: (by: string): string => `Goaded by ${by}.`,
    slayer: (attack: Attack, skills: readonly string[]): string =>
      `${terms.attacks[attack]}${skills.length > 0 ? `: ${skills.map(terms.skill).join(', ')}` : ''}.`,
  },
  rolls: (name: string, dice: number, why: Reason): string =>
    `${name} rolls ${terms.dice(dice)} ${reasons[why]}.`,
  rollsSkill: (name: string, dice: number, skill: string, suns: number): string =>
    `${name} rolls ${terms.dice(dice)} for ${terms.skill(skill)}: ${suns === 0 ? 'no sun' : count(suns, 'sun')}.`,
  harmless: 'With AV 0 the attack can’t do damage.',
  named: (face: number, card: string | undefined): string =>
    card === undefined
      ? `A ${face} picks none of her five cards.`
      : face === 6
        ? `A 6: she picks ${card} of her five cards.`
        : `A ${face} picks ${card} of her five cards: the die beside it falls.`,
  firstCard: (card: string): string => `The roll for her first card: ${card}.`,
  hurts: (name: string): string => `Damage from the attack on ${name}.`,
  values: { av: 'AV', dv: 'DV', damage: 'Damage' },
  /** Words behind the number of symbols: "shields on Maw", "symbol on the die". */
  symbolsOn: (value: 'av' | 'dv', n: number, card: string | undefined): string =>
    `${value === 'av' ? plural(n, 'symbol', 'symbols') : plural(n, 'shield', 'shields')} on ${card ?? 'the die'}`,
  because: valueReasons,
  guarded: terms.counters.guarded,
  ranges: { bow: 'Bow', breath: (skill: string): string => terms.skill(skill) },
  tree: 'Tree',
};
