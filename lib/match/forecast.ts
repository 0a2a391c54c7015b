import { err, ok, type Result } from '../result';
import type { Draw } from './chance';
import type { Engine, Match } from './engine';
import type { Drawn, TooMany } from './outcomes';
import type { Judge } from './playing/judge';
import type { Choice, Refusal, Request } from './request';

/** What an option may come to for somebody, before any dice are rolled: exact chances, 0 to 1, and means in dice. */
export interface FigureForecast {
  readonly figure: number;
  /** It loses a die at least. */
  readonly hurts: number;
  readonly lost: number;
  /** It loses the last one. */
  readonly fells: number;
  readonly healed: number;
}

/** What an option may come to, if nobody reacts. */
export interface Forecast {
  /** The chance that its attack has a value; absent where it attacks with none. */
  readonly hits?: number;
  /** The chance that its skill works; absent where it uses none. */
  readonly works?: number;
  /** Whoever may lose dice by it, or get some back. */
  readonly figures: readonly FigureForecast[];
}

/** Dice that somebody rolls at once. */
export interface Roll {
  readonly owner: number;
  readonly why: string;
  readonly dice: number;
}

/** How a game rolls, and what its rules look at in a roll. */
export interface Reading<Event> {
  /** The rolls among events, in their order. */
  readonly rolls: (events: readonly Event[]) => readonly Roll[];
  /**
   * What the rules look at in a roll: rolls that read the same play the same. Of a roll to which the same dice are added
   * the reading may hang on its own reading and on those dice alone.
   */
  readonly reads: (roll: Roll, sides: readonly number[]) => string;
}

/** One way in which chance may fall, with all others that play the same. */
export interface Branch<T> {
  /** 0 to 1; those of all branches add up to 1. */
  readonly chance: number;
  readonly result: T;
}

interface RollClass {
  readonly sides: readonly number[];
  /** How many of all rolls read like this one. */
  readonly ways: number;
}

/** Every roll, those that read the same as one; die by die, so that five dice are not 7,776 rolls. */
const classesOf = <E>({ reads }: Reading<E>, roll: Roll, sides: number): readonly RollClass[] => {
  let classes: readonly RollClass[] = [{ sides: [], ways: 1 }];
  for (let die = 0; die < roll.dice; die += 1) {
    const next = new Map<string, RollClass>();
    for (const one of classes)
      for (let side = 0; side < sides; side += 1) {
        const longer = [...one.sides, side];
        const key = reads(roll, longer);
        const known = next.get(key);
        next.set(key, { sides: known?.sides ?? longer, ways: (known?.ways ?? 0) + one.ways });
      }
    classes = [...next.values()];
  }
  return classes;
};

/** The roll that begins with a draw; a draw that belongs to none is one of its own, and after the last roll there is none. */
const rollAt = (
  drawn: readonly Drawn[],
  rolls: readonly Roll[],
  at: number,
): (Roll & { readonly sides: number }) | undefined => {
  let nth = 0;
  const left = rolls.filter(({ dice }) => dice > 0);
  for (const roll of left) {
    while (nth < drawn.length) {
      const draw = drawn[nth];
      if (!draw) return undefined;
      const isOf = draw.stream === 'dice' && draw.owner === roll.owner && draw.reason === roll.why;
      const { owner, reason: why, sides } = draw;
      if (nth === at) return { owner, why, sides, dice: isOf ? roll.dice : 1 };
      nth += isOf ? roll.dice : 1;
      if (isOf) break;
    }
  }
  return undefined;
};

/**
 * All that can come of a course of events, with exact chances: rolls that read the same are carried out once.
 * @param take carries it out; must draw the same after the same draws
 * @param most refuses to carry it out more often than that
 */
export const branchesOf = <E, F>(
  take: (draw: Draw) => Result<readonly E[], F>,
  reading: Reading<E>,
  most: number,
): Result<readonly Branch<readonly E[]>[], F | TooMany> => {
  const found: Branch<readonly E[]>[] = [];
  const known = new Map<string, readonly RollClass[]>();
  const open: { readonly values: readonly number[]; readonly chance: number }[] = [{ values: [], chance: 1 }];
  let runs = 0;
  for (let next = open.pop(); next; next = open.pop()) {
    const { values, chance } = next;
    runs += 1;
    if (runs > most) return err({ refused: 'too-many-outcomes', most });
    const drawn: Drawn[] = [];
    const events = take((stream, sides, owner, reason) => {
      const value = values[drawn.length] ?? 0;
      drawn.push({ stream, sides, owner, reason, value });
      return value;
    });
    if (!events.ok) return events;
    const roll = rollAt(drawn, reading.rolls(events.value), values.length);
    if (!roll) {
      found.push({ chance, result: events.value });
      continue;
    }
    const { owner, why, dice, sides } = roll;
    const key = `${owner} ${dice} ${sides} ${why}`;
    const classes = known.get(key) ?? classesOf(reading, roll, sides);
    known.set(key, classes);
    for (const { sides: shown, ways } of classes)
      open.push({ values: [...values, ...shown], chance: (chance * ways) / sides ** dice });
  }
  return ok(found);
};

/** Answers after which a choice is looked at as far as it got. */
const mostAnswers = 40;

/** How a choice is followed until all that it sets off is over. */
export interface Following<S, A, O, E> {
  readonly judge: Judge<S, A, O>;
  /** The answer of whoever lets a chance to react go by; undefined for any other request. */
  readonly pass: (request: Request<A, O>) => Choice | undefined;
  /** What begins with this event is no part of it any more. */
  readonly ends: (event: E) => boolean;
}

/**
 * Carries a choice out with drawn dice, to where the next is free to choose: nobody reacts, and whatever else is asked on
 * the way is answered by reflex.
 */
export const carriedOut =
  <S extends object, A, O, E>(
    engine: Engine<S, A, O, E>,
    { judge, pass, ends }: Following<S, A, O, E>,
    from: Match<S>,
    choice: Choice,
  ) =>
  (draw: Draw): Result<readonly E[], Refusal> => {
    const events: E[] = [];
    let match = from;
    let next = choice;
    for (let left = mostAnswers; left > 0; left -= 1) {
      const step = engine.applyWith(draw, match, next);
      if (!step.ok) return step;
      ({ match } = step.value);
      for (const event of step.value.events) {
        if (ends(event)) return ok(events);
        events.push(event);
      }
      const request = engine.pending(match);
      if (!request) break;
      const passed = pass(request);
      if (passed === undefined && judge.isSettled(request)) break;
      next = passed ?? judge.reflex(request, engine.look(match));
    }
    return ok(events);
  };
