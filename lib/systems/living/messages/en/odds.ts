import { faceNumbersOnCard } from '@/lib/dice/face';
import type { Armour } from '../../sheet/armoury';
import type { Faces, Pip } from '../../sheet/pips';
import type { LayoutProblem } from '../../odds/layout';
import type { HandValue } from '../../odds/values';
import type { AttackMode } from '../../odds/attack-modes';
import type { PipChange } from '../../odds/worth';
import { count, list } from '../../../../language/en';
import { pipsOf, terms } from './terms';
import { skillOddsMessages } from './skill-odds';

const pipNames = ['defence', 'melee', 'ranged', 'magic', 'skill'] as const satisfies readonly Pip[];

/** A chance in per cent: "33.3 %"; what is rare but possible, or all but sure, is never shown as 0 or 100. */
const percent = (chance: number): string => {
  if (chance <= 0) return '0 %';
  if (chance >= 1 - 1e-13) return '100 %';
  if (chance < 0.0005) return '<0.1 %';
  if (chance > 0.9995) return '>99.9 %';
  return `${(chance * 100).toFixed(1)} %`;
};

/** "1.27". */
const figure = (value: number): string => value.toFixed(2);

const values: Readonly<Record<HandValue, string>> = {
  av: 'AV',
  rav: 'RAV',
  mav: 'MAV',
  dv: 'DV',
  mdv: 'MDV',
  green: 'Skill pips',
};

/** How a hero attacks: "Sword", "Knife, thrown", "Fists". */
const modeText = ({ kind, weapon }: AttackMode): string => {
  const type = terms.weaponTypes[weapon?.type ?? 'other'];
  const name = weapon?.name ?? type;
  switch (kind) {
    case 'melee':
      return weapon ? name : 'Fists';
    case 'thrown-in-melee':
      return `${name}, in melee`;
    case 'ranged':
      return weapon ? (weapon.type === 'throwing' ? `${name}, thrown` : name) : 'A shot';
    case 'projectile':
      return `${name}, projectile`;
    case 'spell':
      return 'A spell, 1 MAV per Magic pip';
    case 'boot':
      return 'A Boot to the Head';
  }
};

const dummy = (armour: Armour, shield: boolean): string => {
  const worn = armour === 'none' ? 'cloth' : terms.armours[armour].toLowerCase();
  return `Dummy in ${worn}${shield ? ' with a shield' : ''}`;
};

/** What the command line says about odds. */
const commandLine = {
  hand: (hand: number): string => `  Hand of ${hand}`,
  /** "AV 0: 40.2 %, 2: 59.8 %". */
  spread: (
    value: HandValue,
    chances: readonly { readonly value: number; readonly chance: number }[],
  ): string =>
    `    ${values[value].padEnd(12)}${chances.map((each) => `${each.value}: ${percent(each.chance)}`).join('   ')}`,
  critical: (melee: number, ranged: number): string =>
    `    ${'Critical'.padEnd(12)}melee ${percent(melee)}   ranged ${percent(ranged)}`,
  attack: (
    attacker: string,
    defender: string,
    how: string,
    odds: {
      readonly hit: number;
      readonly hurt: number;
      readonly kill: number;
      readonly damage: number;
    },
  ): string =>
    [
      `  ${attacker} against ${defender}: ${how}, five dice each`,
      `    hits ${percent(odds.hit)}, hurts ${percent(odds.hurt)}, takes all five dice ${percent(odds.kill)}, mean damage ${figure(odds.damage)}`,
    ].join('\n'),
  duel: (
    attacker: string,
    defender: string,
    ending: { readonly win: number; readonly lose: number; readonly draw: number },
  ): string =>
    `  When both only attack: ${attacker} wins ${percent(ending.win)}, ${defender} ${percent(ending.lose)}${ending.draw > 0 ? `, neither ${percent(ending.draw)}` : ''}`,
};

/** A difference with its sign: "+0.12", "-0.30". */
const signed = (value: number): string =>
  Math.abs(value) < 0.005 ? '0.00' : `${value > 0 ? '+' : '−'}${Math.abs(value).toFixed(2)}`;

const points = (value: number): string => {
  const shown = (Math.abs(value) * 100).toFixed(1);
  return shown === '0.0' ? '0.0 %' : `${value > 0 ? '+' : '−'}${shown} %`;
};

/** What a change of one pip is: "1 more Melee pip on the 6-face". */
const change = ({ pip, from, to }: PipChange): string =>
  from === undefined
    ? `1 more ${terms.pips[pip]} pip on the ${terms.face(to)}`
    : `1 ${terms.pips[pip]} pip from the ${terms.face(from)} to the ${terms.face(to)}`;

/** Two heroes on the odds page. */
const fight = {
  attackWith: 'Attacks with',
  answersWith: 'Answers with',
  bestWay: (name: string): string => `The best: ${name}`,
  hand: 'Dice in the Hand',
  cover: 'Opponent in cover',
  allies: 'Allies ganging up',
  allyChoice: (n: number): string => (n === 0 ? 'None' : `${n} (+${n} AV)`),
  attack: {
    title: (own: string, foe: string): string => `${own} attacks ${foe}`,
    hit: 'hits',
    hurt: 'hurts',
    kill: 'takes the last die',
    critical: 'critical hit',
    damage: 'mean damage',
    chart: 'Chances of each damage',
    summary: (damage: number, chance: string, mean: string): string =>
      `Most often ${damage} (${chance}); ${mean} on average.`,
    value: 'Damage',
    chance: 'Chance',
    deadZone: 'This weapon cannot shoot at whoever stands within 1#.',
  },
  hands: {
    title: (name: string): string => `What ${name} rolls`,
    choose: 'Value',
    chart: (value: string): string => `${value} per Hand`,
    summary: (one: string, most: string): string =>
      `At least 1 in ${one} of all rolls with one die, in ${most} with six.`,
    hand: 'Hand',
    dice: (hand: number): string => count(hand, 'die', 'dice'),
    critical: 'Critical hit',
    none: 'No pips are painted on this die yet.',
  },
  duel: {
    title: 'Who wins',
    intro: (own: string, foe: string): string =>
      `${own} wins so often when both only attack: two actions a turn, cards shuffled each phase, reloading when needed. Rows are the Hand of ${own}, columns that of ${foe}.`,
    caption: (own: string): string => `Chance that ${own} wins, by both Hands`,
    first: (own: string, first: string, second: string): string =>
      `With the Hands chosen above ${own} wins ${first} with the first turn of all, and ${second} with the second.`,
    draw: (draw: string): string => `Neither can hurt the other any more: ${draw}.`,
    row: (hand: number, foe: number): string => `${hand} against ${foe}`,
  },
  worth: {
    title: 'What a pip is worth',
    intro: (own: string, foe: string): string =>
      `What one pip more, or one moved, would change for ${own} against ${foe}.`,
    change: 'Change',
    damage: 'Damage',
    lost: 'Dice lost',
    green: 'Skill pip',
    none: 'No pip can be added or moved on this die.',
    more: 'Show all',
    fewer: 'Show the best',
  },
};

/** The strip beside the die in the builder. */
const strip = {
  title: 'Odds with five dice',
  show: 'Show',
  hide: 'Hide',
  against: 'Against',
  link: 'Against a link or code',
  meet: 'Take',
  hit: 'Chance to hit',
  damage: 'Damage an attack',
  lost: 'Dice lost to one',
  green: 'A Skill pip shows',
  layout: 'Best layout',
  more: 'All odds',
  otherGame: 'That hero plays by another game.',
};

/** The best layout, beside the present one. */
const layout = {
  title: 'Best layout',
  description: (foe: string): string =>
    `The best legal die for what matters to you, against: ${foe}. Every die is weighed or ruled out, so none is better.`,
  bestAt: 'Best at',
  modes: { damage: 'Damage', lost: 'Dice kept', skill: 'A skill', mix: 'A mix' },
  hints: {
    damage: 'The most damage that one attack deals on average.',
    lost: 'The fewest dice that one attack of the opponent takes on average.',
    skill: 'The most that one use of a skill comes to on average.',
    mix: 'Each counts as many times as you say, and the sum is to be the highest.',
  },
  matters: { damage: 'Damage dealt', lost: 'Dice lost', skill: 'The skill' },
  amounts: ['Not', '1 ×', '2 ×', '3 ×'],
  /** "2 × damage dealt − 1 × dice lost". */
  sum: (weights: { readonly damage: number; readonly lost: number; readonly skill: number }): string => {
    const parts = [
      { sign: '+', weight: weights.damage, of: 'damage dealt' },
      { sign: '−', weight: weights.lost, of: 'dice lost' },
      { sign: '+', weight: weights.skill, of: 'the skill’s figure' },
    ]
      .filter(({ weight }) => weight > 0)
      .map(
        ({ sign, weight, of }, index) => `${index === 0 && sign === '+' ? '' : `${sign} `}${weight} × ${of}`,
      );
    return parts.length === 0 ? '' : `The sum: ${parts.join(' ')}.`;
  },
  ownDice: 'Your dice',
  foeDice: (foe: string): string => `Dice of ${foe}`,
  foeWay: (foe: string): string => `${foe} attacks with`,
  itsBest: 'Whatever is best against your present die',
  skill: 'Skill',
  anySkills: 'Any',
  need: (magic: number): string =>
    magic === 0 ? 'Any skill: a Skill pip' : `Any spell: a Skill pip and ${count(magic, 'Magic pip')}`,
  ownSkills: (own: string): string => `Skills of ${own}`,
  learnable: (school: string): string => `Could be learned: ${school}`,
  aim: 'What of it',
  works: 'The chance that it works',
  damage: 'Damage and Life lost, of one use',
  traits: 'The die may have',
  searching: 'Searching',
  broken: 'The search broke off. Close this and open it again.',
  present: 'Now',
  best: 'Best',
  figures: { damage: 'Damage', lost: 'Dice lost', skill: 'Skill works', together: 'The sum' },
  found: (how: string, left: number): string =>
    left > 0
      ? `Found. Attack: ${how}. ${terms.points(left)} left, which add nothing to this goal.`
      : `Found. Attack: ${how}. All points are spent.`,
  same: 'Your die is the best one already.',
  take: 'Take this layout',
  problems: {
    'no-goal': 'Nothing counts yet. Say how often something counts.',
    'nothing-serves': 'No legal pip serves this goal. Allow another trait, or wear other armour.',
    'no-legal-die':
      'Your skills or your daemon allow no die of these traits. Allow another trait, or drop a skill.',
  } satisfies Readonly<Record<LayoutProblem['problem'], string>>,
  /** "6-face: 4 Melee pips, 1 Skill pip." for each painted face. */
  faces: (faces: Faces): string =>
    faceNumbersOnCard
      .flatMap((face) => {
        const painted = pipNames.filter((pip) => faces[face][pip] > 0);
        if (painted.length === 0) return [];
        return [`${terms.face(face)}: ${list(painted.map((pip) => pipsOf(faces[face][pip], pip)))}.`];
      })
      .join(' '),
};

/**
 * What is said about odds: charts, tables, the strip beside the die, duels and layouts; only what shows odds loads it, so
 * that the builder's first scripts stay without.
 */
export const livingOddsMessages = {
  percent,
  figure,
  signed,
  points,
  values,
  modeText,
  dummy,
  change,
  commandLine,
  fight,
  strip,
  layout,
  skill: skillOddsMessages(percent, figure),
};
