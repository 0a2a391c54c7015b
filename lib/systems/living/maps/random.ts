import { cornerRadius, cornerTips, mapSide, type Spot } from '../../../skirmish/map/corners';
import type { GameMap } from '../../../skirmish/map/sketch';
import { mapOf } from './maps';
import { bar, box, ring, tower, twice, type Sketch, type TerrainKind } from './piece';

/** Gives a whole number from 0 to n - 1. */
type Next = (n: number) => number;

/** A piece in the making: what it is, and the circle around it that is kept free of others. */
interface Placed {
  readonly sketch: Sketch;
  readonly middle: Spot;
  readonly reach: number;
}

/** # between two pieces, at least: a base passes everywhere, so that no corner of a map is locked. */
const lane = 1.2;

/** The spots where scenarios lay something down; no piece comes this near, in #. */
const spots: readonly Spot[] = [
  { x: 12, y: 12 },
  { x: 4, y: 16 },
  { x: 8, y: 20 },
  { x: 20, y: 8 },
  { x: 16, y: 4 },
];
const clearing = 0.7;

/**
 * A map of 8 to 14 pairs of pieces, drawn from `next`; half a turn brings it onto itself. The same numbers give the
 * same map, and every one of them can be played.
 */
export function randomMap(id: string, next: Next): GameMap {
  const placed: Placed[] = [];
  const wanted = 8 + next(7);
  for (let tries = 0; tries < 200 && placed.length < wanted; tries++) {
    const piece = draw(next);
    if (fits(piece, placed)) placed.push(piece);
  }
  return mapOf(id, twice(placed.map(({ sketch }) => sketch)));
}

const kinds = [
  'wall',
  'wall',
  'low-wall',
  'low-wall',
  'house',
  'tower',
  'boulder',
  'boulder',
  'wood',
  'wood',
  'hedge',
  'rubble',
  'water',
] as const satisfies readonly TerrainKind[];

/** A quarter of a # between places where pieces can stand. */
const grain = 4;

function draw(next: Next): Placed {
  const kind = kinds[next(kinds.length)] ?? 'boulder';
  const middle = { x: next(mapSide * grain) / grain, y: next((mapSide / 2) * grain) / grain };
  const size = 1 + next(4) / 2;
  switch (kind) {
    case 'house': {
      const [wide, deep] = [size / 2 + 0.5, 0.8 + next(4) / 4];
      const { x, y } = middle;
      return {
        sketch: box(kind, x - wide, y - deep, x + wide, y + deep),
        middle,
        reach: Math.sqrt(wide * wide + deep * deep),
      };
    }
    case 'tower': {
      const side = ([0, 1, 2, 3] as const)[next(4)] ?? 0;
      return { sketch: tower(middle.x, middle.y, 0.8, side), middle, reach: 1.15 };
    }
    case 'wall':
    case 'low-wall':
    case 'hedge': {
      // Eight directions, as whole steps: no angle is needed.
      const [x, y] = (
        [
          [1, 0],
          [0, 1],
          [0.7, 0.7],
          [0.7, -0.7],
          [0.9, 0.4],
          [0.4, 0.9],
          [0.9, -0.4],
          [0.4, -0.9],
        ] as const
      )[next(8)] ?? [1, 0];
      const from = { x: middle.x - x * size, y: middle.y - y * size };
      const to = { x: middle.x + x * size, y: middle.y + y * size };
      return { sketch: bar(kind, from, to, 0.4), middle, reach: size + 0.3 };
    }
    case 'boulder':
    case 'wood':
    case 'rubble':
    case 'water': {
      const radius = kind === 'wood' || kind === 'water' ? 0.6 + size / 3 : 0.4 + size / 6;
      return { sketch: ring(kind, middle.x, middle.y, radius), middle, reach: radius * 1.09 };
    }
  }
}

const apart = (a: Spot, b: Spot): number => Math.sqrt((a.x - b.x) ** 2 + (a.y - b.y) ** 2);
const twinOf = ({ x, y }: Spot): Spot => ({ x: mapSide - x, y: mapSide - y });

/** Whether a piece and its twin leave each other, the rest, the corners, the edges and the spots in peace. */
function fits({ middle, reach }: Placed, placed: readonly Placed[]): boolean {
  const edge = Math.min(middle.x, middle.y, mapSide - middle.x, mapSide - middle.y);
  return (
    edge >= reach + lane &&
    apart(middle, twinOf(middle)) >= 2 * reach + lane &&
    Object.values(cornerTips).every((tip) => apart(middle, tip) >= reach + cornerRadius) &&
    spots.every((spot) => apart(middle, spot) >= reach + clearing) &&
    placed.every(
      (other) =>
        apart(middle, other.middle) >= reach + other.reach + lane &&
        apart(twinOf(middle), other.middle) >= reach + other.reach + lane,
    )
  );
}
