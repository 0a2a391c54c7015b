import { capital, count, length } from '#words/language/words';
import { unit, type Point, type Units } from '../../../table/table';
import type { OptionText } from '../../play-part';
import type { Reason } from '../match/state/event';
import type { Figure } from '../match/state/figure';
import type { Card } from '../match/state/card';
import type { About, Option } from '../match/state/option';
import { holdingDistance } from '../scenarios/place';
import { mostTurns, type ScenarioId } from '../scenarios/scenario';
import type { SkillId } from '../skills/ask';
import type { Names } from '#words/systems/warband/messages/match-log';
import { skillName } from '#words/systems/warband/messages/match-set-up';
import { commandText, roleTexts } from '#words/systems/warband/messages/roles';
import { terms } from '#words/systems/warband/messages/terms';
import { terrainNames } from '#words/systems/warband/messages/kit-parts';

/** Headings that group options. */
export const optionGroups = {
  movement: 'Movement',
  attacks: 'Attacks',
  skills: 'Skills',
  recovery: 'Recovery',
  choice: '',
} as const;

const places = (at: { readonly x: number; readonly y: number }): string =>
  `${length(at.x / unit)}″ from the left and ${length(at.y / unit)}″ from the top`;

/** Labels for declining, by request. */
const declines: Readonly<Partial<Record<About['about'], string>>> = {
  landing: 'Don’t climb or jump',
  step: 'Stay put',
  instead: 'Nobody: the master takes it',
  attack: 'No attack',
  act: 'No attack',
  order: 'No action',
  succeeded: 'Don’t rush or move',
};

/** How deep a jump falls, and the hits that it makes. */
export interface Fall {
  readonly depth: Units;
  readonly hits: number;
}

const inchesText = (units: Units): string => terms.inches(Number((units / unit).toFixed(1)));

/** "Jump to ..., for 1 inch of the move: falls 2 inches, 1 hit". */
const landingText = ({ how, at, cost }: Extract<Option, { pick: 'landing' }>, fall: Fall): OptionText => {
  const hits = how === 'jump' ? fall.hits : 0;
  const to = `${how === 'climb' ? 'Climb' : 'Jump'} to ${places(at)}, using ${inchesText(cost)} of the move`;
  return {
    text: hits > 0 ? `${to}: falls ${inchesText(fall.depth)}, ${count(hits, 'hit')}` : to,
    group: optionGroups.movement,
    ...(hits > 0 && { isRolled: true }),
  };
};

/** @param names of figures; @param isSeveral several figures act, so that each is named */
/** A skill, and what it does when its roll succeeds. */
export const toldOf = (effect: string): Pick<OptionText, 'effect' | 'brief'> => ({
  effect,
  brief: capital(/Success: (?<does>.*)/su.exec(effect)?.groups?.['does'] ?? effect),
});

const optionText = (
  option: Option,
  about: About,
  names: Names,
  isSeveral: boolean,
  fallTo: (at: Point) => Fall,
): OptionText => {
  const of = (figure: number): string => (isSeveral ? `${names(figure)}: ` : '');
  switch (option.pick) {
    case 'activate':
      return {
        text: `${names(option.figure)}${option.with ? ', together with the minions' : ''}`,
        group: optionGroups.choice,
        target: option.figure,
      };
    case 'team':
      return {
        text: `${names(option.figure)} and ${names(option.rookie)} as a fire team with ${names(option.specialist)}`,
        group: optionGroups.choice,
        target: option.figure,
      };
    case 'move':
      return { text: `${of(option.figure)}Move`, group: optionGroups.movement };
    case 'strike':
      return {
        text: `${of(option.figure)}Attack ${names(option.target)}`,
        group: optionGroups.attacks,
        target: option.target,
        range: 'melee',
        isRolled: true,
      };
    case 'shoot':
      return {
        text: `${of(option.figure)}Shoot at ${names(option.target)}`,
        group: optionGroups.attacks,
        target: option.target,
        range: option.shooter,
        isRolled: true,
      };
    case 'volley':
      return {
        text: `Fire the gun at ${names(option.target)}`,
        group: optionGroups.attacks,
        target: option.target,
        isRolled: true,
      };
    case 'use':
      if (about.about === 'succeeded') return { text: 'Rush and attack', group: optionGroups.movement };
      return {
        text: `${of(option.figure)}Use ${skillName(option.skill)}`,
        group: optionGroups.skills,
        ...toldOf(option.skill === 'command' ? commandText : roleTexts[option.skill]),
        isRolled: true,
      };
    case 'merge':
      return { text: `${of(option.figure)}Become one again`, group: optionGroups.skills, isRolled: true };
    case 'recover':
      return { text: `${of(option.figure)}Recover`, group: optionGroups.recovery, isRolled: true };
    case 'end':
      return {
        text: about.about === 'act' ? 'End activation' : 'Do nothing',
        group: optionGroups.choice,
        isEnd: true,
      };
    case 'rest':
      return { text: 'Place the rest for me', group: optionGroups.choice, isEnd: true, isUsual: true };
    case 'no':
      return { text: declines[about.about] ?? 'Neither', group: optionGroups.choice, isEnd: true };
    case 'figure':
      return {
        text: names(option.figure),
        group: optionGroups.choice,
        target: option.figure,
        ...((about.about === 'aim' || about.about === 'attack') && { isRolled: true }),
      };
    case 'step':
      return { text: `Step to ${places(option.at)}`, group: optionGroups.choice };
    case 'landing':
      return landingText(option, fallTo(option.at));
  }
};

/** How each option of a request is told; those that would be told alike are numbered. @param fallTo how deep a jump falls */
export const optionTexts = (
  options: readonly Option[],
  about: About,
  names: Names,
  fallTo: (at: Point) => Fall,
): readonly OptionText[] => {
  const acting = new Set(options.flatMap((option) => ('figure' in option ? [option.figure] : [])));
  const counts = new Map<string, number>();
  return options.map((option) => {
    const text = optionText(option, about, names, about.about === 'act' && acting.size > 1, fallTo);
    const nth = (counts.get(text.text) ?? 0) + 1;
    counts.set(text.text, nth);
    return nth === 1 ? text : { ...text, text: `${text.text} (${nth})` };
  });
};

const rolledFor: Readonly<Record<Reason, string>> = {
  attack: 'to attack',
  defence: 'to defend',
  recover: 'to recover',
  skill: 'for a skill',
};

const outcomes: Readonly<Record<Reason, readonly [works: string, fails: string]>> = {
  attack: ['it hits', 'it misses'],
  defence: ['the defence succeeds', 'the defence fails'],
  recover: ['recovered', 'not recovered'],
  skill: ['it works', 'it fails'],
};

const gearOf = ({ melee, shooter, shield }: Card): readonly string[] => [
  ...(melee ? [terms.gears.melee] : []),
  ...(shooter ? [terms.classes[shooter].toLowerCase()] : []),
  ...(shield ? [terms.gears.shield] : []),
];

/** "Boss: Command. Rolls a D10, a die with 10 sides; stat 5. Melee weapon, light shooter." */
const cardText = (card: Card, skills: readonly SkillId[]): readonly string[] => {
  const gear = gearOf(card).join(', ');
  return [
    `${terms.ranks[card.rank]}${skills.length > 0 ? `: ${skills.map(skillName).join(', ')}` : ''}.`,
    `Rolls a ${terms.die(card.die)}, a die with ${card.die} sides; stat ${card.stat}.`,
    ...(gear === '' ? [] : [`${gear.charAt(0).toUpperCase()}${gear.slice(1)}.`]),
  ];
};

const states: Readonly<Record<Figure['life'], string>> = {
  up: '',
  prone: 'prone',
  'face-down': 'face down',
  away: '',
  out: 'out',
};

/** Texts on the play table. */
export const tableWords = {
  wins: {
    carnage: `After turn ${mostTurns} the side with more fighters standing wins. If only one side is left, it wins at once.`,
    'king-of-the-hill': `The side with the most points after turn ${mostTurns} wins. Each turn, a token scores 1 for the side with more standing fighters within ${holdingDistance}″.`,
    treasure: `Bring two of the three treasures to your corner to win at once. After turn ${mostTurns} the side that has brought home more of them wins.`,
  } satisfies Readonly<Record<ScenarioId, string>>,
  /** The same in one line of a phone. */
  winsInBrief: {
    carnage: 'Have more fighters standing',
    'king-of-the-hill': 'Hold tokens: most points win',
    treasure: 'Bring two treasures to your corner',
  } satisfies Readonly<Record<ScenarioId, string>>,
  turn: (turn: number, warband: string, left: number): string =>
    `Turn ${turn} of ${mostTurns}. ${warband}: ${left === 0 ? 'the last fighter acts' : `${left} still to act`}.`,
  /** In the turn of somebody else. */
  mayStep: (turn: number, name: string): string => `Turn ${turn} of ${mostTurns}. ${name} may step in.`,
  scored: { one: 'treasure', many: 'treasures' },
  setUp: 'Place the fighters.',
  over: (turn: number): string => `The match ended in turn ${turn}.`,
  rolls: (name: string, why: Reason, die: number, stat: number, works: boolean): string =>
    `${name} rolls a ${terms.die(die)} ${rolledFor[why]}, stat ${stat}: ${outcomes[why][works ? 0 : 1]}.`,
  result: 'Result',
  parts: { die: 'on the die that counts', modifiers: 'from skills and friends' },
  life: (wounds: number, most: number): string =>
    wounds === 0 ? 'no wounds' : `${wounds} of ${count(most, 'wound')}`,
  loss: (lost: number, isOut: boolean): string => (isOut ? 'out' : count(lost, 'wound')),
  states,
  notes: {
    card: cardText,
    activated: 'Activated.',
    acts: (left: number): string => `${count(left, 'action')} left.`,
    ignored: 'Has ignored a wound this turn.',
    losesNext: 'Loses the next activation.',
    animal: 'In animal shape.',
    half: 'Half of a Doppelganger.',
    minion: 'A minion.',
    treasure: 'Carries a treasure.',
    gun: 'Carries the gun of the fire team.',
  },
  ranges: { melee: 'Melee', shot: 'Shots' },
  spawnPoint: 'Spawn point',
  hill: 'Token',
  treasure: 'Treasure',
  home: 'Treasure, home',
  landmarks: { hill: 'the token’s circle', treasure: 'the treasure' },
  terrain: (id: string): string => (id.startsWith('house') ? terrainNames.house : terrainNames.forest),
};
