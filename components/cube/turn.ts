/** Sides of a cube in the order of a die: opposite ones are 0 and 5, 1 and 4, 2 and 3. */
export type CubeSide = 0 | 1 | 2 | 3 | 4 | 5;
export const cubeSides: readonly CubeSide[] = [0, 1, 2, 3, 4, 5];

/** Angles in degrees, as CSS writes them: `rotateX(x) rotateY(y)`. */
export interface Turn {
  readonly x: number;
  readonly y: number;
}

type Vector = readonly [x: number, y: number, z: number];

/**
 * Where each side sits on a cube that has not been turned: side 0 in front, 1 at the right, 2 below. So the three
 * largest faces of a die are seen at once.
 */
export const seats: Readonly<Record<CubeSide, Turn>> = {
  0: { x: 0, y: 0 },
  1: { x: 0, y: 90 },
  2: { x: -90, y: 0 },
  3: { x: 90, y: 0 },
  4: { x: 0, y: -90 },
  5: { x: 0, y: 180 },
};

/** The turn that brings a side to the front; `spins` full turns more make it tumble there. */
export const turnTo = (side: CubeSide, spins = 0): Turn => ({
  x: spins * 360 - seats[side].x,
  y: spins * 360 - seats[side].y,
});

/** How the eye looks at the cube: from a little above and to the right, or straight on. */
export const views: Readonly<Record<'tilted' | 'flat', Turn>> = {
  tilted: { x: -24, y: -28 },
  flat: { x: 0, y: 0 },
};
export type CubeView = keyof typeof views;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

const rotated = ([px, py, pz]: Vector, { x, y }: Turn): Vector => {
  const [sinY, cosY] = [Math.sin(radians(y)), Math.cos(radians(y))];
  const [ax, az] = [px * cosY + pz * sinY, pz * cosY - px * sinY];
  const [sinX, cosX] = [Math.sin(radians(x)), Math.cos(radians(x))];
  return [ax, py * cosX - az * sinX, py * sinX + az * cosX];
};

const outwards: Vector = [0, 0, 1];

/** Where a side looks after the turn, as a unit vector of CSS: x to the right, y down, z to the eye. */
export const looksTo = (side: CubeSide, turn: Turn, view: CubeView): Vector =>
  rotated(rotated(rotated(outwards, seats[side]), turn), views[view]);

/** Light comes over the left shoulder. */
const light: Vector = [-0.2, -0.5, 0.84];
const darkest = 0.32;

/** How much a side lies in the shade, from 0 (full light) to 0.32. */
export const shadeOf = (side: CubeSide, turn: Turn, view: CubeView): number => {
  const [x, y, z] = looksTo(side, turn, view);
  const lit = 1.15 * Math.max(0, x * light[0] + y * light[1] + z * light[2]);
  return darkest * (1 - Math.min(1, lit));
};

/** The turn in which a side lies straight before the eye again. */
export const settled = ({ x, y }: Turn): Turn => ({
  x: Math.round(x / 90) * 90,
  y: Math.round(y / 90) * 90,
});

const nearestAngle = (from: number, to: number): number => to + Math.round((from - to) / 360) * 360;

/** The same turn by the shortest way from another one. */
export const nearestTurn = (from: Turn, to: Turn): Turn => ({
  x: nearestAngle(from.x, to.x),
  y: nearestAngle(from.y, to.y),
});
