import type { TableScene } from '@/lib/systems/table-scene';
import { unit } from '@/lib/table/table';
import { boxAt, hash, shared, type Box, type Spot } from './label-places';

/** Weight of a covered name, where a covered coin weighs 1. */
const overName = 4;

/** Boxes on the map that a further text keeps off. */
export interface Taken {
  readonly names: readonly Box[];
  readonly coins: readonly Box[];
  /** Sides of the table, in #. */
  readonly width: number;
  readonly height: number;
}

/** @param scene with coins as drawn */
export const takenOn = (
  { figures, width, height }: Pick<TableScene, 'figures' | 'width' | 'height'>,
  names: readonly Box[],
): Taken => ({
  names,
  coins: figures
    .filter(({ isOff }) => !isOff)
    .map(({ at, radius }) => boxAt(hash(at), (2 * radius) / unit, (2 * radius) / unit)),
  width: width / unit,
  height: height / unit,
});

/** The first place for a text that covers nothing, or the one that covers least. */
export const freeSpot = (
  { names, coins, width, height }: Taken,
  spots: readonly [Spot, ...Spot[]],
  wide: number,
  high: number,
): Spot => {
  const costOf = (spot: Spot): number => {
    const box = boxAt(spot, wide, high);
    const sum = (boxes: readonly Box[]): number => boxes.reduce((all, each) => all + shared(each, box), 0);
    const isOff = box.left < 0 || box.top < 0 || box.right > width || box.bottom > height;
    return overName * sum(names) + sum(coins) + (isOff ? wide * high : 0);
  };
  const [first] = spots;
  let best = { spot: first, cost: costOf(first) };
  for (const spot of spots) {
    if (best.cost === 0) break;
    const cost = costOf(spot);
    if (cost < best.cost) best = { spot, cost };
  }
  return best.spot;
};

/** About a place, first above it. @param far from it to the middle of the text */
export const spotsAbout = ({ x, y }: Spot, far: number, wide: number): readonly [Spot, ...Spot[]] => [
  { x, y: y - far },
  { x, y: y + far },
  { x: x + far + wide / 2, y },
  { x: x - far - wide / 2, y },
  ...[1, -1].flatMap((side) => [
    { x: x + (side * (far + wide)) / 2, y: y - far },
    { x: x + (side * (far + wide)) / 2, y: y + far },
  ]),
];

/** Along a line, first at its middle. @param off beside the line */
export const spotsAlong = (from: Spot, to: Spot, off: number): readonly [Spot, ...Spot[]] => {
  const at = (part: number, side: number): Spot => ({
    x: from.x + (to.x - from.x) * part,
    y: from.y + (to.y - from.y) * part + side * off,
  });
  return [
    at(0.5, -1),
    ...[0.5, 0.4, 0.6, 0.3, 0.7, 0.22, 0.78].flatMap((part) => [at(part, -1), at(part, 1)]),
  ];
};

/** On a circle, first at its top. */
export const spotsOn = ({ x, y }: Spot, radius: number): readonly [Spot, ...Spot[]] => [
  { x, y: y - radius },
  ...Array.from({ length: 11 }, (_, nth) => {
    const angle = (Math.ceil((nth + 1) / 2) * (nth % 2 === 0 ? 1 : -1) * Math.PI) / 6;
    return { x: x + Math.sin(angle) * radius, y: y - Math.cos(angle) * radius };
  }),
];
