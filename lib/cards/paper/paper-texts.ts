import type { CardSize, Drawing, CountNote, Typeface } from '../card';
import { unprintable, type Paper, type Place } from './paper';
import { breakLines, point, smallestOnCards, type Line } from '../text/text';
import { drawLine, fit } from '../text/typeset';

/** The words around the cards, already in the player's language. */
export interface PaperLabels {
  /** "Print at 100 %, actual size." */
  readonly scale: string;
  /** How to see that the paper came out at that size. */
  readonly check: string;
  /** Labels at the ends of the ruler's two scales: 50 mm and 2 inches. */
  readonly millimetres: string;
  readonly inches: string;
  /** Credits for the game and the icons. */
  readonly credits: string;
  /** How the paper has to turn over for the backs. */
  readonly duplex: string;
  /** Says of pieces how many there are and why, those with one reason together. */
  readonly countNote: (countNote: readonly CountNote[]) => string;
  /** "Bleeding × 3 of 5", from "Bleeding × 5" where the others are on other sheets. */
  readonly someOf: (what: string, here: number) => string;
}

/** Parts of a page that the texts depend on: its columns of cards, and the white strips above and below them. */
export interface Strips {
  readonly paper: Paper;
  readonly size: CardSize;
  readonly margin: Place;
  /** mm: the left side of each column of cards. */
  readonly lefts: readonly number[];
  /** The backs come on the other side of the paper. */
  readonly isDuplex: boolean;
}

/** mm and mm an inch. */
const rulerLength = 50;
const inch = 25.4;
const rulerInches = 2;
const tickWidth = 0.15;

/** points: all that stands around cards and pieces. */
const size = smallestOnCards;
/** mm from the top of a strip to its first baseline, and from line to line. */
const firstBaseline = 2.75;
const lineHeight = 2.7;
/** mm below a baseline */
const descent = 0.6;
/** mm; sums of fractions are not exact. */
const tolerance = 1e-6;
/** mm that the texts above the cards reach above them. */
const topStrip = 7;
/** mm between a window's side and its content, so that crop marks stay free. */
const indent = 2;

const linesOf = (text: string, width: number, typeface: Typeface = 'text'): readonly Line[] =>
  breakLines(typeface, text, (width * 1000) / (size * point)).lines;

/** Lines below each other; x and y are the start of the first one's baseline. */
const set = (
  lines: readonly Line[],
  { x, y }: Place,
  typeface: Typeface = 'text',
  points: number = size,
): readonly Drawing[] =>
  lines.flatMap((line, index) =>
    drawLine(line, { typeface, size: points, fill: 'black' }, x, y + index * lineHeight),
  );

const tick = (x: number, from: number, to: number): Drawing => ({
  draw: 'line',
  from: [x, from],
  to: [x, to],
  stroke: 'black',
  strokeWidth: tickWidth,
});

/** mm above, eighths of an inch below one line; the ends and the round figures are longer. */
const rulerAt = ({ x, y }: Place): readonly Drawing[] => {
  const millimetres = Array.from({ length: rulerLength + 1 }, (_, mm) =>
    tick(x + mm, y - (mm % 10 === 0 ? 1.8 : mm % 5 === 0 ? 1.3 : 0.8), y),
  );
  const eighths = Array.from({ length: rulerInches * 8 + 1 }, (_, eighth) =>
    tick(x + (eighth * inch) / 8, y, y + (eighth % 8 === 0 ? 1.8 : eighth % 4 === 0 ? 1.3 : 0.8)),
  );
  const base: Drawing = {
    draw: 'line',
    from: [x, y],
    to: [x + rulerInches * inch, y],
    stroke: 'black',
    strokeWidth: tickWidth,
  };
  return [base, ...millimetres, ...eighths];
};

/**
 * The windows under and above the cards between two crop or fold marks, as wide as a card each: first those below,
 * from the left, then those above.
 */
const windowsOf = ({ lefts, size, margin, paper }: Strips): readonly Place[] => {
  const below = paper.height - margin.y;
  const above = margin.y - topStrip;
  return size.width > rulerLength
    ? [below, above].flatMap((y) => lefts.map((left) => ({ x: left + indent, y })))
    : [];
};

/** The ruler, the advice how to print and the credits, in the first windows that there are. */
export const paperTexts = (
  strips: Strips,
  labels: PaperLabels,
): { readonly ruler: readonly Drawing[]; readonly lines: readonly Drawing[] } => {
  const [first, second, third, fourth] = windowsOf(strips);
  if (!first || !second || !third || !fourth) return { ruler: [], lines: [] };

  const width = strips.size.width - 2 * indent;
  const ruler = { x: first.x, y: first.y + 3.6 };
  const ends = { x: ruler.x + rulerInches * inch + 0.8, width: width - rulerInches * inch - 0.8 };
  const baseline = ({ x, y }: Place, line = 0): Place => ({ x, y: y + firstBaseline + line * lineHeight });
  const [game = '', ...others] = labels.credits.split(/(?<=\.) (?=\p{Lu})/u);
  const icons = linesOf(others.join(' '), width);
  // A low foot has no third line above the edge that printers leave white.
  const isLow = firstBaseline + 2 * lineHeight + descent > strips.margin.y - unprintable;
  const turning = isLow ? baseline(fourth, icons.length) : baseline(second, 2);
  return {
    ruler: rulerAt(ruler),
    lines: [
      ...set(linesOf(labels.millimetres, ends.width), { x: ends.x, y: ruler.y - 0.9 }),
      ...set(linesOf(labels.inches, ends.width), { x: ends.x, y: ruler.y + 1.8 }),
      ...set(linesOf(labels.scale, width, 'strong'), baseline(second), 'strong'),
      ...set(linesOf(labels.check, width), baseline(second, 1)),
      ...set(linesOf(game, width), baseline(third)),
      ...set(icons, baseline(fourth)),
      ...(strips.isDuplex ? set(linesOf(labels.duplex, width), turning) : []),
    ],
  };
};

/** Characters of a reason: all of it where there is room, less of it where names are endless, at last none. */
const reasonLengths = [Infinity, 90, 60, 40, 25, 0] as const;

const shortened = (text: string, most: number): string => {
  if (most === 0) return '';
  const characters = Array.from(text);
  return characters.length > most ? `${characters.slice(0, most - 1).join('')}…` : text;
};

/**
 * Notes about the pieces on a sheet, each once, at the top of the paper, and the mm they take below the margin; clear
 * of the pieces, whatever the names.
 *
 * @param room mm that they take at most
 */
export const countNoteTexts = (
  pieces: readonly CountNote[],
  paper: Paper,
  labels: PaperLabels,
  room: number,
): { readonly drawings: readonly Drawing[]; readonly height: number } => {
  if (pieces.length === 0) return { drawings: [], height: 0 };
  const each = [
    ...new Map(pieces.map((countNote) => [`${countNote.what} ${countNote.why}`, countNote])).values(),
  ];
  const left = unprintable + indent;
  const first = firstBaseline - 0.35;
  const lines = 1 + Math.floor((room - first - descent + tolerance) / lineHeight);
  const space = { width: paper.width - 2 * left, most: size, least: size, lines };
  const told = (most: number): string =>
    labels.countNote(
      each.map(({ what, why }) => ({
        what: most === 0 ? what.replace(/ × 1$/u, '') : what,
        why: shortened(why, most),
      })),
    );
  const fitted = reasonLengths.flatMap((most) => fit('text', told(most), space) ?? [])[0];
  if (!fitted) return { drawings: [], height: 0 };
  return {
    drawings: set(fitted.lines, { x: left, y: unprintable + first }, 'text', fitted.size),
    height: first + (fitted.lines.length - 1) * lineHeight + descent,
  };
};
