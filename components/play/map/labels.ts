import { capital } from '#words/language/words';
import { heightText } from '#words/messages/place-text';
import type { TableFigure, TablePiece, TableScene, TableTerrain } from '@/lib/systems/table-scene';
import type { LengthSign } from '@/lib/systems/system';
import { unit } from '@/lib/table/table';
import {
  boxAt,
  hash,
  isAcross,
  isCrossing,
  lineTo,
  middlesOf,
  overlaid,
  placesAbout,
  placesOff,
  placesWithin,
  shared,
  widened,
  type Box,
  type Spot,
} from './label-places';

/** A label, and the line that leads to it if it is away from its object. */
export interface LaidLabel extends Spot {
  readonly line?: readonly [Spot, Spot];
}

/** The middle of each label, in #. A label without room is absent. */
export interface Labels {
  readonly names: ReadonlyMap<number, LaidLabel>;
  /** By the scene's pieces. */
  readonly pieces: readonly (Spot | undefined)[];
  /** By the ids of terrain. */
  readonly heights: ReadonlyMap<string, Spot>;
  /** Rectangles of all these. */
  readonly boxes: readonly Box[];
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

/** Name of a figure on the map: "the dummy in cloth" there is "Dummy in cloth". */
export const labelOf = (name: string): string =>
  name.startsWith('the ') ? capital(name.slice('the '.length)) : name;

/** So far the backing of a text lies beyond its letters, in parts of their size. */
export const backing = { aside: 0.3, high: 1.2 } as const;
/** Two labels in a line keep so far apart, in parts of their size: they are never read as one. */
const apart = 0.35;
/** So far, in #, labels may lie over the edge of the table, on its frame: beside a crowd in a corner there is no other room. */
const overEdge = 0.5;
/** A label across the edge of an area is as bad as one that hides this much of a base, in square #. */
const crossing = 0.25;
/**
 * Each # that a label is further off counts as much, and so does each # that its line runs over another base or name.
 */
const distant = 0.06;
const overBase = 0.4;
const overLabel = 2.5;
/** So is a line that crosses another one. */
const crossingLine = 0.8;
/** If there are more identical pieces than this, only one is named, as an example. */
const mostAlike = 2;
/** # by which a name must be nearer to its own base than to any other. */
const alike = 0.05;
/** Half the side of a square as large as a coin, in parts of its radius. */
const square = 0.86;
/** A base that is hidden is the worse. */
const hidden = 2.5;
/** A name that is as near to somebody else’s base as to its own. */
const unclear = 0.4;
/** Square # of another coin that a name may hide, and # that its line may run over one: beyond that it is left out. */
const most = { hides: 0.02, runs: 0.2 } as const;
/** Radius of a token, in #. */
const token = 0.52;
/** Width around a base for its rim, in #. */
const rim = 0.3;

/** Pixels of letters: on a large board they grow with it. */
const letters = { least: 13, most: 15, grown: 0.4 } as const;

/** How large labels are in # so that they can be read on the screen, and no larger than the table bears. @param perHash pixels */
export const labelSize = (perHash: number): number => {
  if (perHash <= 0) return 0.52;
  const pixels = Math.min(letters.most, Math.max(letters.least, letters.grown * perHash));
  return Math.min(0.95, Math.max(0.3, pixels / perHash));
};

const cheapest = <Rated extends { readonly cost: number }>(all: readonly Rated[]): Rated | undefined =>
  all.reduce<Rated | undefined>(
    (least, each) => (least && least.cost <= each.cost ? least : each),
    undefined,
  );

/** # from the rim of a base to a label. */
const gapTo = ({ at, radius }: Pick<TableFigure, 'at' | 'radius'>, box: Box): number => {
  const { x, y } = hash(at);
  const far = Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom));
  return far - radius / unit;
};

type Laid = Pick<TableScene, 'width' | 'height' | 'figures'> &
  Partial<Pick<TableScene, 'pieces' | 'terrain'>>;

/** A height is written on it: not where it is flat, nor in a game without heights. */
export const hasHeight = ({ height, emblem }: Pick<TableTerrain, 'height' | 'emblem'>): boolean =>
  height > 0 && emblem === undefined;

/**
 * Places names around their bases, labels beside pieces, and heights in the middle of terrain, so that no
 * label hides another, nor a base where there is room. Labels that would leave the table stay on it.
 * @param named figures whose names appear on the map, the most needed first
 * @param size of letters, in #
 * @param view the part of the table in sight; labels of what is in it stay in it
 */
export const labelsOf = (
  { width, height, figures, pieces = [], terrain = [] }: Laid,
  named: readonly TableFigure[],
  size: number,
  sign: LengthSign,
  view?: Box,
): Labels => {
  const boxAbout = ({ x, y }: Spot, far: number): Box => boxAt({ x, y }, 2 * far, 2 * far);
  const standing = figures.filter(({ isOff }) => !isOff);
  const bases = standing.map(({ id, at, radius }) => ({ id, ...boxAbout(hash(at), radius / unit + rim) }));
  const tokens = pieces.flatMap(({ at, radius }) => (radius > 0 ? [] : [boxAbout(hash(at), token)]));
  let labels: Box[] = [];
  let lines: (readonly [Spot, Spot])[] = [];
  const table = {
    left: -overEdge,
    top: -overEdge,
    right: width / unit + overEdge,
    bottom: height / unit + overEdge,
  };
  /** Edges that a label keeps to: those of the view for what is in sight. */
  const edgesFor = ({ x, y }: Spot): Box =>
    view && view.left < x && x < view.right && view.top < y && y < view.bottom
      ? {
          left: Math.max(table.left, view.left),
          top: Math.max(table.top, view.top),
          right: Math.min(table.right, view.right),
          bottom: Math.min(table.bottom, view.bottom),
        }
      : table;
  const kept = (spot: Spot, wide: number, high: number, edges: Box): Spot => {
    const clamp = (value: number, half: number, least: number, most: number): number =>
      Math.min(Math.max(value, least + half), most - half);
    return {
      x: clamp(spot.x, wide / 2, edges.left, edges.right),
      y: clamp(spot.y, high / 2, edges.top, edges.bottom),
    };
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
  /** Rates the free places for a label by how much it would hide there. */
  const rated = (places: readonly Spot[], wide: number, edges: Box) =>
    places
      .map((place) => kept(place, wide, high, edges))
      .map((spot) => ({ spot, box: boxAt(spot, wide, high) }))
      .filter(({ box }) => sum(labels, widened(box, size * apart)) === 0)
      .map((each) => ({ ...each, hides: sum(bases, each.box) + sum(tokens, each.box) }))
      .map((each) => ({
        ...each,
        cost:
          hidden * each.hides +
          crossing * crossed(each.box) +
          overLabel * lines.reduce((all, line) => all + overlaid(line, each.box), 0),
      }));
  const laid = (places: readonly Spot[], wide: number, isApart = false): Spot | undefined => {
    const [first] = places;
    const best = cheapest(rated(places, wide, first ? edgesFor(first) : table));
    if (!best || (isApart && best.hides > 0)) return undefined;
    labels.push(best.box);
    return best.spot;
  };
  let total = 0;
  /** A name: beside its base, or where that hides others, off it at the end of a line. */
  const nameOf = ({ id, at, radius }: TableFigure, wide: number): LaidLabel | undefined => {
    const middle = hash(at);
    const far = radius / unit + rim;
    const edges = edgesFor(middle);
    const others = bases.filter((base) => base.id !== id);
    const coins = standing.filter((each) => each.id !== id);
    const bare = coins.map((each) => boxAbout(hash(each.at), (each.radius / unit) * square));
    /** A name that lies over another coin would be read as its name. */
    const isOwn = ({ box }: { readonly box: Box }): boolean => sum(bare, box) <= most.hides;
    const near = cheapest(
      rated(placesAbout(middle, { wide, size, far }), wide, edges)
        .filter(isOwn)
        .map((each) => {
          const gap = gapTo({ at, radius }, each.box);
          const isUnclear = coins.some((other) => gapTo(other, each.box) < gap + alike);
          return { ...each, cost: each.cost + (isUnclear ? unclear : 0) };
        }),
    );
    const away =
      near?.cost === 0
        ? []
        : rated(placesOff(middle, { wide, size: high, far }), wide, edges)
            .filter(isOwn)
            .flatMap((each) => {
              const line = lineTo(middle, radius / unit, each.box);
              const long = Math.hypot(line[1].x - line[0].x, line[1].y - line[0].y);
              const over = (all: readonly Box[]): number =>
                all.reduce((so, box) => so + overlaid(line, box), 0);
              const crosses = lines.filter((other) => isCrossing(line, other)).length;
              const run = overBase * over(others) + overLabel * over(labels) + crossingLine * crosses;
              // A line over another coin would seem to be of that one.
              if (over(bare) > most.runs) return [];
              return { ...each, line, cost: each.cost + distant * (1 + long) + run };
            });
    const best = cheapest<(typeof away)[number] | NonNullable<typeof near>>([
      ...(near ? [near] : []),
      ...away,
    ]);
    if (!best) return undefined;
    labels.push(best.box);
    total += best.cost;
    if ('line' in best) lines.push(best.line);
    return 'line' in best ? { ...best.spot, line: best.line } : best.spot;
  };
  const inOrder = (order: readonly TableFigure[]) => {
    [labels, lines, total] = [[], [], 0];
    const names = new Map<number, LaidLabel>();
    for (const figure of order) {
      const spot = nameOf(figure, wideOf(labelOf(figure.name)));
      if (spot) names.set(figure.id, spot);
    }
    return { names, labels, lines, total: total + 10 * (order.length - names.size) };
  };
  const fromMiddle = ({ at }: Pick<TableFigure, 'at'>): number =>
    Math.hypot(at.x - width / 2, at.y - height / 2);
  const outwards = named.toSorted((a, b) => fromMiddle(a) - fromMiddle(b));
  // Which of a block have the places beside it makes a difference.
  const [first, ...others] = [named, outwards, outwards.toReversed()].map(inOrder);
  const best = others.reduce((one, other) => (one && one.total <= other.total ? one : other), first);
  const names = best?.names ?? new Map<number, LaidLabel>();
  [labels, lines] = [best?.labels ?? [], best?.lines ?? []];
  const pieceName = (piece: TablePiece, isApart: boolean): Spot | undefined => {
    const wide = wideOf(piece.name);
    const places =
      piece.radius > 0
        ? placesWithin(piece, { width, height })
        : placesAbout(hash(piece.at), { wide, size, far: 0.5 });
    return laid(places, wide, isApart);
  };
  const spots = new Map<TablePiece, Spot | undefined>();
  for (const piece of pieces.toSorted((a, b) => fromMiddle(a) - fromMiddle(b))) {
    const alike = pieces.filter(({ name }) => name === piece.name);
    const isMany = alike.length > mostAlike;
    // An area is known by its paint, so a label must not cover what is in it.
    if (!isMany || !alike.some((other) => spots.get(other)))
      spots.set(piece, pieceName(piece, isMany || piece.radius > 0));
  }
  return {
    names,
    pieces: pieces.map((piece) => spots.get(piece)),
    heights: new Map(
      terrain.flatMap((piece) => {
        if (!hasHeight(piece)) return [];
        const spot = laid(middlesOf(piece), wideOf(heightText(piece.height / unit, sign)), true);
        return spot ? [[piece.id, spot]] : [];
      }),
    ),
    boxes: labels,
  };
};
