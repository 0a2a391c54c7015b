import { err, ok, type Result } from '../result';
import type { Draw } from './chance';
import type { Drawn, TooMany } from './outcomes';

/** Dice that somebody rolls at once. */
export interface Roll {
  readonly owner: number;
  readonly why: string;
  readonly dice: number;
}

/** How rolls are read where it hangs on nothing but what they show. */
export type RollReads = (roll: Roll, sides: readonly number[]) => string;

/** How a game rolls, and what its rules look at in a roll. */
export interface Reading<Event> {
  /** The rolls among events, in their order. */
  readonly rolls: (events: readonly Event[]) => readonly Roll[];
  /**
   * Reading of a roll: rolls that read the same play the same. If the same dice are added to a roll, the new
   * reading may depend only on the old one and on those dice.
   * @param so what has happened; the roll's own event among it was made with placeholder dice
   */
  readonly reads: (roll: Roll, sides: readonly number[], so: Course<Event>) => string;
  /**
   * The part of the past that still matters: courses that share it continue alike and are carried out as one. Without
   * it each course continues by itself.
   * @param next whoever rolls next
   */
  readonly bears?: (events: readonly Event[], next: number) => Bearing;
}

/** Facts that later events depend on. */
export interface Bearing {
  readonly key: string;
  /** Figures whose fate is settled and matters to nothing else. */
  readonly settled: readonly number[];
  /** How far the course is: of all that bear the same it is the same, and it never grows less. From 0 to a few thousand. */
  readonly rank: number;
}

/** Events up to a roll, and from it on. */
export interface Course<Event> {
  readonly before: readonly Event[];
  readonly after: readonly Event[];
}

/** Something that a course of events results in. */
export interface Measure {
  /** Its figure; undefined if it belongs to no single figure. */
  readonly figure?: number;
  readonly what: string;
  readonly amount: number;
}

/** Expected amount of each measure; only nonzero ones, and `what` without a figure if asked. */
export type Expected = (what: string, figure?: number) => number | undefined;

interface RollClass {
  readonly sides: readonly number[];
  /** How many of all rolls read like this one. */
  readonly ways: number;
}

type Rolled<Event> = Roll & { readonly sides: number; readonly so: Course<Event> };

/** Every roll, those that read the same as one; die by die, so that five dice are not 7,776 rolls. */
const classesOf = <E>({ reads }: Reading<E>, roll: Rolled<E>): readonly RollClass[] => {
  let classes: readonly RollClass[] = [{ sides: [], ways: 1 }];
  for (let die = 0; die < roll.dice; die += 1) {
    const next = new Map<string, RollClass>();
    for (const one of classes)
      for (let side = 0; side < roll.sides; side += 1) {
        const longer = [...one.sides, side];
        const key = reads(roll, longer, roll.so);
        const known = next.get(key);
        next.set(key, { sides: known?.sides ?? longer, ways: (known?.ways ?? 0) + one.ways });
      }
    classes = [...next.values()];
  }
  return classes;
};

/** Splits events before the event of their n-th roll. */
const courseAt = <E>({ rolls }: Reading<E>, events: readonly E[], nth: number): Course<E> => {
  let left = nth;
  const at = events.findIndex((event) => rolls([event]).some(({ dice }) => dice > 0) && (left -= 1) < 0);
  const split = at < 0 ? events.length : at;
  return { before: events.slice(0, split), after: events.slice(split) };
};

/**
 * The roll that begins with a draw; a draw that belongs to no roll is one by itself, and after the last roll there is
 * none.
 */
const rollAt = <E>(
  reading: Reading<E>,
  drawn: readonly Drawn[],
  events: readonly E[],
  at: number,
): Rolled<E> | undefined => {
  let nth = 0;
  const left = reading.rolls(events).filter(({ dice }) => dice > 0);
  for (const [before, roll] of left.entries()) {
    while (nth < drawn.length) {
      const draw = drawn[nth];
      if (!draw) return undefined;
      const isOf = draw.stream === 'dice' && draw.owner === roll.owner && draw.reason === roll.why;
      const { owner, reason: why, sides } = draw;
      if (nth === at)
        return { owner, why, sides, dice: isOf ? roll.dice : 1, so: courseAt(reading, events, before) };
      nth += isOf ? roll.dice : 1;
      if (isOf) break;
    }
  }
  return undefined;
};

/** Expected amounts of the settled courses: each amount times its chance so far. */
type Settled = ReadonlyMap<number, readonly Measure[]>;

const times = (measures: readonly Measure[], chance: number): readonly Measure[] =>
  measures.map((measure) => ({ ...measure, amount: measure.amount * chance }));

/** A course as far as its dice are known, and the roll that comes next. */
interface Open<E> {
  readonly values: readonly number[];
  readonly roll: Rolled<E>;
  readonly chance: number;
  readonly settled: Settled;
}

/** Two courses that go on the same as one. */
const together = <E>(one: Open<E>, other: Open<E>): Open<E> => ({
  ...one,
  chance: one.chance + other.chance,
  settled: new Map(
    [...one.settled].map(([figure, measures]) => [
      figure,
      [...measures, ...(other.settled.get(figure) ?? [])],
    ]),
  ),
});

/** Courses waiting for their next roll; identical ones are merged, chances added. */
class Waiting<E> {
  private readonly alone: Open<E>[] = [];
  private readonly ranks: Map<string, Open<E>>[] = [];
  private at = 0;

  /** One that goes on by itself. */
  push(course: Open<E>): void {
    this.alone.push(course);
  }

  add(rank: number, key: string, course: Open<E>): void {
    const alike = (this.ranks[Math.max(rank, this.at)] ??= new Map());
    const known = alike.get(key);
    alike.set(key, known ? together(known, course) : course);
  }

  /** One to which no other can come any more that would go on the same. */
  next(): Open<E> | undefined {
    const alone = this.alone.pop();
    if (alone) return alone;
    for (; this.at < this.ranks.length; this.at += 1)
      for (const [key, course] of this.ranks[this.at] ?? []) {
        this.ranks[this.at]?.delete(key);
        return course;
      }
    return undefined;
  }
}

/** Sum of the expected amounts. */
class Sum {
  private readonly amounts = new Map<string, number>();

  add(measures: readonly Measure[]): void {
    for (const { what, figure, amount } of measures) {
      const key = `${figure ?? ''} ${what}`;
      this.amounts.set(key, (this.amounts.get(key) ?? 0) + amount);
    }
  }

  readonly of: Expected = (what, figure) => this.amounts.get(`${figure ?? ''} ${what}`);
}

/**
 * Expected outcome of a course of events, exactly. Rolls that read the same are carried out once.
 * @param take carries it out; must draw the same after the same draws
 * @param measure result of what has happened; nothing else is told apart
 * @param most refuses to carry it out more often than that
 */
export const expectedOf = <E, F>(
  take: (draw: Draw) => Result<readonly E[], F>,
  reading: Reading<E>,
  measure: (events: readonly E[]) => readonly Measure[],
  most: number,
): Result<Expected, F | TooMany> => {
  const sum = new Sum();
  const waiting = new Waiting<E>();
  const known = new Map<string, readonly RollClass[]>();
  const { bears } = reading;
  let runs = 0;

  /** Figures settled now or before. */
  const settledIn = (
    events: readonly E[],
    figures: readonly number[],
    chance: number,
    before: Settled,
  ): Settled => {
    const more = figures.filter((figure) => !before.has(figure));
    if (more.length === 0) return before;
    const measures = times(measure(events), chance);
    return new Map([
      ...before,
      ...more.map((one) => [one, measures.filter(({ figure }) => figure === one)] as const),
    ]);
  };

  const wait = (course: Open<E>): void => {
    const { roll, chance } = course;
    const { before } = roll.so;
    if (!bears) {
      waiting.push(course);
      return;
    }
    const { key, settled, rank } = bears(before, roll.owner);
    // A draw without an event comes before the roll that it goes with.
    waiting.add(rank, `${roll.owner} ${roll.why} ${settled.join(' ')} ${key}`, {
      ...course,
      settled: settledIn(before, settled, chance, course.settled),
    });
  };

  const follow = (
    values: readonly number[],
    chance: number,
    settled: Settled,
  ): Result<undefined, F | TooMany> => {
    runs += 1;
    if (runs > most) return err({ refused: 'too-many-outcomes', most });
    const drawn: Drawn[] = [];
    const events = take((stream, sides, owner, reason) => {
      // Unknown dice differ from one to the next, so rolling until two differ comes to an end.
      const value = values[drawn.length] ?? Math.max(0, drawn.length - values.length) % Math.min(2, sides);
      drawn.push({ stream, sides, owner, reason, value });
      return value;
    });
    if (!events.ok) return events;
    const roll = rollAt(reading, drawn, events.value, values.length);
    if (roll) {
      wait({ values, roll, chance, settled });
      return ok(undefined);
    }
    const left = measure(events.value).filter(({ figure = -1 }) => !settled.has(figure));
    sum.add(times(left, chance));
    for (const measures of settled.values()) sum.add(measures);
    return ok(undefined);
  };

  const begun = follow([], 1, new Map());
  if (!begun.ok) return begun;
  for (let course = waiting.next(); course; course = waiting.next()) {
    const { values, roll, chance, settled } = course;
    const key = `${roll.owner} ${roll.dice} ${roll.sides} ${roll.why}`;
    const classes = known.get(key) ?? classesOf(reading, roll);
    // The reading of a roll may depend on earlier events, if they bear on it.
    if (!bears) known.set(key, classes);
    for (const { sides, ways } of classes) {
      const part = ways / roll.sides ** roll.dice;
      const parts = new Map([...settled].map(([figure, measures]) => [figure, times(measures, part)]));
      const on = follow([...values, ...sides], chance * part, parts);
      if (!on.ok) return on;
    }
  }
  return ok(sum.of);
};
