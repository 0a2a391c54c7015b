import { gapBetween, unit, type Point } from '../../table/table';

/** Somebody on the other side, and the ways to harm: yours or theirs. */
export interface Facing<Arm> {
  readonly foe: { readonly at: Point };
  readonly arms: readonly Arm[];
  /** # that a figure with these arms moves. */
  readonly pace: number;
}

/** How a game weighs the places where a figure could stand; gaps are in # from edge to edge. */
export interface Stand<Arm> {
  /** Opponents as one could harm them, and as they could harm one. */
  readonly own: readonly Facing<Arm>[];
  readonly theirs: readonly Facing<Arm>[];
  /** The most that an arm gains from anywhere. */
  readonly mostOf: (arm: Arm) => number;
  /** Gain from an arm at a place; asked only where `mostOf` could be better than what was found. */
  readonly gainAt: (arm: Arm, gap: number, pace: number, at: Point, foe: Point) => number;
  readonly harmAt: (arm: Arm, gap: number, pace: number) => number;
  /** Weight of others' chances to harm you, beside your chance to harm them. */
  readonly caution: number;
  readonly errandWorth: (at: Point) => number;
}

/** Worth of a place: the best attack from there, less what others can do to one there, and what errands it serves. */
export const standBy =
  <Arm>({ own, theirs, mostOf, gainAt, harmAt, caution, errandWorth }: Stand<Arm>) =>
  (at: Point): number => {
    let best = 0;
    for (const { foe, arms, pace } of own) {
      const gap = gapBetween(at, foe.at) / unit;
      for (const arm of arms)
        if (mostOf(arm) > best) best = Math.max(best, gainAt(arm, gap, pace, at, foe.at));
    }
    let danger = 0;
    for (const { foe, arms, pace } of theirs) {
      const gap = gapBetween(at, foe.at) / unit;
      let most = 0;
      for (const arm of arms) most = Math.max(most, harmAt(arm, gap, pace));
      danger += most;
    }
    return best - caution * danger + errandWorth(at);
  };

/** The most that an attack could gain after a move of this many #. @param armsOf the ways to harm a foe */
export const mostInReach = <Foe extends { readonly at: Point }>(
  at: Point,
  foes: readonly Foe[],
  far: number,
  armsOf: (foe: Foe) => readonly { readonly gain: number; readonly to: number }[],
): number => {
  let most = 0;
  for (const foe of foes) {
    const gap = gapBetween(at, foe.at) / unit;
    for (const { gain, to } of armsOf(foe)) if (gap <= to + far) most = Math.max(most, gain);
  }
  return most;
};
