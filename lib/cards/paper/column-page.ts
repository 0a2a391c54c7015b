import { flow, type Block, type NextFace, type TypeScale } from '../text/flow';
import type { Groups } from '../hero-card/groups';
import { pageArea, type Page, type Paper } from './paper';

import { blindSketch, sketch, writeOne, type Sketch } from '../sketch';
import { measure, point } from '../text/text';

/** Content of pages of text in columns. */
export interface ColumnText {
  /** Told apart within one PDF: "reference"; further pages are "reference-2" and so on. */
  readonly id: string;
  readonly title: string;
  /** At the right of the title. */
  readonly note: string;
  /** The title of a further page. */
  readonly continued: (title: string, number: number, of: number) => string;
  /** Each is kept together where a column holds it. */
  readonly groups: Groups;
  readonly columns: number;
  /** Points: the largest type, what is read with ease, and what nothing goes below. */
  readonly type: { readonly most: number; readonly easy: number; readonly least: number };
}

/** A column to set groups in. */
export interface Column extends NonNullable<ReturnType<NextFace>> {
  /** mm that a whole column has. */
  readonly full: number;
}

/** mm */
const columnGap = 5;
const titleGap = 5;
const headHeight = 9;
const titleBaseline = 5.4;
/** points */
const titleSize = 17;
const noteSize = 9;
const step = 0.25;
/** em between two groups. */
const groupGap = 0.4;
/** em of a column in which a group begins that does not end there. */
const leastLines = 4;

/** mm; sums of fractions are not exact. */
const tolerance = 1e-6;

/** The y below a group that fits whole; the first line on a column is set whatever room there is, so that is asked too. */
const endOf = (group: readonly Block[], scale: TypeScale, column: Column): number | undefined => {
  const columns = [{ face: blindSketch, region: column.region }];
  const end = flow(group, scale, () => columns.shift())?.bottom;
  return end !== undefined && end <= column.region.bottom + tolerance ? end : undefined;
};

/** Sets groups one after the other; one that does not fit in the rest of a column begins the next, if that holds it whole. */
export const setGroups = (groups: Groups, size: number, least: number, nextColumn: () => Column): void => {
  const scale: TypeScale = { size, inline: true, least };
  let column: Column | undefined;
  for (const group of groups) {
    const fitsHere = column && endOf(group, scale, column) !== undefined;
    let here = column;
    if (column && !fitsHere) {
      const endless = { ...column, region: { ...column.region, top: 0, bottom: Infinity } };
      const height = endOf(group, scale, endless) ?? Infinity;
      // A block that no column holds may as well begin here, unless only its first lines would fit.
      const least = Math.max(column.full / 6, leastLines * size * point);
      if (height <= column.full || column.region.bottom - column.region.top < least) here = undefined;
    }
    const end = flow(group, scale, () => {
      column = here ?? nextColumn();
      here = undefined;
      return column;
    });
    if (column && end)
      column = {
        ...column,
        region: { ...column.region, top: end.bottom + groupGap * size * point },
      };
  }
};

/** The last page's columns end this many mm higher than others, so that they are about as long as each other. */
interface Balance {
  readonly page: number;
  readonly less: number;
}

/** Faces with their columns, as many as are asked for. */
const columnsOf = (paper: Paper, count: number, onPage: () => Sketch, balance?: Balance): (() => Column) => {
  const area = pageArea(paper);
  const width = (area.width - (count - 1) * columnGap) / count;
  const top = area.top + headHeight;
  let face: Sketch | undefined;
  let next = 0;
  let pages = 0;
  return () => {
    if (face === undefined || next === count) {
      face = onPage();
      next = 0;
      pages += 1;
    }
    const bottom = area.bottom - (balance?.page === pages ? balance.less : 0);
    const x = area.x + next * (width + columnGap);
    next += 1;
    return { face, region: { x, width, top, bottom }, full: bottom - top };
  };
};

const pagesAt = (text: ColumnText, size: number, paper: Paper, balance?: Balance): number => {
  let pages = 0;
  const onPage = (): Sketch => {
    pages += 1;
    return blindSketch;
  };
  setGroups(text.groups, size, text.type.least, columnsOf(paper, text.columns, onPage, balance));
  return pages;
};

/** mm between two balances that are tried. */
const balanceStep = 3;
/** Of a column that stays free below its text at most. */
const mostFree = 0.6;

/** The balance of the last of these pages that leaves no column of it empty. */
const balanced = (text: ColumnText, size: number, paper: Paper, page: number): Balance => {
  const area = pageArea(paper);
  const most = Math.floor(((area.bottom - area.top - headHeight) * mostFree) / balanceStep);
  const holds = (steps: number): boolean =>
    pagesAt(text, size, paper, { page, less: steps * balanceStep }) === page;
  let steps = 0;
  while (steps < most && holds(steps + 1)) steps += 1;
  return { page, less: steps * balanceStep };
};

/** The largest type that takes as few pages as the smallest does; larger type never takes fewer. */
const sizeFor = (text: ColumnText, paper: Paper): number => {
  const { most, easy, least } = text.type;
  const onOne = pagesAt(text, least, paper) <= 1;
  const smallest = onOne ? least : easy;
  const allowed = onOne ? 1 : pagesAt(text, easy, paper);
  let [fits, fails] = [0, Math.round((most - smallest) / step) + 1];
  while (fails - fits > 1) {
    const middle = Math.floor((fits + fails) / 2);
    if (pagesAt(text, smallest + middle * step, paper) <= allowed) fits = middle;
    else fails = middle;
  }
  return smallest + fits * step;
};

const drawHead = (face: Sketch, title: string, note: string, paper: Paper): void => {
  const area = pageArea(paper);
  const right = area.x + area.width;
  const y = area.top + titleBaseline;
  writeOne(face, title, { typeface: 'display', size: titleSize, fill: 'ink' }, { x: area.x, y, width: 180 });
  const titled = Math.min(180, measure('display', title, titleSize));
  writeOne(
    face,
    note,
    { typeface: 'title', size: noteSize, fill: 'muted' },
    { x: right, y, width: area.width - titled - titleGap, align: 'right' },
  );
  face.draw({
    draw: 'line',
    from: [area.x, y + 1.6],
    to: [right, y + 1.6],
    stroke: 'gold',
    strokeWidth: 0.35,
  });
};

const drawRules = (face: Sketch, count: number, paper: Paper): void => {
  const area = pageArea(paper);
  const width = (area.width - (count - 1) * columnGap) / count;
  for (let column = 1; column < count; column += 1) {
    const x = area.x + column * (width + columnGap) - columnGap / 2;
    face.draw({
      draw: 'line',
      from: [x, area.top + headHeight],
      to: [x, area.bottom],
      stroke: 'line',
      strokeWidth: 0.2,
    });
  }
};

/** Text in columns on as few pages as it takes in type that is read with ease, or on one in smaller type that is still read. */
export const columnPages = (text: ColumnText, paper: Paper): readonly Page[] => {
  const size = sizeFor(text, paper);
  const of = pagesAt(text, size, paper);
  const pages: { readonly id: string; readonly name: string; readonly face: Sketch }[] = [];
  const onPage = (): Sketch => {
    const number = pages.length + 1;
    const face = sketch(new Set());
    const name = of === 1 ? text.title : text.continued(text.title, number, of);
    drawHead(face, name, text.note, paper);
    drawRules(face, text.columns, paper);
    pages.push({ id: number === 1 ? text.id : `${text.id}-${number}`, name, face });
    return face;
  };
  const columns = columnsOf(paper, text.columns, onPage, balanced(text, size, paper, of));
  setGroups(text.groups, size, text.type.least, columns);
  return pages.map(({ id, name, face }) => ({ id, name, face: face.finish() }));
};
