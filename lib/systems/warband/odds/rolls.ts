import type { Keep } from '../skills/shooters';

export type { Keep } from '../skills/shooters';

/** A roll against a stat. */
export interface Roll {
  /** Sides of the die. */
  readonly die: number;
  readonly stat: number;
  readonly keep: Keep;
  /** Added to the die: -1 helps an attack and hurts a defence. */
  readonly modifier: number;
  /** An animal's: the stat or more hits, less defends; modifiers and natural numbers are turned round; question 8. */
  readonly reversed?: true;
}

/** A number that a roll can come to, with its chance. */
export interface Outcome {
  /** The die that counts, with its modifier. */
  readonly result: number;
  readonly succeeds: boolean;
  readonly chance: number;
}

/** The chances of 1 to `sides` on the die that counts. */
const naturals = (sides: number, keep: Keep): readonly number[] =>
  Array.from({ length: sides }, (_, at) => {
    const natural = at + 1;
    switch (keep) {
      case 'one':
        return 1 / sides;
      case 'lower':
        return (2 * (sides - natural) + 1) / sides ** 2;
      case 'higher':
        return (2 * natural - 1) / sides ** 2;
    }
  });

/** Better and worse of two dice change places where the roll is reversed. */
const turned: Readonly<Record<Keep, Keep>> = { one: 'one', lower: 'higher', higher: 'lower' };

const keepOf = ({ keep, reversed }: Roll): Keep => (reversed ? turned[keep] : keep);

/** How many dice a roll takes. */
export const diceOf = ({ keep }: Pick<Roll, 'keep'>): 1 | 2 => (keep === 'one' ? 1 : 2);

/** The die that counts. */
export const keptOf = (roll: Roll, dice: readonly number[]): number =>
  keepOf(roll) === 'higher' ? Math.max(...dice) : Math.min(...dice);

/** Modified value of a natural number with its modifier, as pushes compare it. */
export const resultOf = ({ modifier, reversed }: Roll, natural: number): number =>
  reversed ? natural - modifier : natural + modifier;

/** A reversed roll is looked at in a mirror. */
const mirrored = (roll: Roll, natural: number): number => (roll.reversed ? roll.die + 1 - natural : natural);
const statOf = ({ die, stat, reversed }: Roll): number => (reversed ? die + 1 - stat : stat);

/** An attack: the stat or below hits, and a natural 1 always does; chapter "Combat", question 1. */
export const hits = (roll: Roll, natural: number): boolean => {
  const seen = mirrored(roll, natural);
  return seen === 1 || seen + roll.modifier <= statOf(roll);
};

/** A defence: above the stat defends, and the highest number of the die always does; chapter "Defense", question 1. */
export const defends = (roll: Roll, natural: number): boolean => {
  const seen = mirrored(roll, natural);
  return seen === roll.die || seen + roll.modifier > statOf(roll);
};

/** A roll to recover: above the stat, an animal's below it; chapter "Wound". */
export const recovers = ({ stat, reversed }: Pick<Roll, 'stat' | 'reversed'>, natural: number): boolean =>
  reversed ? natural < stat : natural > stat;

const outcomes = (roll: Roll, succeeds: (roll: Roll, natural: number) => boolean): readonly Outcome[] =>
  naturals(roll.die, keepOf(roll)).map((chance, at) => ({
    result: resultOf(roll, at + 1),
    chance,
    succeeds: succeeds(roll, at + 1),
  }));

const chanceOf = (all: readonly Outcome[]): number =>
  all.reduce((sum, { succeeds, chance }) => sum + (succeeds ? chance : 0), 0);

const attack = (roll: Roll): readonly Outcome[] => outcomes(roll, hits);

/** @param again in cover or behind a shield: a failed one is rolled again */
const defence = (roll: Roll, again: boolean): readonly Outcome[] => {
  const once = outcomes(roll, defends);
  if (!again) return once;
  const fails = 1 - chanceOf(once);
  return once.map((outcome) => ({
    ...outcome,
    chance: (outcome.succeeds ? outcome.chance : 0) + fails * outcome.chance,
  }));
};

const keeps: readonly Keep[] = ['one', 'lower', 'higher'];

/** A different number for each roll: dice and stats are below 32, modifiers within 32 of 0. */
const keyOf = ({ die, stat, keep, modifier, reversed }: Roll): number =>
  ((((die * 32 + stat) * 3 + keeps.indexOf(keep)) * 64 + modifier + 32) << 1) + (reversed ? 1 : 0);

/** Chances are asked for again and again: each is counted once. */
const counted = (count: (roll: Roll) => number): ((roll: Roll) => number) => {
  const known = new Map<number, number>();
  return (roll) => {
    const key = keyOf(roll);
    let chance = known.get(key);
    if (chance === undefined) {
      chance = count(roll);
      known.set(key, chance);
    }
    return chance;
  };
};

/** The chance that an attack hits, 0 to 1. */
export const hitChance = counted((roll) => chanceOf(attack(roll)));

const defendOnce = counted((roll) => chanceOf(defence(roll, false)));
const defendTwice = counted((roll) => chanceOf(defence(roll, true)));

/** The chance that a hit is defended, 0 to 1. @param again in cover or behind a shield */
export const defendChance = (roll: Roll, again: boolean): number =>
  again ? defendTwice(roll) : defendOnce(roll);

/** The chance that a wounded fighter recovers with one roll: above the stat; chapter "Wound". */
export const recoverChance = (die: number, stat: number): number =>
  Math.min(1, Math.max(0, die - stat) / die);

/**
 * The chance that an attack in melee hits and pushes: it rolls above the defence, whether that holds or not; question 4.
 * @param again behind a shield: of a failed defence the second roll is compared
 */
export const pushChance = (attacking: Roll, defending: Roll, again: boolean): number => {
  const answers = defence(defending, again);
  return attack(attacking).reduce((sum, hit) => {
    if (!hit.succeeds) return sum;
    const below = answers.reduce((less, { result, chance }) => less + (result < hit.result ? chance : 0), 0);
    return sum + hit.chance * below;
  }, 0);
};
