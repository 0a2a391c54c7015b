/** Which die counts where two are rolled. */
export type Keep = 'one' | 'lower' | 'higher';

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

/** What the better and the worse of two dice are changes sides with the die. */
const turned: Readonly<Record<Keep, Keep>> = { one: 'one', lower: 'higher', higher: 'lower' };

/** @param succeeds of a roll that is not reversed; one that is, is looked at in a mirror */
const outcomes = (
  { die, stat, keep, modifier, reversed }: Roll,
  succeeds: (result: number, natural: number, stat: number) => boolean,
): readonly Outcome[] =>
  naturals(die, reversed ? turned[keep] : keep).map((chance, at) => {
    const natural = at + 1;
    if (!reversed) {
      const result = natural + modifier;
      return { result, chance, succeeds: succeeds(result, natural, stat) };
    }
    const mirrored = die + 1 - natural;
    return {
      result: natural - modifier,
      chance,
      succeeds: succeeds(mirrored + modifier, mirrored, die + 1 - stat),
    };
  });

const chanceOf = (all: readonly Outcome[]): number =>
  all.reduce((sum, { succeeds, chance }) => sum + (succeeds ? chance : 0), 0);

/** An attack: the stat or below hits, and a natural 1 always does; chapter "Combat", question 1. */
const attack = (roll: Roll): readonly Outcome[] =>
  outcomes(roll, (result, natural, stat) => natural === 1 || result <= stat);

/**
 * A defence: above the stat defends, and the highest number of the die always does; chapter "Defense", question 1.
 * @param again in cover or behind a shield: a failed one is rolled again
 */
const defence = (roll: Roll, again: boolean): readonly Outcome[] => {
  const once = outcomes(roll, (result, natural, stat) => natural === roll.die || result > stat);
  if (!again) return once;
  const fails = 1 - chanceOf(once);
  return once.map((outcome) => ({
    ...outcome,
    chance: (outcome.succeeds ? outcome.chance : 0) + fails * outcome.chance,
  }));
};

/** The chance that an attack hits, 0 to 1. */
export const hitChance = (roll: Roll): number => chanceOf(attack(roll));

/** The chance that a hit is defended, 0 to 1. @param again in cover or behind a shield */
export const defendChance = (roll: Roll, again: boolean): number => chanceOf(defence(roll, again));

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
