import { heightText } from '@/lib/messages/en/place-text';
import type { TableFigure, TablePiece, TableScene, TableTerrain } from '@/lib/systems/table-scene';
import type { LengthSign } from '@/lib/systems/system';
import { unit, type Point } from '@/lib/table/table';

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** A label, and the line that leads to it where it lies off what it names. */
export interface LaidLabel extends Spot {
  readonly line?: readonly [Spot, Spot];
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Where labels lie, in #: the middle of each. One that no place is left for is absent. */
export interface Labels {
  readonly names: ReadonlyMap<number, LaidLabel>;
  /** By the scene's pieces. */
  readonly pieces: readonly (Spot | undefined)[];
  /** By the ids of terrain. */
  readonly heights: ReadonlyMap<string, Spot>;
}

/** Letters by their width, in parts of their size; others are as wide as most. */
const widths = [
  [/[ .,:;'’|!ijlI]/g, 0.27],
  [/[()frt-]/g, 0.35],
  [/[mwMW]/g, 0.82],
  [/[A-HJ-LN-VX-Z]/g, 0.6],
] as const;
const letter = 0.53;

/** Width of a text in # on the map. @param size of its letters */
export const widthOf = (text: string, size: number): number =>
  size *
  widths.reduce(
    (sum, [those, wide]) => sum + (text.match(those)?.length ?? 0) * (wide - letter),
    text.length * letter,
  );

/** So far the backing of a text lies beyond its letters, in parts of their size. */
export const backing = { aside: 0.3, high: 1.2 } as const;
/** Two labels in a line keep so far apart, in parts of their size: they are never read as one. */
const apart = 0.35;
/** So far, in #, labels keep from the edge of the table. */
const margin = 0.1;
/** A label across the edge of an area is as bad as one that hides so much of a base, in square #. */
const crossing = 0.25;
/** So is one that lies 1 # further off, and each # that its line runs over the base, or the name, of another. */
const distant = 0.06;
const overBase = 0.12;
const overLabel = 0.8;
/** Radius of a token, in #. */
const token = 0.52;
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

const widened = ({ left, right, top, bottom }: Box, by: number): Box => ({
  left: left - by,
  right: right + by,
  top,
  bottom,
});

const cheapest = <Rated extends { readonly cost: number }>(all: readonly Rated[]): Rated | undefined =>
  all.reduce<Rated | undefined>(
    (least, each) => (least && least.cost <= each.cost ? least : each),
    undefined,
  );

const hash = ({ x, y }: Point): Spot => ({ x: x / unit, y: y / unit });

/** Below what it names, at a side of it, above it, or a line further off. */
const placesAbout = (
  { x, y }: Spot,
  { wide, size, far }: Readonly<Record<'wide' | 'size' | 'far', number>>,
): readonly Spot[] => {
  const aside = far + wide / 2 + 0.1;
  const [below, above] = [y + far + size * 0.62, y - far - size * 0.62];
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

/** # from what is named to labels that stand off it, at the end of a line. */
const off = [1, 1.8, 2.7, 3.7, 5] as const;

/** All about what it names, further and further away. */
const placesOff = (
  { x, y }: Spot,
  { wide, size, far }: Readonly<Record<'wide' | 'size' | 'far', number>>,
): readonly Spot[] =>
  off.flatMap((more) =>
    Array.from({ length: 16 }, (_, nth) => {
      const [dx, dy] = [Math.cos((nth * Math.PI) / 8), Math.sin((nth * Math.PI) / 8)];
      return {
        x: x + dx * (far + more) + (dx * wide) / 2,
        y: y + dy * (far + more) + (dy * size) / 2,
      };
    }),
  );

/** Shortest line from the rim of what is named to a label. */
const lineTo = ({ x, y }: Spot, far: number, box: Box): readonly [Spot, Spot] => {
  const end = {
    x: Math.min(Math.max(x, box.left), box.right),
    y: Math.min(Math.max(y, box.top), box.bottom),
  };
  const long = Math.hypot(end.x - x, end.y - y) || 1;
  return [{ x: x + ((end.x - x) * far) / long, y: y + ((end.y - y) * far) / long }, end];
};

/** # of a line that run over a box. */
const overlaid = ([from, to]: readonly [Spot, Spot], { left, right, top, bottom }: Box): number => {
  const steps = 12;
  const hit = Array.from({ length: steps }, (_, nth) => (nth + 0.5) / steps).filter((part) => {
    const [x, y] = [from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part];
    return left < x && x < right && top < y && y < bottom;
  });
  return (hit.length / steps) * Math.hypot(to.x - from.x, to.y - from.y);
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
  const boxAbout = ({ x, y }: Spot, far: number): Box => boxAt({ x, y }, 2 * far, 2 * far);
  const bases = figures
    .filter(({ isOff }) => !isOff)
    .map(({ id, at, radius }) => ({ id, ...boxAbout(hash(at), radius / unit + rim) }));
  const tokens = pieces.flatMap(({ at, radius }) => (radius > 0 ? [] : [boxAbout(hash(at), token)]));
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
  const wideOf = (text: string): number => widthOf(text, size) + 2 * backing.aside * size;
  const high = size * backing.high;
  /** What a label hides at each place that is left. */
  const rated = (places: readonly Spot[], wide: number) =>
    places
      .map((place) => onTable(place, wide, high))
      .map((spot) => ({ spot, box: boxAt(spot, wide, high) }))
      .filter(({ box }) => sum(labels, widened(box, size * apart)) === 0)
      .map((each) => ({ ...each, hides: sum(bases, each.box) + sum(tokens, each.box) }))
      .map((each) => ({ ...each, cost: each.hides + crossing * crossed(each.box) }));
  const laid = (places: readonly Spot[], wide: number, isApart = false): Spot | undefined => {
    const best = cheapest(rated(places, wide));
    if (!best || (isApart && best.hides > 0)) return undefined;
    labels.push(best.box);
    return best.spot;
  };
  /** A name: beside its base, or where that hides others, off it at the end of a line. */
  const nameOf = ({ id, at, radius }: TableFigure, wide: number): LaidLabel | undefined => {
    const middle = hash(at);
    const far = radius / unit + rim;
    const others = bases.filter((base) => base.id !== id);
    const near = cheapest(rated(placesAbout(middle, { wide, size, far }), wide));
    const away =
      near?.cost === 0
        ? []
        : rated(placesOff(middle, { wide, size: high, far }), wide).map((each) => {
            const line = lineTo(middle, radius / unit, each.box);
            const long = Math.hypot(line[1].x - line[0].x, line[1].y - line[0].y);
            const over = (all: readonly Box[]): number =>
              all.reduce((so, box) => so + overlaid(line, box), 0);
            const run = overBase * over(others) + overLabel * over(labels);
            return { ...each, line, cost: each.cost + distant * (1 + long) + run };
          });
    const best = cheapest<(typeof away)[number] | NonNullable<typeof near>>([
      ...(near ? [near] : []),
      ...away,
    ]);
    if (!best) return undefined;
    labels.push(best.box);
    return 'line' in best ? { ...best.spot, line: best.line } : best.spot;
  };
  const names = new Map<number, LaidLabel>();
  for (const figure of named) {
    const spot = nameOf(figure, wideOf(figure.name));
    if (spot) names.set(figure.id, spot);
  }
  return {
    names,
    pieces: pieces.map((piece) => {
      const wide = wideOf(piece.name);
      const places =
        piece.radius > 0
          ? placesWithin(piece, { width, height })
          : placesAbout(hash(piece.at), { wide, size, far: 0.5 });
      // An area is known by its paint; what stands in it is not covered.
      return laid(places, wide, piece.radius > 0);
    }),
    heights: new Map(
      terrain.flatMap((piece) => {
        if (piece.height === 0 || piece.emblem !== undefined) return [];
        const spot = laid(middlesOf(piece), wideOf(heightText(piece.height / unit, sign)), true);
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
