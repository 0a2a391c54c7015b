import type { FaceNumber } from '../../dice/face';
import { together, type Counts } from './layout-counts';

/** A way to place the pips of one colour, or of Magic and the green one together, with what it is worth to the goal. */
export interface Placing {
  readonly counts: Counts;
  /** Points. */
  readonly cost: number;
  /** Gain towards the goal. */
  readonly value: number;
  /** Pips that differ from the present die. */
  readonly distance: number;
  /** Traits that it has pips of, 0 or 1. */
  readonly traits: number;
}

/**
 * The Magic pips and the green one. They can change the worth of a defence or an attack: `beside` and `arms` are the
 * numbers of the lists that hold then.
 */
export interface Core extends Placing {
  readonly magic: Counts;
  /** The face of the green pip. */
  readonly green: FaceNumber | undefined;
  readonly beside: number;
  readonly arms: number;
}

export interface Choice {
  readonly core: Core;
  readonly attack: Placing;
  readonly defence: Placing;
  readonly value: number;
}

export interface Search {
  readonly cores: readonly Core[];
  /** One list for each `arms`. */
  readonly attacks: readonly (readonly Placing[])[];
  /** One list for each `beside`. */
  readonly defences: readonly (readonly Placing[])[];
  readonly points: number;
  /** `permits[n]`: n traits may have pips. */
  readonly permits: readonly boolean[];
}

/** Values closer than this are the same: far below any difference that a pip makes, far above rounding. */
const tie = 1e-11;

/** Best first; of equals the one nearest to the present die. */
const ranked = <P extends Placing>(placings: readonly P[]): readonly P[] =>
  [...placings].sort((a, b) =>
    Math.abs(a.value - b.value) > tie ? b.value - a.value : a.distance - b.distance || a.cost - b.cost,
  );

/** `best[points]`: the highest worth of a placing of at most this many points; -Infinity if there is none. */
const bestByPoints = (placings: readonly Placing[], points: number): readonly number[] => {
  const best = Array.from({ length: points + 1 }, () => -Infinity);
  for (const { cost, value } of placings) {
    for (let left = cost; left <= points; left += 1) best[left] = Math.max(best[left] ?? -Infinity, value);
  }
  return best;
};

const capacity: Counts = [2, 3, 4, 5, 6];

const fits = (a: Counts, b: Counts): boolean =>
  a[0] + b[0] <= capacity[0] &&
  a[1] + b[1] <= capacity[1] &&
  a[2] + b[2] <= capacity[2] &&
  a[3] + b[3] <= capacity[3] &&
  a[4] + b[4] <= capacity[4];

/**
 * The best core, attack and defence that fit a die together, by branch and bound. The worth of a layout is the sum of the
 * three, so a branch that cannot beat the best one so far is cut off. The answer is exact.
 */
export const searchLayout = ({ cores, attacks, defences, points, permits }: Search): Choice | undefined => {
  const rankedCores = ranked(cores);
  const rankedAttacks = attacks.map(ranked);
  const rankedDefences = defences.map(ranked);
  const attackBounds = attacks.map((list) => bestByPoints(list, points));
  const defenceBounds = defences.map((list) => bestByPoints(list, points));
  const bound = (list: readonly number[] | undefined, left: number): number => list?.[left] ?? -Infinity;
  const most = (lists: readonly (readonly number[])[]): number =>
    Math.max(...lists.map((list) => bound(list, points)));
  const mostBeside = most(defenceBounds) + most(attackBounds);
  let best: Choice | undefined;
  const beats = (value: number): boolean => best === undefined || value > best.value + tie;
  for (const core of rankedCores) {
    if (!beats(core.value + mostBeside)) break;
    const left = points - core.cost;
    const defenceBound = defenceBounds[core.beside];
    const list = rankedDefences[core.beside];
    const attackBound = attackBounds[core.arms];
    const arms = rankedAttacks[core.arms];
    if (left < 0 || list === undefined || arms === undefined) continue;
    if (!beats(core.value + bound(attackBound, left) + bound(defenceBound, left))) continue;
    for (const attack of arms) {
      if (!beats(core.value + attack.value + bound(defenceBound, left))) break;
      if (attack.cost > left || !fits(core.counts, attack.counts)) continue;
      const rest = left - attack.cost;
      if (!beats(core.value + attack.value + bound(defenceBound, rest))) continue;
      const both = together(core.counts, attack.counts);
      for (const defence of list) {
        const value = core.value + attack.value + defence.value;
        if (!beats(value)) break;
        if (defence.cost > rest || !fits(both, defence.counts)) continue;
        if (permits[core.traits + attack.traits + defence.traits] !== true) continue;
        best = { core, attack, defence, value };
        break;
      }
    }
  }
  return best;
};
