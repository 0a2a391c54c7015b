import type { Drawing } from '../card';
import { pageArea, type DrawPages, type Paper } from './paper';
import { sketch, writeLines, writeOne, type Sketch } from '../sketch';
import { point } from '../text/text';
import { fit } from '../text/typeset';

/** What one # measures on the table; chapter "Movement". */
export interface TableUnit {
  readonly id: 'inch' | 'cm' | 'mm';
  /** mm to one #. */
  readonly mm: number;
}

/** 25 mm miniatures are played in inches, 15 mm ones in centimetres. */
export const tableUnits = {
  inch: { id: 'inch', mm: 25.4 },
  cm: { id: 'cm', mm: 10 },
} as const satisfies Readonly<Record<string, TableUnit>>;

/** mm: the shortest and the longest # that rulers and templates are drawn for. */
export const unitBounds = { least: 5, most: 60 } as const;

/** A # of so many mm, or undefined outside of `unitBounds`. */
export const unitOf = (mm: number): TableUnit | undefined =>
  mm >= unitBounds.least && mm <= unitBounds.most ? { id: 'mm', mm } : undefined;

/** The words of a page of rulers. */
export interface RulerLabels {
  readonly title: string;
  readonly lead: string;
  /** "10#" */
  readonly distance: (value: number) => string;
  /** Under round distances: a movement of five dice, a charge of five dice. */
  readonly captions: Readonly<Record<number, string>>;
  /** On the end that goes under the piece before. */
  readonly glue: string;
  readonly sightTitle: string;
  readonly sightBar: string;
  readonly sight: readonly string[];
}

/** A strip to cut: from so many # to so many, after a tab of `tab` mm that is glued under the strip before it. */
export interface Strip {
  readonly from: number;
  readonly to: number;
  readonly tab: number;
}

/** # that a ruler measures at least unless told, and at most where the paper has room: a side of the map. */
const usualLength = 12;
const mostLength = 24;
/** mm */
const tab = 12;
const stripHeight = 15;
const barHeight = 8;
const gap = 3;
const titleHeight = 14;
const sightHeight = 24;
const mostRulers = 4;

/** mm: what half a line takes beyond the end of a strip. */
const lineSpace = 0.5;

/** Where strips lie, mm. */
const stripArea = (paper: Paper): ReturnType<typeof pageArea> => {
  const area = pageArea(paper);
  return { ...area, x: area.x + lineSpace, width: area.width - 2 * lineSpace };
};

/** The strips of one ruler of so many #: in one piece where the paper holds it, or in as few whole # as it takes. */
export const stripsOf = (paper: Paper, unit: TableUnit, least = usualLength): readonly Strip[] => {
  const { width } = stripArea(paper);
  const whole = Math.floor(width / unit.mm + 1e-9);
  if (whole >= least) return [{ from: 0, to: Math.min(mostLength, whole), tab: 0 }];
  const strips: Strip[] = [{ from: 0, to: whole, tab: 0 }];
  const further = Math.floor((width - tab) / unit.mm + 1e-9);
  for (let from = whole; from < least; from += further)
    strips.push({ from, to: Math.min(least, from + further), tab });
  return strips;
};

const lengthOf = ({ from, to, tab: before }: Strip, unit: TableUnit): number =>
  before + (to - from) * unit.mm;

/** A strip with its left end on the sheet, mm. */
export interface PlacedStrip {
  readonly strip: Strip;
  readonly x: number;
  readonly y: number;
}

const rowsOf = (strips: readonly Strip[], unit: TableUnit, width: number): readonly (readonly Strip[])[] => {
  const rows: Strip[][] = [];
  for (const strip of strips) {
    const open = rows.find(
      (row) =>
        row.reduce((sum, other) => sum + lengthOf(other, unit) + gap, 0) + lengthOf(strip, unit) <=
        width + 1e-9,
    );
    if (open) open.push(strip);
    else rows.push([strip]);
  }
  return rows;
};

/** As many rulers as the page holds beside the help for lines of sight, at most four, and where each strip lies. */
export const placeStrips = (paper: Paper, unit: TableUnit, least?: number): readonly PlacedStrip[] => {
  const area = stripArea(paper);
  const one = stripsOf(paper, unit, least);
  const space = area.bottom - area.top - titleHeight - sightHeight - barHeight - 2 * gap;
  for (let rulers = mostRulers; rulers >= 1; rulers -= 1) {
    // The same strips together: a row of tabs is cut in one go.
    const strips = one.flatMap((strip) => Array.from({ length: rulers }, () => strip));
    const rows = rowsOf(strips, unit, area.width);
    if (rows.length * (stripHeight + gap) - gap > space && rulers > 1) continue;
    return rows.flatMap((row, index) => {
      let x = area.x;
      return row.map((strip) => {
        const placed = { strip, x, y: area.top + titleHeight + index * (stripHeight + gap) };
        x += lengthOf(strip, unit) + gap;
        return placed;
      });
    });
  }
  return [];
};

const stroke = (
  from: readonly [number, number],
  to: readonly [number, number],
  strokeWidth: number,
): Drawing => ({ draw: 'line', from, to, stroke: 'black', strokeWidth });

const cutLine = (x: number, y: number, width: number, height: number): Drawing => ({
  draw: 'rect',
  x,
  y,
  width,
  height,
  stroke: 'black',
  strokeWidth: 0.12,
});

/** mm of the ticks from either edge: a whole #, half of one. */
const ticks = { whole: 4, half: 2.2 };

const drawStrip = (face: Sketch, { strip, x, y }: PlacedStrip, unit: TableUnit, words: RulerLabels): void => {
  const length = lengthOf(strip, unit);
  const middle = y + stripHeight / 2;
  face.draw(cutLine(x, y, length, stripHeight));
  const zero = x + strip.tab;
  for (let half = 0; half <= 2 * (strip.to - strip.from); half += 1) {
    const at = zero + (half * unit.mm) / 2;
    const isWhole = half % 2 === 0;
    const reach = isWhole ? ticks.whole : ticks.half;
    const width = isWhole ? 0.35 : 0.2;
    face.draw(stroke([at, y], [at, y + reach], width));
    face.draw(stroke([at, y + stripHeight - reach], [at, y + stripHeight], width));
  }
  // Each number ends just before its tick, so that the last one has room too.
  for (let value = strip.from + 1; value <= strip.to; value += 1) {
    const place = { x: zero + (value - strip.from) * unit.mm - 1, align: 'right' } as const;
    const size = Math.min(15, unit.mm * 1.1);
    const caption = words.captions[value];
    const y = caption ? middle + 0.6 : middle + size * point * 0.34;
    writeOne(
      face,
      words.distance(value),
      { typeface: 'strong', size, fill: 'black' },
      { ...place, y, width: unit.mm * 0.9, least: 4 },
    );
    if (caption)
      writeOne(
        face,
        caption,
        { typeface: 'text', size: 7, fill: 'black' },
        { ...place, y: middle + 3.2, width: unit.mm - 1.6, least: 3.5 },
      );
  }
  if (strip.tab === 0) return;
  const fitted = fit('text', words.glue, { width: strip.tab * 0.86, lines: 3, most: 7, least: 3.5 });
  if (!fitted) return;
  face.say('text', words.glue);
  const em = fitted.size * point * 1.1;
  writeLines(
    face,
    fitted,
    { typeface: 'text', fill: 'black' },
    {
      x: x + strip.tab * 0.48,
      y: middle + em * 0.3 - ((fitted.lines.length - 1) * em) / 2,
      align: 'middle',
    },
    1.1,
  );
};

const drawSight = (face: Sketch, paper: Paper, unit: TableUnit, words: RulerLabels, top: number): void => {
  const area = stripArea(paper);
  const length = Math.min(
    area.width,
    Math.floor(area.width / unit.mm + 1e-9) * unit.mm,
    mostLength * unit.mm,
  );
  face.draw(cutLine(area.x, top, length, barHeight));
  writeOne(
    face,
    words.sightBar,
    { typeface: 'strong', size: 10, fill: 'black' },
    { x: area.x + length / 2, y: top + barHeight / 2 + 1.2, width: length - 6, align: 'middle' },
  );
  let y = top + barHeight + 6;
  writeOne(
    face,
    words.sightTitle,
    { typeface: 'display', size: 12, fill: 'ink' },
    { x: area.x, y, width: area.width },
  );
  for (const sentence of words.sight) {
    const fitted = fit('text', sentence, { width: area.width, lines: 2, most: 9, least: 7 });
    if (!fitted) continue;
    face.say('text', sentence);
    y += fitted.size * point * 1.25;
    writeLines(face, fitted, { typeface: 'text', fill: 'ink' }, { x: area.x, y }, 1.2);
    y += (fitted.lines.length - 1) * fitted.size * point * 1.2;
  }
};

/** One page of rulers to cut out, for a # of this length, and a bar that shows what is seen. @param least # of a ruler */
export const drawRulers =
  (unit: TableUnit, words: RulerLabels, least?: number): DrawPages =>
  (paper) => {
    const area = pageArea(paper);
    const face = sketch(new Set());
    writeOne(
      face,
      words.title,
      { typeface: 'display', size: 20, fill: 'ink' },
      { x: area.x, y: area.top + 6.4, width: area.width },
    );
    writeOne(
      face,
      words.lead,
      { typeface: 'text', size: 9.5, fill: 'muted' },
      { x: area.x, y: area.top + 11, width: area.width },
    );
    const strips = placeStrips(paper, unit, least);
    for (const placed of strips) drawStrip(face, placed, unit, words);
    const below = Math.max(...strips.map(({ y }) => y)) + stripHeight + 2 * gap;
    drawSight(face, paper, unit, words, below);
    return [{ id: 'rulers', name: words.title, face: face.finish() }];
  };
