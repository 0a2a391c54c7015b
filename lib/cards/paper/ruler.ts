import type { Card, Drawing, RichText } from '../card';
import { movedBy } from '../moved';
import { drawGlueArea } from '../pieces/glue-area';
import { part } from '../pieces/part';
import type { DrawPages, Paper } from './paper';
import { largestShared } from './shared-sheets';
import { blindSketch, writeLines, writeOne, type Sketch } from '../sketch';
import { flow } from '../text/flow';
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
  /** How an edge of the ruler shows what a figure sees; nothing where sight doesn’t matter. */
  readonly sightTitle: string;
  readonly sight: readonly string[];
}

/** A ruler longer than the paper: strips to glue together. */
interface JoinedRuler {
  /** # that it measures at least. */
  readonly least: number;
  /** On the end that goes under the strip before. */
  readonly glue: string;
  /** How the strips come together. */
  readonly further: string;
}

/** A strip to cut: from this many # to this many, after a tab of `tab` mm that is glued under the strip before it. */
export interface Strip {
  readonly from: number;
  readonly to: number;
  readonly tab: number;
}

/** # that a ruler measures at most where the paper has room: a side of the map. */
const mostLength = 24;
/** mm */
const tab = 12;
const stripHeight = 15;
const glueInset = 0.6;
/** One for either side of the table. */
const rulers = 2;

/**
 * The strips of one ruler in whole #: one strip as long as the paper allows, or as few as a ruler of at least
 * this many # takes.
 */
export const stripsOf = (paper: Paper, unit: TableUnit, least = 0): readonly Strip[] => {
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

const drawStrip = (face: Sketch, strip: Strip, unit: TableUnit, words: RulerLabels, glue = ''): void => {
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
  drawGlueArea(face, inside, glue);
};

/** points, mm: the text about a strip is below it, outside the cut. */
const help = { size: 8, gap: 0.8, columnGap: 6 } as const;

/** Text of a column below what is cut, on as many lines as it takes; answers the y below it. */
const setColumn = (face: Sketch, text: RichText, x: number, top: number, width: number): number => {
  let isAsked = false;
  const region = { x, top, width, bottom: Infinity };
  const onePage = () => {
    if (isAsked) return undefined;
    isAsked = true;
    return { face, region };
  };
  const { size } = help;
  return flow([{ block: 'paragraph', text }], { size, inline: true }, onePage)?.bottom ?? top;
};

/** Texts side by side below what is cut, in columns of one width; answers the y below them. */
const setBelow = (face: Sketch, texts: readonly RichText[], top: number, width: number): number => {
  const column = (width + help.columnGap) / Math.max(1, texts.length) - help.columnGap;
  return Math.max(
    top,
    ...texts.map((text, at) => setColumn(face, text, at * (column + help.columnGap), top + help.gap, column)),
  );
};

const titled = (title: string, text: string): RichText => [{ text: `${title}. `, strong: true }, { text }];

/** Use of a ruler: how it is cut, and how its edge shows what a figure sees. */
const toldOn = ({ title, lead, sightTitle, sight: [first, ...more] }: RulerLabels): readonly RichText[] => [
  titled(title, lead),
  ...(first === undefined ? [] : [titled(sightTitle, first), ...more]),
];

/** A ruler of one strip: its outline is the line to cut along, and its text is below, if it has any. */
const ruler = (strip: Strip, unit: TableUnit, words: RulerLabels, told = toldOn(words)): Card => {
  const width = lengthOf(strip, unit);
  const height = setBelow(blindSketch, told, stripHeight, width);
  return {
    ...part({ id: `ruler-0-${strip.to}`, name: words.title, size: { width, height } }, (face) => {
      drawStrip(face, strip, unit, words);
      setBelow(face, told, stripHeight, width);
    }),
    unmarked: true,
  };
};

/** mm between the strips of one ruler. */
const rowGap = 3;

/**
 * A ruler of several strips as one piece to cut apart, below each other, so that nobody looks for the rest of it on
 * other sheets; their text is beside the last, which is short.
 */
const joinedRuler = (
  strips: readonly Strip[],
  unit: TableUnit,
  words: RulerLabels,
  { glue, further }: JoinedRuler,
): Card => {
  const lengths = strips.map((strip) => lengthOf(strip, unit));
  const width = Math.max(...lengths);
  const last = (strips.length - 1) * (stripHeight + rowGap);
  const x = (lengths.at(-1) ?? 0) + help.columnGap;
  const told = titled(words.title, `${words.lead} ${further}`);
  const textBottom = setColumn(blindSketch, told, x, last, width - x);
  const size = { width, height: Math.max(last + stripHeight, textBottom) };
  const piece = { id: `ruler-0-${strips.at(-1)?.to ?? 0}`, name: words.title, size };
  const text = part(piece, (face) => {
    setColumn(face, told, x, last, width - x);
  });
  const drawn = strips.map((strip, row) => {
    const { front } = part(piece, (face) => {
      drawStrip(face, strip, unit, words, glue);
    });
    return movedBy(front, { x: 0, y: row * (stripHeight + rowGap) });
  });
  const front = [...drawn, text.front].reduce((all, one) => ({
    drawings: [...all.drawings, ...one.drawings],
    text: [...all.text, ...one.text],
    spoken: [...(all.spoken ?? []), ...(one.spoken ?? [])],
  }));
  return { ...text, front, unmarked: true };
};

/** How many rulers there are, and how long they are where one strip is too short. */
interface RulerNeed {
  readonly count?: number;
  readonly joined?: JoinedRuler;
}

/** Rulers to cut out, for a # of this length, each with its help beside or below it; a joined one has no room for sight. */
export const drawRulers =
  (unit: TableUnit, words: RulerLabels, { count = rulers, joined }: RulerNeed = {}): DrawPages =>
  (paper) => {
    const strips = stripsOf(paper, unit, joined?.least);
    const pieces =
      joined && strips.length > 1
        ? [joinedRuler(strips, unit, words, joined)]
        : strips.map((strip) => ruler(strip, unit, words));
    // The second ruler of one strip comes without the text.
    const spares =
      joined && strips.length > 1 ? pieces : strips.map((strip) => ruler(strip, unit, words, []));
    return [
      ...pieces,
      ...Array.from({ length: count - 1 }, () =>
        spares.map((piece) => ({ ...piece, spare: true as const })),
      ).flat(),
    ];
  };
