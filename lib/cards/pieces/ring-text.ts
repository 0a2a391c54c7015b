import type { Typeface } from '../card';
import { graphemes } from '../text/glyphs';
import { measure, point, smallestOnPieces } from '../text/text';

/** A name and an icon within a ring: all lengths in mm from its middle, y downwards. */
export interface RingLayout {
  readonly lines: readonly string[];
  /** points */
  readonly size: number;
  /** Baseline of the first line; the next ones follow `leading` em apart. */
  readonly baseline: number;
  readonly icon: { readonly side: number; readonly top: number };
}

/** em */
export const leading = 1.05;
const ascent = 0.7;
const descent = 0.22;

const step = 0.25;

/** mm between two baselines that are tried, and between icon and name. */
const tried = 0.15;
const gap = 0.35;

/** A point of larger type is worth this many mm of icon. */
const typeIsWorth = 1;

const widestLine = (radius: number, far: number): number =>
  Math.abs(far) >= radius ? 0 : 2 * Math.sqrt(radius * radius - far * far);

/** A word in as few parts as fit, of equal length, each but the last with a hyphen: "Knock-down". */
const partsOf = (word: string, width: (text: string) => number, most: number): readonly string[] => {
  const letters = graphemes(word);
  const inParts = (count: number): readonly string[] => {
    const long = Math.ceil(letters.length / count);
    const ends = Array.from({ length: count }, (_, nth) =>
      letters.slice(nth * long, (nth + 1) * long).join(''),
    );
    return ends.map((part, nth) => (nth < ends.length - 1 ? `${part}-` : part)).filter((part) => part !== '');
  };
  for (let count = 2; count < letters.length; count += 1) {
    const parts = inParts(count);
    if (parts.every((part) => width(part) <= most)) return parts;
  }
  return inParts(letters.length);
};

/** All ways to put words on lines in their order; what was broken goes on in the next line. */
const waysOf = ([first, ...rest]: readonly string[]): readonly (readonly string[])[] => {
  if (first === undefined) return [[]];
  return waysOf(rest).flatMap((way) => {
    const [next, ...others] = way;
    if (next === undefined) return [[first]];
    const apart = [first, next, ...others];
    return first.endsWith('-') ? [apart] : [apart, [`${first} ${next}`, ...others]];
  });
};

/** Something round that texts and icons keep clear of: mm from the middle, y downwards. */
export interface Dot {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** Free room within an outline, mm: how wide it is so far above or below its middle. */
export type RoomAt = (far: number) => number;

export const ringRoom =
  (radius: number): RoomAt =>
  (far) =>
    widestLine(radius, far);

/** Room around the middle for what reaches from one height to another, within the outline and clear of the dots. */
const widestBetween = (top: number, bottom: number, roomAt: RoomAt, dots: readonly Dot[]): number =>
  dots.reduce(
    (widest, dot) =>
      top < dot.y + dot.radius && bottom > dot.y - dot.radius
        ? Math.min(widest, Math.max(0, 2 * (Math.abs(dot.x) - dot.radius)))
        : widest,
    roomAt(Math.max(Math.abs(top), Math.abs(bottom))),
  );

/** The largest icon, a square, whose bottom is there and whose upper corners are in the ring, clear of the dots. */
const iconAbove = (bottom: number, radius: number, most: number, dots: readonly Dot[]): number => {
  // (side / 2)² + (bottom - side)² = radius²
  const root = bottom * bottom - 1.25 * (bottom * bottom - radius * radius);
  if (root < 0) return 0;
  let side = Math.min(most, (bottom + Math.sqrt(root)) / 1.25, widestLine(radius, bottom));
  if (dots.length > 0)
    while (side > 0 && widestBetween(bottom - side, bottom, ringRoom(radius), dots) < side) side -= tried;
  return Math.max(0, side);
};

/** More words than this are not put on every kind of lines. */
const mostWords = 6;

/**
 * The name below an icon, in type of `smallestOnPieces` or more, so that neither touches the ring: as large as both
 * can be; its words whole if the icon stays large enough. Undefined for a name that doesn't fit on such lines.
 * @param radius mm, of the free room within the ring
 * @param dots what else is in the ring
 * @param roomAt for the name, where the outline is no ring
 */
export const layInRing = (
  typeface: Typeface,
  name: string,
  radius: number,
  most: { readonly type: number; readonly icon: number },
  dots: readonly Dot[] = [],
  roomAt: RoomAt = ringRoom(radius),
): RingLayout | undefined => {
  const lay = (mayBreak: boolean) => laidOut(typeface, name, radius, most, { dots, roomAt }, mayBreak);
  return lay(false) ?? lay(true);
};

/** Share of the largest icon below which a word is broken after all. */
const leastIcon = 0.4;

/** The best of the layouts whose words are whole, or else of those that break them. */
const laidOut = (
  typeface: Typeface,
  name: string,
  radius: number,
  most: { readonly type: number; readonly icon: number },
  { dots, roomAt }: { readonly dots: readonly Dot[]; readonly roomAt: RoomAt },
  mayBreak: boolean,
): RingLayout | undefined => {
  const least = mayBreak ? 0 : leastIcon * most.icon;
  let best: (RingLayout & { readonly worth: number }) | undefined;
  for (let size: number = smallestOnPieces; size <= Math.max(most.type, smallestOnPieces); size += step) {
    const em = size * point;
    const width = (text: string): number => measure(typeface, text, size);
    const words = name
      .split(/\s+/)
      .slice(0, mostWords)
      .flatMap((word) =>
        !mayBreak || width(word) <= 1.9 * radius ? [word] : partsOf(word, width, 1.7 * radius),
      );
    for (const lines of waysOf(words)) {
      const widths = lines.map(width);
      for (let baseline = radius; baseline >= -radius / 2; baseline -= tried) {
        const fits = widths.every((line, index) => {
          const at = baseline + index * leading * em;
          return line <= widestBetween(at - ascent * em, at + descent * em, roomAt, dots);
        });
        if (!fits) continue;
        const bottom = baseline - ascent * em - gap;
        const side = iconAbove(bottom, radius, most.icon, dots);
        const worth = side + typeIsWorth * size;
        if (side > least && (!best || worth > best.worth))
          best = { lines, size, baseline, icon: { side, top: bottom - side }, worth };
        break;
      }
    }
  }
  return best;
};

/** Only text within a ring: all lengths in mm from its middle, y downwards. */
export type RingText = Omit<RingLayout, 'icon'>;

/** points: of text without an icon. */
const largestText = 8.5;
const mostLines = 7;

/** Words on lines as long as the ring allows at each height; undefined if they don't fit. */
const inLines = (
  words: readonly string[],
  widths: readonly number[],
  width: (text: string) => number,
): readonly string[] | undefined => {
  const lines: string[] = [];
  let left = [...words];
  for (const most of widths) {
    let count = left.length;
    while (count > 0 && width(left.slice(0, count).join(' ')) > most) count -= 1;
    if (count === 0) return undefined;
    lines.push(left.slice(0, count).join(' '));
    left = left.slice(count);
    if (left.length === 0) return lines.length === widths.length ? lines : undefined;
  }
  return undefined;
};

/** points of type that a line less is worth: many short lines read worse than a little smaller type. */
const lineIsWorth = 0.55;

/**
 * A text on lines around the middle, in large type that keeps it clear of the outline, on few lines; undefined where the
 * smallest does not.
 */
export const textWithin = (typeface: Typeface, text: string, roomAt: RoomAt): RingText | undefined => {
  const words = text.split(' ');
  let best: (RingText & { readonly worth: number }) | undefined;
  for (let size = largestText; size >= smallestOnPieces; size -= step) {
    const em = size * point;
    const width = (part: string): number => measure(typeface, part, size);
    for (let count = 1; count <= mostLines; count += 1) {
      const worth = size - count * lineIsWorth;
      if (best && worth <= best.worth) break;
      const height = (count - 1) * leading * em + (ascent + descent) * em;
      const baseline = ascent * em - height / 2;
      const widths = Array.from({ length: count }, (_, index) => {
        const at = baseline + index * leading * em;
        const far = Math.max(Math.abs(at - ascent * em), Math.abs(at + descent * em));
        return roomAt(far);
      });
      const lines = inLines(words, widths, width);
      if (lines) best = { lines, size, baseline, worth };
    }
  }
  return best;
};
