import {
  canSee,
  gapBetween,
  routeTo,
  type Base,
  type Bases,
  type Ground,
  type Manner,
  type Point,
  type Units,
} from '../../table/table';

/** Directions and shares of a movement in which one looks for a place to shoot from. */
const directions = 16;
const shares = [1, 0.5] as const;

/** A shot that may follow a movement. */
interface Vantage {
  readonly ground: Ground;
  readonly from: Base;
  readonly to: Base;
  /** Units of the movement. */
  readonly move: Units;
  readonly bases: Bases;
  readonly manner?: Manner;
  readonly isInRange: (gap: Units) => boolean;
}

/** Finds a place within a movement from where a shot is possible; it may miss one, but never makes one up. */
export const vantageOf = ({
  ground,
  from,
  to,
  move,
  bases,
  manner,
  isInRange,
}: Vantage): Point | undefined => {
  if (move <= 0) return undefined;
  const towards = Math.atan2(to.y - from.y, to.x - from.x);
  for (const share of shares)
    for (let nth = 0; nth < directions; nth += 1) {
      // From straight ahead to both sides in turn.
      const turn = (nth % 2 === 0 ? nth / 2 : -(nth + 1) / 2) * ((2 * Math.PI) / directions);
      const at = {
        ...from,
        x: Math.round(from.x + Math.cos(towards + turn) * move * share),
        y: Math.round(from.y + Math.sin(towards + turn) * move * share),
      };
      if (
        isInRange(gapBetween(at, to)) &&
        canSee(ground, at, to) &&
        routeTo(ground, from, { x: at.x, y: at.y }, bases, manner, move) !== undefined
      )
        return { x: at.x, y: at.y };
    }
  return undefined;
};
