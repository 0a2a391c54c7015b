import type { TableFigure, TableScene } from '@/lib/systems/table-scene';
import { distanceBetween, unit, type Point, type Units } from '@/lib/table/table';
import { coinScale, inSteps } from './coin-scale';

/** A figure’s coin: its middle, and its size as a multiple of the base. */
interface Coin {
  readonly at: Point;
  readonly scale: number;
}

type Table = Pick<TableScene, 'figures' | 'width' | 'height'>;

/** Rounds in which coins make room for each other. */
const rounds = 48;
/** Largest distance of a coin from its base, in its radii, where a crowd or a corner leaves no room over it. */
const aside = 1.8;

/** Coins as they were drawn before, with the bases that they were drawn for. */
export interface LaidCoins {
  readonly perHash: number;
  readonly figures: readonly TableFigure[];
  readonly coins: ReadonlyMap<number, Coin>;
}

/** Smallest coin of a figure that keeps its place in a crowd, as a multiple of its base. */
const least = 0.6;
/** Pixels of a base’s radius from which on it is recognised itself: its coin lies over its middle. */
const ownSize = 13;
/** Largest distance of such a coin from its base, in what it is larger: two in contact, or six about one, have room. */
const beside = 2;

interface Laid {
  readonly figure: TableFigure;
  readonly scale: number;
  /** Drawn before, and nobody has moved it: it stays. */
  readonly isKept: boolean;
  /** Its base is large enough on this screen. */
  readonly isTrue: boolean;
  at: Point;
}

/** A coin whole on the board, its pips on the frame at most: at an edge a little inward. */
const onBoard = ({ width, height }: Table, { figure, scale }: Laid, at: Point): Point => {
  const half = figure.radius * scale;
  const inward = (value: Units, most: Units): Units => Math.min(Math.max(value, half), most - half);
  return { x: inward(at.x, width), y: inward(at.y, height) };
};

/** The distance that a coin may lie from its base: 0 if it is as large as its base. */
const roomOf = ({ figure: { radius }, scale, isKept, isTrue }: Laid): Units => {
  if (scale <= 1 || isKept) return 0;
  return isTrue ? beside * (scale - 1) * radius : aside * scale * radius;
};

/** A coin no further from its base than it may lie. */
const overBase = (laid: Laid, at: Point): Point => {
  const { figure } = laid;
  const most = roomOf(laid);
  const far = distanceBetween(at, figure.at);
  if (far <= most) return at;
  const part = most / far;
  return {
    x: figure.at.x + (at.x - figure.at.x) * part,
    y: figure.at.y + (at.y - figure.at.y) * part,
  };
};

const sizeOf = ({ figure, scale }: Laid): Units => figure.radius * scale;

/** Moves two coins that overlap apart, each by as much as its base lets it. */
const part = (table: Table, one: Laid, other: Laid): void => {
  const far = distanceBetween(one.at, other.at);
  const over = sizeOf(one) + sizeOf(other) - far;
  const [ownRoom, otherRoom] = [roomOf(one), roomOf(other)];
  if (over <= 0 || ownRoom + otherRoom <= 0) return;
  const along =
    far > 0 ? { x: (other.at.x - one.at.x) / far, y: (other.at.y - one.at.y) / far } : { x: 1, y: 0 };
  const by = (laid: Laid, length: Units): void => {
    if (length === 0) return;
    laid.at = onBoard(
      table,
      laid,
      overBase(laid, { x: laid.at.x + along.x * length, y: laid.at.y + along.y * length }),
    );
  };
  by(one, (-over * ownRoom) / (ownRoom + otherRoom));
  by(other, (over * otherRoom) / (ownRoom + otherRoom));
};

/** How much of their size two coins have room for. */
const roomBetween = (one: Laid, other: Laid): number =>
  distanceBetween(one.at, other.at) / (sizeOf(one) + sizeOf(other));

/** Those that still lie over each other, each heap apart: all of one heap are as large. */
const heapsOf = (laid: readonly Laid[]): readonly (readonly Laid[])[] => {
  let heaps: readonly (readonly Laid[])[] = [];
  for (const one of laid) {
    const touched = heaps.filter((heap) => heap.some((other) => roomBetween(one, other) < 1));
    heaps = [...heaps.filter((heap) => !touched.includes(heap)), [...touched.flat(), one]];
  }
  return heaps;
};

/** The largest coins that have room beside each other where these are, as a part of their size. */
const roomIn = (heap: readonly Laid[]): number =>
  heap.reduce(
    (least, one) =>
      heap.reduce((so, other) => (other === one ? so : Math.min(so, roomBetween(one, other))), least),
    1,
  );

/** The coin that a figure had before, if its base is where it was. */
const keptOf = (before: LaidCoins | undefined, { id, at, radius }: TableFigure): Coin | undefined => {
  const was = before?.figures.find((each) => each.id === id && !each.isOff);
  return was && was.at.x === at.x && was.at.y === at.y && was.radius === radius
    ? before?.coins.get(id)
    : undefined;
};

/**
 * Where coins are drawn and how large: all readable on a small screen, as large as each other, and beside each other.
 * Those of figures in contact move apart, each still over its own base where bases are readable, and in the open
 * everywhere: nobody is drawn smaller for coming beside somebody, only a crowd is. A coin that was drawn
 * before stays until its own figure moves: whoever comes beside it gives way.
 * @param perHash pixels of the screen; 0 until it is measured
 * @param before at the same size of the screen
 */
export const coinsOf = (table: Table, perHash: number, before?: LaidCoins): ReadonlyMap<number, Coin> => {
  const there = table.figures.filter(({ isOff }) => !isOff);
  const laid = there.map((figure): Laid => {
    const scale = coinScale(figure.radius, perHash, table.figures.length);
    const isTrue = (figure.radius / unit) * perHash >= ownSize;
    const kept = keptOf(before, figure);
    return { figure, scale, isTrue, isKept: kept !== undefined, at: kept?.at ?? figure.at };
  });
  for (const each of laid) if (!each.isKept) each.at = onBoard(table, each, each.at);
  for (let round = 0; round < rounds; round += 1)
    for (const [nth, one] of laid.entries()) for (const other of laid.slice(nth + 1)) part(table, one, other);
  return new Map(
    heapsOf(laid).flatMap((heap) => {
      const room = roomIn(heap);
      return heap.map((one) => {
        const own = inSteps(one.scale * room);
        // Without room for any larger coin, each lies on its base.
        const coin: Coin =
          own > 1 || one.isKept
            ? { at: { x: Math.round(one.at.x), y: Math.round(one.at.y) }, scale: Math.max(least, own) }
            : { at: one.figure.at, scale: 1 };
        return [one.figure.id, coin] as const;
      });
    }),
  );
};
