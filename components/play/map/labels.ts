import { heightText } from '@/lib/messages/en/place-text';
import type { TableFigure, TablePiece, TableScene, TableTerrain } from '@/lib/systems/table-scene';
import type { LengthSign } from '@/lib/systems/system';
import { unit, type Point } from '@/lib/table/table';

interface Spot {
  readonly x: number;
  readonly y: number;
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Where labels lie, in #: the middle of each. One that no place is left for is absent. */
export interface Labels {
  readonly names: ReadonlyMap<number, Spot>;
  /** By the scene's pieces. */
  readonly pieces: readonly (Spot | undefined)[];
  /** By the ids of terrain. */
  readonly heights: ReadonlyMap<string, Spot>;
}

/** Of a letter in parts of its size, on average. */
const letter = 0.5;
/** So far, in #, labels keep from the edge of the table. */
const margin = 0.1;
/** A label across the edge of an area is as bad as one that hides so much of a base, in square #. */
const crossing = 0.25;
/** Width around a base for its rim, in #. */
const rim = 0.3;

/** How large labels are in # so that they can be read on the screen, and no larger than the table bears. @param perHash pixels */
export const labelSize = (perHash: number): number =>
  perHash > 0 ? Math.min(0.95, Math.max(0.3, 13 / perHash)) : 0.52;

const boxAt = ({ x, y }: Spot, width: number, height: number): Box => ({
  left: x - width / 2,
  right: x + width / 2,
  top: y - height / 2,
  bottom: y + height / 2,
});

const shared = (one: Box, other: Box): number =>
  Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) *
  Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));

/** An area's edge runs through a box. */
const isAcross = ({ x, y, radius }: Spot & { readonly radius: number }, box: Box): boolean => {
  const near = Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom));
  const far = Math.hypot(Math.max(x - box.left, box.right - x), Math.max(y - box.top, box.bottom - y));
  return near < radius && radius < far;
};

const hash = ({ x, y }: Point): Spot => ({ x: x / unit, y: y / unit });

/** Below what it names, at a side of it, above it, or a line further off. */
const placesAbout = (
  { x, y }: Spot,
  { wide, size, above: over, below: under }: Readonly<Record<'wide' | 'size' | 'above' | 'below', number>>,
): readonly Spot[] => {
  const aside = Math.max(over, under) + wide / 2 + 0.15;
  const [below, above] = [y + under + size * 0.62, y - over - size * 0.62];
  return [
    { x, y: below },
    { x: x + aside, y },
    { x: x - aside, y },
    { x, y: above },
    ...[size, -size].flatMap((line) => [
      { x: x + aside, y: y + line },
      { x: x - aside, y: y + line },
    ]),
    ...[0.5, -0.5].flatMap((part) => [
      { x: x + part * wide, y: below },
      { x: x + part * wide, y: above },
    ]),
    { x, y: below + size },
    { x, y: above - size },
  ];
};

/** Of an area: in its middle, or where it lies on the table, and a little off. */
const placesWithin = (
  piece: TablePiece,
  { width, height }: Pick<TableScene, 'width' | 'height'>,
): readonly Spot[] => {
  const { x, y } = hash(piece.at);
  const radius = piece.radius / unit;
  // The quarter of a corner's circle that lies on the table has its middle there.
  const inward = (at: number, most: number): number =>
    at <= 0 ? radius * 0.42 : at >= most ? most - radius * 0.42 : at;
  const middle = { x: inward(x, width / unit), y: inward(y, height / unit) };
  return [0, 0.9, -0.9, 1.8, -1.8].map((off) => ({ x: middle.x, y: middle.y + off }));
};

type Laid = Pick<TableScene, 'width' | 'height' | 'figures'> &
  Partial<Pick<TableScene, 'pieces' | 'terrain'>>;

/**
 * Names about their bases, of pieces beside them and heights in the middle of terrain, so that no label hides another,
 * nor a base where there is room; on the table where they would leave it.
 * @param named those whose names stand on the map, the most needed first
 * @param size of letters, in #
 */
export const labelsOf = (
  { width, height, figures, pieces = [], terrain = [] }: Laid,
  named: readonly TableFigure[],
  size: number,
  sign: LengthSign,
): Labels => {
  const bases = figures
    .filter(({ isOff }) => !isOff)
    .map((figure): Box => {
      const { x, y } = hash(figure.at);
      const radius = figure.radius / unit;
      return {
        left: x - radius - rim,
        right: x + radius + rim,
        top: y - radius - rim,
        bottom: y + radius + rim,
      };
    });
  const labels: Box[] = [];
  const onTable = (spot: Spot, wide: number, high: number): Spot => {
    const clamp = (value: number, half: number, most: number): number =>
      Math.min(Math.max(value, half + margin), most / unit - margin - half);
    return { x: clamp(spot.x, wide / 2, width), y: clamp(spot.y, high / 2, height) };
  };
  const rims = pieces
    .filter((piece) => piece.radius > 0)
    .map((piece) => ({ ...hash(piece.at), radius: piece.radius / unit }));
  /** How many edges of areas a label lies across. */
  const crossed = (box: Box): number => rims.filter((each) => isAcross(each, box)).length;
  const sum = (boxes: readonly Box[], box: Box): number =>
    boxes.reduce((all, each) => all + shared(each, box), 0);
  const laid = (places: readonly Spot[], wide: number, isApart = false): Spot | undefined => {
    const free = places
      .map((place) => onTable(place, wide, size))
      .map((spot) => ({ spot, box: boxAt(spot, wide, size) }))
      .filter(({ box }) => sum(labels, box) === 0)
      .map((each) => ({ ...each, hides: sum(bases, each.box) }))
      .map((each) => ({ ...each, cost: each.hides + crossing * crossed(each.box) }));
    const best = free.reduce<(typeof free)[number] | undefined>(
      (least, each) => (least && least.cost <= each.cost ? least : each),
      undefined,
    );
    if (!best || (isApart && best.hides > 0)) return undefined;
    labels.push(best.box);
    return best.spot;
  };
  const names = new Map<number, Spot>();
  for (const { id, name, at, radius } of named) {
    const wide = name.length * size * letter;
    const base = radius / unit;
    const spot = laid(placesAbout(hash(at), { wide, size, above: base + rim, below: base + rim }), wide);
    if (spot) names.set(id, spot);
  }
  return {
    names,
    pieces: pieces.map((piece) => {
      const wide = piece.name.length * size * letter;
      const places =
        piece.radius > 0
          ? placesWithin(piece, { width, height })
          : placesAbout(hash(piece.at), { wide, size, above: 0.5, below: 0.5 });
      // An area is known by its paint; what stands in it is not covered.
      return laid(places, wide, piece.radius > 0);
    }),
    heights: new Map(
      terrain.flatMap((piece) => {
        if (piece.height === 0 || piece.emblem !== undefined) return [];
        const spot = laid(
          middlesOf(piece),
          heightText(piece.height / unit, sign).length * size * letter,
          true,
        );
        return spot ? [[piece.id, spot]] : [];
      }),
    ),
  };
};

/** The middle of a piece, and places half the way to its corners. */
const middlesOf = ({ shape }: TableTerrain): readonly Spot[] => {
  const corners = shape.map(hash);
  const middle = {
    x: corners.reduce((all, { x }) => all + x, 0) / corners.length,
    y: corners.reduce((all, { y }) => all + y, 0) / corners.length,
  };
  return [middle, ...corners.map(({ x, y }) => ({ x: (x + middle.x) / 2, y: (y + middle.y) / 2 }))];
};
