import type { PlayPart } from '../systems/play-part';
import type { TableBetween, TableScene } from '../systems/table-scene';
import type { Encounter, Situation } from '../systems/match-part';
import { distanceBetween, gapBetween, reachBetween, type Base, type Point, type Units } from '../table/table';

/** End of a ruler: a figure by its id, or a place. */
export type RulerEnd = number | Point;

/** Reading of a ruler. */
export interface Measured {
  readonly from: Point;
  readonly to: Point;
  /** From the edges of bases; a place has none. */
  readonly distance: Units;
  /** Where both ends are figures, and the game measures sight. */
  readonly between: TableBetween | undefined;
}

const baseAt = ({ figures }: TableScene, end: RulerEnd): Base | undefined => {
  if (typeof end !== 'number') return end;
  const figure = figures.find(({ id }) => id === end);
  return figure && { ...figure.at, radius: figure.radius };
};

/** Lays a ruler; undefined where a figure is not on the table any more. */
export const measured = (
  part: PlayPart,
  situation: Situation,
  encounter: Encounter,
  from: RulerEnd,
  to: RulerEnd,
): Measured | undefined => {
  const scene = part.scene(situation, encounter);
  const [one, other] = [baseAt(scene, from), baseAt(scene, to)];
  if (!one || !other) return undefined;
  const ends = { from: { x: one.x, y: one.y }, to: { x: other.x, y: other.y } };
  if (typeof from === 'number' && typeof to === 'number')
    return { ...ends, distance: gapBetween(one, other), between: part.between?.(situation, from, to) };
  const distance =
    typeof from === 'number'
      ? reachBetween(other, one)
      : typeof to === 'number'
        ? reachBetween(one, other)
        : distanceBetween(one, other);
  return { ...ends, distance, between: undefined };
};
