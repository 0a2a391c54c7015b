import type { Drawing } from '../card';
import {
  unitGap,
  unprintable,
  type Grid,
  type Paper,
  type Place,
  type PaperLayout,
  type Unit,
} from './paper';

/** mm */
const cropWidth = 0.15;
const foldWidth = 0.3;
/** mm between a card and its marks, so that no mark is left on a card that is cut a little off. */
const clearance = 1;
/** mm of a mark in the outer margin, where there is room. */
const outerLength = 2.5;
/** mm of the shortest useful mark, and along each edge of the paper that hardly a printer reaches. */
const leastLength = 0.5;
export const narrowEdge = 4;
/** mm of a mark between two units. */
const between = unitGap - 2 * clearance;
/** mm on, mm off: black dashes tell the fold from the cuts. */
const foldDash = [0.5, 0.25] as const;

type Kind = 'crop' | 'fold';
type Point = readonly [number, number];

const mark = (kind: Kind, from: Point, to: Point): Drawing => ({
  draw: 'line',
  from,
  to,
  stroke: 'black',
  ...(kind === 'crop' ? { strokeWidth: cropWidth } : { strokeWidth: foldWidth, dash: foldDash }),
});

/** Neighbours share the marks of the gap between them: one line for both. */
const once = (drawings: readonly Drawing[]): readonly Drawing[] => {
  const key = (drawing: Drawing): string =>
    drawing.draw === 'line'
      ? [...drawing.from, ...drawing.to].map((value) => value.toFixed(3)).join(' ')
      : JSON.stringify(drawing);
  return [...new Map(drawings.map((drawing) => [key(drawing), drawing])).values()];
};

/** Piece that is cut out whole, in mm: its sides, the cuts down through it, and its folds, if there are any. */
export interface Outline {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly cuts: readonly number[];
  readonly folds?: readonly number[];
}

/** From where to where something goes, in mm. */
type Stretch = readonly [number, number];

const same = (a: number, b: number): boolean => Math.abs(a - b) < 1e-6;

/** Stretches of one line, those that touch as one: a knife goes through neighbours at once. */
const joined = (stretches: readonly Stretch[]): readonly Stretch[] => {
  const sorted = [...stretches].sort(([one], [other]) => one - other);
  const whole: Stretch[] = [];
  for (const [from, to] of sorted) {
    const last = whole.at(-1);
    if (last && from <= last[1] + 1e-6) whole[whole.length - 1] = [last[0], Math.max(last[1], to)];
    else whole.push([from, to]);
  }
  return whole;
};

/** A straight line through one or more things: where it lies across, and from where to where it goes. */
interface Line {
  readonly at: number;
  readonly stretch: Stretch;
}

const linesOf = (all: readonly Line[]): readonly Line[] => {
  const byPlace = new Map<string, Line[]>();
  for (const line of all) {
    const key = line.at.toFixed(3);
    const known = byPlace.get(key);
    if (known) known.push(line);
    else byPlace.set(key, [line]);
  }
  return [...byPlace.values()].flatMap((lines) =>
    lines
      .slice(0, 1)
      .flatMap(({ at }) =>
        joined(lines.map(({ stretch }) => stretch)).map((stretch): Line => ({ at, stretch })),
      ),
  );
};

/**
 * Crop marks (solid, 0.15 mm) at both ends of every cut of the outlines and fold marks (dashed) at those of their folds, all
 * outside of them and at least 8 mm from the edge of the paper; longer in the margins around all of `within` than in the gaps
 * between two. What touches is cut and folded in one.
 */
export const marksAround = (
  outlines: readonly Outline[],
  paper: Paper,
  within: readonly Outline[] = [],
): readonly Drawing[] => {
  const ends = {
    left: Math.min(...within.map(({ left }) => left)),
    top: Math.min(...within.map(({ top }) => top)),
    right: Math.max(...within.map(({ right }) => right)),
    bottom: Math.max(...within.map(({ bottom }) => bottom)),
  };
  const length = (isOuter: boolean, space: number): number =>
    isOuter ? Math.min(outerLength, space - unprintable - clearance) : between;
  const aboveAndBelow = (kind: Kind, { at: x, stretch: [top, bottom] }: Line): readonly Drawing[] => [
    mark(kind, [x, top - clearance - length(same(top, ends.top), top)], [x, top - clearance]),
    mark(
      kind,
      [x, bottom + clearance],
      [x, bottom + clearance + length(same(bottom, ends.bottom), paper.height - bottom)],
    ),
  ];
  const leftAndRight = ({ at: y, stretch: [left, right] }: Line): readonly Drawing[] => [
    mark('crop', [left - clearance - length(same(left, ends.left), left), y], [left - clearance, y]),
    mark(
      'crop',
      [right + clearance, y],
      [right + clearance + length(same(right, ends.right), paper.width - right), y],
    ),
  ];
  const upright = (xsOf: (outline: Outline) => readonly number[]): readonly Line[] =>
    linesOf(outlines.flatMap((one) => xsOf(one).map((at): Line => ({ at, stretch: [one.top, one.bottom] }))));
  const level = linesOf(
    outlines.flatMap(({ left, right, top, bottom }) =>
      [top, bottom].map((at): Line => ({ at, stretch: [left, right] })),
    ),
  );
  return once([
    ...upright(({ cuts }) => cuts).flatMap((line) => aboveAndBelow('crop', line)),
    ...level.flatMap(leftAndRight),
    ...upright(({ folds = [] }) => folds).flatMap((line) => aboveAndBelow('fold', line)),
  ]);
};

const outlineOf = ({ front, back, fold }: Unit, { size, gutter }: PaperLayout): Outline => {
  const left = front.x;
  const right = back.x + size.width;
  return {
    left,
    right,
    top: front.y,
    bottom: front.y + size.height,
    cuts: gutter > 0 ? [left, left + size.width, back.x, right] : [left, right],
    folds: [fold],
  };
};

/** Marks around those units of a layout that hold cards. With a gutter, front and back are cut apart from it too. */
export const cropAndFoldMarks = (layout: PaperLayout, units: readonly Unit[]): readonly Drawing[] =>
  marksAround(
    units.map((unit) => outlineOf(unit, layout)),
    layout.paper,
    layout.units.map((unit) => outlineOf(unit, layout)),
  );

/**
 * Crop marks around the cells that hold cards, one at each end of every cut through them: the cells touch, so that one
 * cut serves two cards.
 */
export const gridMarks = ({ size, margin }: Grid, cells: readonly Place[]): readonly Drawing[] => {
  const xs = cells.flatMap(({ x }) => [x, x + size.width]);
  const ys = cells.flatMap(({ y }) => [y, y + size.height]);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const space = Math.min(margin.x, margin.y) - clearance;
  // Where cards leave less than that, most printers still reach half as far.
  const length = Math.min(
    outerLength,
    space - (space - unprintable < leastLength ? narrowEdge : unprintable),
  );
  return once([
    ...xs.flatMap((x) => [
      mark('crop', [x, top - clearance - length], [x, top - clearance]),
      mark('crop', [x, bottom + clearance], [x, bottom + clearance + length]),
    ]),
    ...ys.flatMap((y) => [
      mark('crop', [left - clearance - length, y], [left - clearance, y]),
      mark('crop', [right + clearance, y], [right + clearance + length, y]),
    ]),
  ]);
};
