import type { Units } from './plan';

/** A way to a corner that may be free: from the start, or from the corner `last`. */
export interface Hope {
  /** What a whole way over it comes to at least. */
  readonly least: Units;
  readonly to: number;
  readonly last: number;
  readonly length: Units;
  /** It has been looked at, and is free. */
  readonly isSure: boolean;
}

/** Hopes, of which the best is taken first: a heap, each no better than the one at half its place. */
export class Hopes {
  private readonly all: Hope[] = [];

  add(hope: Hope): void {
    const { all } = this;
    let at = all.length;
    all.push(hope);
    while (at > 0) {
      const up = (at - 1) >> 1;
      const above = all[up];
      if (!above || above.least <= hope.least) break;
      all[at] = above;
      at = up;
    }
    all[at] = hope;
  }

  take(): Hope | undefined {
    const { all } = this;
    const best = all[0];
    const moved = all.pop();
    if (!moved || all.length === 0) return best;
    let at = 0;
    for (;;) {
      let down = 2 * at + 1;
      let below = all[down];
      if (!below) break;
      const beside = all[down + 1];
      if (beside && beside.least < below.least) {
        down += 1;
        below = beside;
      }
      if (below.least >= moved.least) break;
      all[at] = below;
      at = down;
    }
    all[at] = moved;
    return best;
  }
}
