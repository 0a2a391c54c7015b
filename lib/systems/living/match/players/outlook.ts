import type { Figure } from '../state/figure';
import type { MatchContext } from '../state/match-context';
import { armsAgainst, nearness, moveDistanceOf, Way } from './arms';
import { weights as w } from './weights';
import { gainOf } from './worth';

export const areFoes = (a: Figure, b: Figure): boolean => a.team !== b.team;

/** Reach of a figure: its effect on its best target where it stands, and how near it is to that. */
export interface Outlook {
  /** The most that an action at once could gain. */
  readonly now: number;
  /** The most that could be gained once near enough. */
  readonly later: number;
  /** Gain of a movement that brings it nearer to that. */
  readonly nearer: number;
  /** The same for a charge, which leads twice as far. */
  readonly charging: number;
}

export const outlookOf = (match: MatchContext, figure: Figure): Outlook => {
  const moveDistance = moveDistanceOf(match, figure);
  let [now, later, best, moved, charged] = [0, 0, 0, 0, 0];
  for (const foe of match.s.figures) {
    if (!areFoes(foe, figure) || foe.life !== 'up' || foe.rider >= 0) continue;
    const way = new Way(match.ground, figure.at, foe.at);
    for (const arm of armsAgainst(match, figure, foe)) {
      const gain = gainOf(match.s, arm, foe);
      const near = nearness(arm, moveDistance, way);
      if (near === 1) now = Math.max(now, gain);
      later = Math.max(later, gain);
      best = Math.max(best, gain * near);
      const away = way.onFoot - arm.range;
      const after = (strides: number): number =>
        near === 1
          ? 1
          : away <= strides * moveDistance
            ? w.afterMove
            : w.onTheWay.most / (w.onTheWay.slowness + away / moveDistance - strides);
      moved = Math.max(moved, gain * after(1));
      charged = Math.max(charged, gain * after(2));
    }
  }
  return { now, later, nearer: Math.max(0, moved - best), charging: Math.max(0, charged - best) };
};
