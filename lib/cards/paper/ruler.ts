import type { Card, Drawing } from '../card';
import { drawGlueArea } from '../pieces/glue-area';
import { part } from '../pieces/part';
import { textPanel } from '../pieces/text-panel';
import type { DrawPages, Paper } from './paper';
import { largestShared } from './shared-sheets';
import { writeLines, writeOne, type Sketch } from '../sketch';
import { point, smallestOnPieces } from '../text/text';
import { fit } from '../text/typeset';

/** Length of one # on the table; chapter "Movement". */
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

/** A # of this many mm, or undefined outside of `unitBounds`. */
export const unitOf = (mm: number): TableUnit | undefined =>
  mm >= unitBounds.least && mm <= unitBounds.most ? { id: 'mm', mm } : undefined;

/** The words of rulers. */
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

/** A strip to cut: from this many # to this many, after a tab of `tab` mm that is glued under the strip before it. */
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
const glueInset = 0.6;
/** One for either side of the table. */
const rulers = 2;

/** The strips of one ruler of this many #: in one piece where the paper holds it, or in as few whole # as it takes. */
export const stripsOf = (paper: Paper, unit: TableUnit, least = usualLength): readonly Strip[] => {
  const { width } = largestShared(paper);
  const whole = Math.floor(width / unit.mm + 1e-9);
  if (whole >= least) return [{ from: 0, to: Math.min(mostLength, whole), tab: 0 }];
  const strips: Strip[] = [{ from: 0, to: whole, tab: 0 }];
  const further = Math.floor((width - tab) / unit.mm + 1e-9);
  for (let from = whole; from < least; from += further)
    strips.push({ from, to: Math.min(least, from + further), tab });
  return strips;
};

/** mm of a strip. */
const lengthOf = ({ from, to, tab: before }: Strip, unit: TableUnit): number =>
  before + (to - from) * unit.mm;

const stroke = (
  from: readonly [number, number],
  to: readonly [number, number],
  strokeWidth: number,
): Drawing => ({ draw: 'line', from, to, stroke: 'black', strokeWidth });

const cutLine = (width: number, height: number): Drawing => ({
  draw: 'rect',
  x: 0,
  y: 0,
  width,
  height,
  stroke: 'black',
  strokeWidth: 0.12,
});

/** mm of the ticks from either edge: a whole #, half of one. */
const ticks = { whole: 4, half: 2.2 };

const captionSize = 7;

/** The use of a distance, on two lines where a # is short. */
const drawCaption = (
  face: Sketch,
  caption: string,
  place: { readonly x: number; readonly y: number; readonly align: 'right' },
  width: number,
): void => {
  const fitted = fit('text', caption, { width, lines: 2, most: captionSize, least: smallestOnPieces });
  if (!fitted) return;
  face.say('text', caption);
  writeLines(face, fitted, { typeface: 'text', fill: 'black' }, place, 1);
};

const drawStrip = (face: Sketch, strip: Strip, unit: TableUnit, words: RulerLabels): void => {
  const middle = stripHeight / 2;
  face.draw(cutLine(lengthOf(strip, unit), stripHeight));
  const zero = strip.tab;
  for (let half = 0; half <= 2 * (strip.to - strip.from); half += 1) {
    const at = zero + (half * unit.mm) / 2;
    const isWhole = half % 2 === 0;
    const reach = isWhole ? ticks.whole : ticks.half;
    const width = isWhole ? 0.35 : 0.2;
    face.draw(stroke([at, 0], [at, reach], width));
    face.draw(stroke([at, stripHeight - reach], [at, stripHeight], width));
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
    if (caption) drawCaption(face, caption, { ...place, y: middle + 3.2 }, unit.mm - 1.6);
  }
  if (strip.tab === 0) return;
  const inside = {
    x: glueInset,
    y: glueInset,
    width: strip.tab - 2 * glueInset,
    height: stripHeight - 2 * glueInset,
  };
  drawGlueArea(face, inside, words.glue);
};

/** A strip as a piece of its own: its outline is the line to cut along. */
const ruler = (strip: Strip, unit: TableUnit, words: RulerLabels): Card => ({
  ...part(
    {
      id: `ruler-${strip.from}-${strip.to}`,
      name: words.title,
      size: { width: lengthOf(strip, unit), height: stripHeight },
    },
    (face) => drawStrip(face, strip, unit, words),
  ),
  unmarked: true,
});

/** The bar that shows what is seen, in whole # where the paper holds one. */
const sightBar = (paper: Paper, unit: TableUnit, words: RulerLabels): Card => {
  const { width } = largestShared(paper);
  const length = Math.min(width, Math.floor(width / unit.mm + 1e-9) * unit.mm, mostLength * unit.mm);
  return {
    ...part(
      { id: 'sight-bar', name: words.sightTitle, size: { width: length, height: barHeight } },
      (face) => {
        face.draw(cutLine(length, barHeight));
        writeOne(
          face,
          words.sightBar,
          { typeface: 'strong', size: 10, fill: 'black' },
          { x: length / 2, y: barHeight / 2 + 1.2, width: length - 6, align: 'middle' },
        );
      },
    ),
    unmarked: true,
  };
};

/** points, mm */
const helpLook = { size: 8.5, column: 76, height: 50, unmarked: true } as const;

/** How many rulers there are, and # that each has at least. */
interface RulerNeed {
  readonly count?: number;
  readonly least?: number | undefined;
}

/** Rulers to cut out, for a # of this length, and a bar that shows what is seen, with help for both. */
export const drawRulers =
  (unit: TableUnit, words: RulerLabels, { count = rulers, least }: RulerNeed = {}): DrawPages =>
  (paper) => [
    ...stripsOf(paper, unit, least).flatMap((strip) => {
      const card = ruler(strip, unit, words);
      return Array.from({ length: count }, (_, nth) =>
        nth === 0 ? card : { ...card, spare: true as const },
      );
    }),
    ...(words.sight.length > 0 ? [sightBar(paper, unit, words)] : []),
    textPanel(
      {
        id: 'rulers',
        name: words.title,
        title: words.title,
        note: words.lead,
        groups: words.sight.map((sentence, index) => [
          ...(index === 0 ? [{ block: 'heading', text: words.sightTitle } as const] : []),
          { block: 'paragraph', text: sentence } as const,
        ]),
        ...helpLook,
      },
      paper,
    ),
  ];
