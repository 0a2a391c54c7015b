import { faceNumbersOnCard, type FaceNumber } from '../../dice/face';
import { count, list, possessive, terms } from '#words/language/words';
import { figure, percent } from '#words/painted-die/messages/odds-numbers';
import type { FacesOf } from '../die';
import type { LayoutProblem } from '../odds/layout';
import type { Weights } from '../odds/layout-goal';
import type { HandValue } from '../odds/values';
import type { PipChange } from '../odds/worth';

/** A game's names for the subjects of its odds. */
export interface OddsNames<Pip extends string> {
  readonly pips: Readonly<Record<Pip, string>>;
  readonly values: Readonly<Record<HandValue, string>>;
  /** Dice that a hero has left; by default the Hand. */
  readonly pool?: string;
  /** The most dice that are counted with: "six". */
  readonly mostDice: string;
  /** How a duel goes: "two actions a turn, reloading when needed". */
  readonly duel: string;
  /** Summoned creature: "your daemon". */
  readonly summoned: string;
}

/** Words for odds: charts, tables, the strip beside the die, duels and layouts. */
export const oddsWords = <Pip extends string>({
  pips,
  values,
  pool = 'Hand',
  mostDice,
  duel,
  summoned,
}: OddsNames<Pip>) => {
  /** In the order of a Hero Card. */
  const pipNames = Object.keys(pips) as Pip[];
  const faceName = (face: FaceNumber): string => `${face}-face`;

  /** Texts of the command line about odds. */
  const commandLine = {
    hand: (hand: number): string => `  ${pool} of ${hand}`,
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
        `    hits ${percent(odds.hit)}, hurts ${percent(odds.hurt)}, takes all five dice ${percent(odds.kill)}, average damage ${figure(odds.damage)}`,
      ].join('\n'),
    duel: (
      attacker: string,
      defender: string,
      ending: { readonly win: number; readonly lose: number; readonly draw: number },
    ): string =>
      `  If both only attack: ${attacker} wins ${percent(ending.win)}, ${defender} ${percent(ending.lose)}${ending.draw > 0 ? `, neither ${percent(ending.draw)}` : ''}`,
  };

  /** Words for a change of one pip: "1 more Melee pip on the 6-face". */
  const change = ({ pip, from, to }: PipChange<Pip>): string =>
    from === undefined
      ? `1 more ${pips[pip]} pip on the ${faceName(to)}`
      : `1 ${pips[pip]} pip moved from the ${faceName(from)} to the ${faceName(to)}`;

  /** Two heroes on the odds page. */
  const fight = {
    attackWith: 'Attacks with',
    answersWith: 'Fights back with',
    bestWay: (name: string): string => `Best: ${name}`,
    hand: `Dice in the ${pool}`,
    cover: 'Opponent in cover',
    allies: 'Allies ganging up',
    allyChoice: (n: number): string => (n === 0 ? 'None' : `${n} (+${n} AV)`),
    attack: {
      title: (own: string, foe: string): string => `${own} attacks ${foe}`,
      hit: 'hits, before defence',
      hurt: 'hurts',
      kill: 'takes the last die',
      critical: 'critical hit',
      damage: 'average damage',
      chart: 'Odds of each amount of damage',
      summary: (damage: number, chance: string, mean: string): string =>
        `Most often ${damage} damage (${chance}); ${mean} on average, misses included.`,
      value: 'Damage',
      chance: 'Chance',
    },
    hands: {
      title: (name: string): string => `What ${name} rolls`,
      choose: 'Value',
      chart: (value: string): string => `${value} by dice in the ${pool}`,
      summary: (one: string, most: string): string =>
        `1 or more: ${one} of rolls with one die, ${most} with ${mostDice}.`,
      hand: pool,
      dice: (hand: number): string => count(hand, 'die', 'dice'),
      critical: 'Critical hit',
      none: 'This die has no pips yet.',
      /** Full explanation of a value: no sentence before it has the table's abbreviations. @param pip its pips */
      explained: (value: HandValue, pip: string): string => {
        const of = `the most ${pip} pips on any one die of the ${pool}`;
        switch (value) {
          case 'av':
            return `${values.av} is the attack value in melee: ${of}. The target’s ${values.dv} is subtracted from it.`;
          case 'rav':
            return `${values.rav} is the attack value of a shot or throw: ${of}. The target’s ${values.dv} is subtracted from it.`;
          case 'mav':
            return `${values.mav} is the attack value of a spell: ${of}. The target’s ${values.mdv} is subtracted from it.`;
          case 'dv':
            return `${values.dv} is the defence value: ${of}. It is subtracted from the attacker’s ${values.av} or ${values.rav}.`;
          case 'mdv':
            return `${values.mdv} is the defence value against magic: ${of}. It is subtracted from the ${values.mav} of a spell.`;
          case 'green':
            return `All ${pip} pips of the ${pool} count together. A skill needs at least one, and many get stronger with each extra pip.`;
        }
      },
    },
    duel: {
      title: 'If both only attack',
      intro: (own: string, foe: string): string =>
        `How often ${own} wins if both only attack: ${duel}. Rows: dice in ${possessive(own)} ${pool}. Columns: dice in ${possessive(foe)} ${pool}.`,
      caption: (own: string): string => `Chance that ${own} wins, by the dice in both ${pool}s`,
      /** The Hands are those chosen above; whose turn comes first is as likely for both. */
      verdict: (own: string, chance: string): string => `${own} wins ${chance} of these duels.`,
      first: (first: string, second: string): string =>
        `${first} when going first, ${second} when going second.`,
      draw: (draw: string): string => `Neither can hurt the other any more: ${draw}.`,
      row: (hand: number, foe: number): string => `${hand} against ${foe}`,
    },
    worth: {
      title: 'What a pip is worth',
      intro: (own: string, foe: string): string =>
        `What adding or moving one pip would change for ${own} against ${foe}.`,
      change: 'Change',
      damage: 'Damage',
      lost: 'Dice lost',
      green: 'Skill pip',
      none: 'You can’t add or move a pip on this die.',
      useless: 'Adding or moving a pip changes nothing against this opponent.',
      /** Changes without an effect, which are left out. */
      others: (n: number): string =>
        `${count(n, 'other change makes', 'other changes make')} no difference here.`,
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
    link: 'Against a hero from a link or code',
    meet: 'Use this hero',
    hit: 'Hits, before defence',
    damage: 'Damage per attack',
    lost: 'Dice lost per enemy attack',
    green: 'Shows a Skill pip',
    layout: 'Optimise pips',
    more: 'All odds',
    otherGame: 'That hero is from another game.',
  };

  /** The best layout, beside the present one. */
  const layout = {
    title: 'Best pips',
    description: (foe: string): string =>
      `The best legal die for what matters to you, against ${foe}. Pipsmith checks every possible die, so there’s no better one.`,
    bestAt: 'Best at',
    modes: { damage: 'Damage', lost: 'Dice kept', skill: 'A skill', mix: 'A mix' },
    hints: {
      damage: 'The most damage per attack, on average.',
      lost: 'The fewest dice lost per enemy attack, on average.',
      skill: 'The most from one use of a skill, on average.',
      mix: 'You say how much each one counts; the highest sum wins.',
    },
    matters: { damage: 'Damage dealt', lost: 'Dice lost', skill: 'The skill' },
    amounts: ['Ignore', '1 ×', '2 ×', '3 ×'],
    /** "2 × damage dealt − 1 × dice lost". */
    sum: (weights: Weights): string => {
      const parts = [
        { sign: '+', weight: weights.damage, of: 'damage dealt' },
        { sign: '−', weight: weights.lost, of: 'dice lost' },
        { sign: '+', weight: weights.skill, of: 'the skill’s result' },
      ]
        .filter(({ weight }) => weight > 0)
        .map(
          ({ sign, weight, of }, index) =>
            `${index === 0 && sign === '+' ? '' : `${sign} `}${weight} × ${of}`,
        );
      return parts.length === 0 ? '' : `The sum: ${parts.join(' ')}.`;
    },
    ownDice: 'Your dice',
    foeDice: (foe: string): string => `${possessive(foe)} dice`,
    foeWay: (foe: string): string => `${foe} attacks with`,
    itsBest: 'Its best attack against your die',
    skill: 'Skill',
    anySkills: 'Any',
    need: (magic: number): string =>
      magic === 0 ? 'Any skill: a Skill pip' : `Any spell: a Skill pip and ${count(magic, 'Magic pip')}`,
    ownSkills: (own: string): string => `${possessive(own)} skills`,
    learnable: (school: string): string => `You could learn: ${school}`,
    aim: 'Make the most of',
    works: 'Chance that it works',
    damage: 'Damage and Life lost per use',
    traits: 'The die may have',
    searching: 'Searching',
    broken: 'The search stopped early. Close this and open it again.',
    present: 'Now',
    best: 'Best',
    figures: { damage: 'Damage', lost: 'Dice lost', skill: 'Skill works', together: 'The sum' },
    found: (how: string, left: number): string =>
      left > 0
        ? `Best die found, attacking with: ${how}. Spending the rest (${terms.points(left)}) wouldn’t help with this goal.`
        : `Best die found, attacking with: ${how}. All points are spent.`,
    same: 'Your die is already the best one.',
    take: 'Use these pips',
    problems: {
      'no-goal': 'Nothing counts yet. Choose at least one thing to count.',
      'nothing-serves': 'No legal pip helps with this goal. Allow another trait, or change the armour.',
      'no-legal-die': `Your skills or ${summoned} don’t allow a die with these traits. Allow another trait, or remove a skill.`,
    } satisfies Readonly<Record<LayoutProblem['problem'], string>>,
    /** "6-face: 4 Melee pips, 1 Skill pip." for each painted face. */
    faces: (faces: FacesOf<Pip>): string =>
      faceNumbersOnCard
        .flatMap((face) => {
          const painted = pipNames.filter((pip) => faces[face][pip] > 0);
          if (painted.length === 0) return [];
          return [
            `${faceName(face)}: ${list(painted.map((pip) => count(faces[face][pip], `${pips[pip]} pip`)))}.`,
          ];
        })
        .join(' '),
  };

  /** A skill of a hero, or of somebody with him. */
  const skill = {
    title: (own: string): string => `One of ${possessive(own)} skills`,
    choose: 'Skill',
    unknown: (id: string): string =>
      `The link asks for the skill “${id}”, which this hero doesn’t have or doesn’t roll for. Here’s the hero’s first skill instead.`,
    none: (own: string): string => `${own} has no skills.`,
    works: 'works',
    hand: pool,
    chart: (name: string): string => `${name}: chance that it works, by dice in the ${pool}`,
    summary: (one: string, most: string): string => `${one} with one die, ${most} with ${mostDice}.`,
    damage: (foe: string): string => `Damage and Life lost by ${foe}`,
    damageNote: (how: string | undefined): string =>
      how === undefined ? 'on average per use' : `on average per use with ${how}`,
    means: `Average with this ${pool}`,
    noNumber: 'This skill’s numbers don’t depend on the roll.',
    /** "Slowed counters given: 1.20 on average when it works (58.3 % of rolls), 0.70 counting the failures." */
    mean: (label: string, chance: number, working: number, overall: number): string =>
      chance === 0
        ? `${label}: never with this die.`
        : `${label}: ${figure(working)} on average when it works (${percent(chance)} of rolls), ${figure(overall)} counting the failures.`,
  };

  return { pips, values, change, commandLine, fight, strip, layout, skill };
};

export type OddsWords<Pip extends string = string> = ReturnType<typeof oddsWords<Pip>>;

/** A skill's page beside the builder. */
export const skillBeside = {
  openPage: 'Full rules',
  close: 'Close',
  chances: 'Chance of at least this many pips, by number of dice',
  chance: (share: number): string => {
    const percent = Math.round(share * 100);
    if (share > 0 && percent === 0) return '<1\u00a0%';
    return share < 1 && percent === 100 ? '>99\u00a0%' : `${percent}\u00a0%`;
  },
  fiveDice: 'Average with five dice',
};
