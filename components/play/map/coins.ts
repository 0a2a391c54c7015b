import type { TableFigure, TableScene } from '@/lib/systems/table-scene';
import { distanceBetween, unit, type Point, type Units } from '@/lib/table/table';
import { coinScales, inSteps, mostScale } from './coin-scale';
import { frame } from './view-box';

/** A figure’s coin: its middle, and its size as a multiple of the base. */
interface Coin {
  readonly at: Point;
  readonly scale: number;
}

type Table = Pick<TableScene, 'figures' | 'width' | 'height'>;

/** Pixels of a coin’s radius in contact: enough to be told apart, and wider than a finger strays. */
const crowded = 14.8;
/** # that pips on its rim lie beyond a base. */
const rim = 0.14;
/** Rounds in which coins make room for each other. */
const rounds = 24;

interface Laid {
  readonly figure: TableFigure;
  readonly scale: number;
  at: Point;
}

/** A coin whole within the frame of the board: at an edge a little inward. */
const onBoard = ({ width, height }: Table, { figure, scale }: Laid, at: Point): Point => {
  const least = figure.radius * scale + (rim * scale - frame) * unit;
  const inward = (value: Units, most: Units): Units => Math.min(Math.max(value, least), most - least);
  return { x: inward(at.x, width), y: inward(at.y, height) };
};

/** A coin no further from its base than that it still covers it. */
const overBase = ({ figure, scale }: Laid, at: Point): Point => {
  const most = (scale - 1) * figure.radius;
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
  const room = [one, other].map(({ figure, scale }) => (scale - 1) * figure.radius);
  const [ownRoom = 0, otherRoom = 0] = room;
  if (over <= 0 || ownRoom + otherRoom <= 0) return;
  const along =
    far > 0 ? { x: (other.at.x - one.at.x) / far, y: (other.at.y - one.at.y) / far } : { x: 1, y: 0 };
  const by = (laid: Laid, length: Units): void => {
    laid.at = onBoard(
      table,
      laid,
      overBase(laid, { x: laid.at.x + along.x * length, y: laid.at.y + along.y * length }),
    );
  };
  by(one, (-over * ownRoom) / (ownRoom + otherRoom));
  by(other, (over * otherRoom) / (ownRoom + otherRoom));
};

/**
 * Where coins are drawn and how large: readable on a small screen, and beside each other. Those of figures in contact
 * move a little apart, each still over its own base.
 * @param perHash pixels of the screen; 0 until it is measured
 */
export const coinsOf = (table: Table, perHash: number): ReadonlyMap<number, Coin> => {
  const scales = coinScales(table.figures, perHash);
  const laid = table.figures
    .filter(({ isOff }) => !isOff)
    .map((figure): Laid => {
      const wanted = perHash > 0 ? crowded / ((figure.radius / unit) * perHash) : 1;
      const scale = Math.max(scales.get(figure.id) ?? 1, inSteps(Math.min(wanted, mostScale)));
      return { figure, scale, at: figure.at };
    });
  for (const each of laid) each.at = onBoard(table, each, each.at);
  for (let round = 0; round < rounds; round += 1)
    for (const [nth, one] of laid.entries()) for (const other of laid.slice(nth + 1)) part(table, one, other);
  return new Map(
    laid.map((one) => {
      const room = laid.reduce(
        (least, other) =>
          other === one
            ? least
            : Math.min(least, distanceBetween(one.at, other.at) / (sizeOf(one) + sizeOf(other))),
        1,
      );
      const at = { x: Math.round(one.at.x), y: Math.round(one.at.y) };
      return [one.figure.id, { at, scale: Math.max(1, inSteps(one.scale * room)) }];
    }),
  );
};
