/**
 * Results of a skill in a match. Beside these two it counts the columns that its game names (`MatchPart.skillColumns`).
 */
export interface SkillTally extends Readonly<Record<string, number>> {
  readonly uses: number;
  /** Uses that worked. */
  readonly worked: number;
}

/** Results of a hero and his followers in a match. */
export interface Tally {
  /** Points of damage dealt to opponents, and taken. */
  readonly dealt: number;
  readonly taken: number;
  /** Life lost otherwise. */
  readonly lost: number;
  readonly healed: number;
  /** Heroes of the other side felled by this one. */
  readonly felled: number;
  /** How often the hero fell, by the game's ids of the causes. */
  readonly fell: Readonly<Record<string, number>>;
  readonly skills: Readonly<Record<string, SkillTally>>;
}

export const noSkill: SkillTally = { uses: 0, worked: 0 };

export const emptyTally: Tally = {
  dealt: 0,
  taken: 0,
  lost: 0,
  healed: 0,
  felled: 0,
  fell: {},
  skills: {},
};

/** Every key of either once, in an order that does not hang on which comes first. */
const keysOf = (a: object, b: object): readonly string[] =>
  [...new Set([...Object.keys(a), ...Object.keys(b)])].sort();

const sum = (a: SkillTally, b: SkillTally): SkillTally => ({
  ...noSkill,
  ...Object.fromEntries(keysOf(a, b).map((key) => [key, (a[key] ?? 0) + (b[key] ?? 0)])),
});

/** Two tallies of a hero as one. */
export const addTallies = (a: Tally, b: Tally): Tally => ({
  dealt: a.dealt + b.dealt,
  taken: a.taken + b.taken,
  lost: a.lost + b.lost,
  healed: a.healed + b.healed,
  felled: a.felled + b.felled,
  fell: Object.fromEntries(
    keysOf(a.fell, b.fell).map((cause) => [cause, (a.fell[cause] ?? 0) + (b.fell[cause] ?? 0)]),
  ),
  skills: Object.fromEntries(
    keysOf(a.skills, b.skills).map((id) => [id, sum(a.skills[id] ?? noSkill, b.skills[id] ?? noSkill)]),
  ),
});

type Mutable<T> = { -readonly [Key in keyof T]: T[Key] };

/** Counts of a skill while a match runs. */
export type SkillCounting<Skill extends SkillTally = SkillTally> = Mutable<Skill>;

/** A tally while a match runs. */
export interface Counting<Skill extends SkillTally = SkillTally> extends Omit<
  Mutable<Tally>,
  'fell' | 'skills'
> {
  readonly fell: Record<string, number>;
  readonly skills: Record<string, SkillCounting<Skill>>;
}

/** Empty tallies for this many sheets. */
export const newCounts = <Skill extends SkillTally>(sheets: number): readonly Counting<Skill>[] =>
  Array.from({ length: sheets }, () => ({ ...emptyTally, fell: {}, skills: {} }));

/** Counts up to now; later counting does not change them. */
export const talliesOf = (counts: readonly Counting[]): readonly Tally[] =>
  counts.map((count) => ({ ...count, fell: { ...count.fell }, skills: { ...count.skills } }));
