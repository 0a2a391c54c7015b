import type { Drawing, Ink, TextRun, Typeface } from '../card';
import { fromTheLeft, hasRightToLeft } from './direction';
import { widthsOf } from './fonts';
import { hollowBox } from './glyphs';
import { breakLines, point, smallestType, spaceOf, type Line } from './text';

/** How a text is set: size in points. */
export interface TextStyle {
  readonly typeface: Typeface;
  readonly size: number;
  readonly fill: Ink;
}

interface OpenRun {
  text: string;
  readonly isHyphen?: true;
  readonly typeface?: Typeface;
  readonly font: string;
  x: number;
  width: number;
}

/** Items of a line: on a line: characters, and the spaces between words. */
interface Cell {
  readonly text: string;
  readonly font: string | undefined;
  /** 1/1000 em */
  readonly width: number;
  readonly strong?: true;
  readonly isSpace?: true;
  readonly isHyphen?: true;
}

/** Scripts whose letters are joined into others when they are drawn. */
const isShaped = (font: string): boolean => /devanagari|tamil/.test(font);

const cellsOf = (line: Line, typeface: Typeface): readonly Cell[] => {
  const space: Cell = { ...spaceOf(typeface), isSpace: true };
  const cells: Cell[] = [];
  for (const [index, { glyphs, joined }] of line.words.entries()) {
    if (index > 0 && !joined) cells.push(space);
    for (const glyph of glyphs) cells.push(glyph.font === undefined ? { ...glyph, text: hollowBox } : glyph);
  }
  return cells;
};

/** A line as drawings: its text in one run per font file, and a hollow box for each missing character. x, y in mm. */
export const drawLine = (line: Line, style: TextStyle, x: number, y: number): readonly Drawing[] => {
  const size = style.size * point;
  const em = size / 1000;
  const runs: OpenRun[] = [];
  const boxes: Drawing[] = [];
  let at = 0;
  let open: OpenRun | undefined;
  let wasReversed = false;
  const add = (cell: Cell, isReversed: boolean): void => {
    const { text, font, strong, isSpace, isHyphen } = cell;
    const width = cell.width * em;
    // A painter turns the letters of a run from right to left, not the runs.
    if (isReversed !== wasReversed || (isReversed && isSpace)) open = undefined;
    wasReversed = isReversed;
    // A run goes on over a space only where its own font has one of the width that was measured, or where letters are
    // joined into others: they take less room than was measured, and all of it would be between the words.
    if (isSpace && open && (widthsOf(open.font).get(0x20) === cell.width || isShaped(open.font))) {
      open.text += ' ';
      open.width += width;
    } else if (isSpace && (isReversed || !open)) {
      open = undefined;
    } else if (font === undefined) {
      boxes.push({
        draw: 'rect',
        x: x + at + size * 0.07,
        y: y - size * 0.62,
        width: size * 0.5,
        height: size * 0.62,
        stroke: style.fill,
        strokeWidth: Math.max(0.1, size * 0.05),
      });
      open = undefined;
    } else if (open?.font === font && !isHyphen) {
      open.text = isReversed ? text + open.text : open.text + text;
      open.width += width;
    } else {
      open = {
        text,
        ...(strong && { typeface: 'strong' as const }),
        ...(isHyphen && { isHyphen }),
        font,
        x: at,
        width,
      };
      runs.push(open);
    }
    at += width;
  };
  const cells = cellsOf(line, style.typeface);
  const isMirrored =
    line.words.some(({ text }) => hasRightToLeft(text)) && cells.some(({ text }) => hasRightToLeft(text));
  if (isMirrored) for (const { part, isReversed } of fromTheLeft(cells)) add(part, isReversed);
  else for (const cell of cells) add(cell, false);
  const text: readonly TextRun[] = runs;
  if (text.length === 0) return boxes;
  const { typeface, fill } = style;
  return [{ draw: 'text', x, y, size, width: line.width * em, fill, typeface, runs: text }, ...boxes];
};

/** A text broken into lines that fit, at the size in points that made them fit. */
export interface Fitted {
  readonly lines: readonly Line[];
  readonly size: number;
  /** A word had to be broken. */
  readonly broken: boolean;
}

/**
 * The largest size between `most` and `least` points, in steps of 0.25, at which the text fits on at most
 * `lines` lines of `width` mm without a broken word; if there is none, with broken words; undefined if that
 * does not fit either.
 */
export const fit = (
  typeface: Typeface,
  text: string,
  space: {
    /** mm */
    readonly width: number;
    readonly lines: number;
    /** Points. */
    readonly most: number;
    readonly least?: number;
    /** Whether lines may end after hyphens; true unless told. */
    readonly atHyphens?: boolean;
  },
): Fitted | undefined => {
  const { least = smallestType, atHyphens = true } = space;
  for (const mayBreak of [false, true]) {
    for (let size = space.most; size >= least; size -= 0.25) {
      const { lines, broken } = breakLines(typeface, text, (space.width * 1000) / (size * point), atHyphens);
      if (lines.length <= space.lines && (mayBreak || !broken)) return { lines, size, broken };
    }
  }
  return undefined;
};
