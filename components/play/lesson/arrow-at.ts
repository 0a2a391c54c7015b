import type { TableScene } from '@/lib/systems/table-scene';
import { unit, type Point, type Units } from '@/lib/table/table';

/** A place in #. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

interface Arrow {
  readonly tail: Spot;
  readonly head: Spot;
  readonly wings: readonly [Spot, Spot];
}

/** #: between the ring and the arrow's head, the arrow's length, and that of its wings. */
const gap = 0.45;
const long = 1.7;
const wing = 0.65;

/** #: from the middle of a name to places that it lies on. */
const nameParts = [-1.5, 0, 1.5];

const directions = Array.from({ length: 8 }, (_, nth) => (nth * Math.PI) / 4 + Math.PI / 8);

const far = (one: Spot, other: Spot): number => Math.hypot(one.x - other.x, one.y - other.y);

const along = ({ x, y }: Spot, angle: number, distance: number): Spot => ({
  x: x + Math.cos(angle) * distance,
  y: y + Math.sin(angle) * distance,
});

/**
 * An arrow to the ring about a place: on the table, and as far from figures as it can be.
 * @param names middles of names that it should not cross
 */
export const arrowAt = (
  { figures, width, height }: TableScene,
  at: Point,
  radius: Units,
  names: readonly Spot[] = [],
): Arrow => {
  const middle = { x: at.x / unit, y: at.y / unit };
  const ring = radius / unit;
  const others = figures
    .filter((figure) => !figure.isOff && (figure.at.x !== at.x || figure.at.y !== at.y))
    .map((figure) => ({ x: figure.at.x / unit, y: figure.at.y / unit }));
  const written = names.flatMap(({ x, y }) => nameParts.map((part) => ({ x: x + part, y })));
  const centre = { x: width / unit / 2, y: height / unit / 2 };
  const isOnTable = ({ x, y }: Spot): boolean =>
    x > 0.3 && y > 0.3 && x < width / unit - 0.3 && y < height / unit - 0.3;
  const rated = directions.map((angle) => {
    const [head, tail] = [along(middle, angle, ring + gap), along(middle, angle, ring + gap + long)];
    const room = Math.min(
      4,
      ...[...others, ...written].map((other) => Math.min(far(other, head), far(other, tail))),
    );
    return { angle, head, tail, worth: (isOnTable(tail) ? 100 : 0) + 4 * room - far(tail, centre) };
  });
  const { angle, head, tail } = rated.reduce((one, other) => (other.worth > one.worth ? other : one));
  return { head, tail, wings: [along(head, angle + 0.65, wing), along(head, angle - 0.65, wing)] };
};
