import type { Typeface } from '../card';
import metrics from './metrics.json' with { type: 'json' };
import { fontStack } from './typefaces';

/** Metrics of a font file in metrics.json; lengths in 1/1000 em. */
export interface FontMetrics {
  readonly ascent: number;
  readonly descent: number;
  readonly capHeight: number;
  /** Ranges of characters "FIRST:WIDTHS" joined by ";": FIRST in hex, each width two digits of `digits`. */
  readonly glyphs: string;
  /** Where every character is so wide, the ranges are "FIRST:BITS", each digit of `digits` six characters, there or not. */
  readonly width?: number;
  /** Characters that the font joins to one picture, without joiners, each group followed by a space. */
  readonly joined?: string;
}

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_';

const fonts: Readonly<Record<string, FontMetrics>> = metrics;

/** Packs the advance widths of a font's characters; widths are whole and below 4096. */
export const packGlyphs = (widths: ReadonlyMap<number, number>): string => {
  const ranges: string[] = [];
  let last = -2;
  for (const [character, width] of [...widths].sort(([a], [b]) => a - b)) {
    const packed = `${digits.charAt(width >> 6)}${digits.charAt(width & 63)}`;
    if (character === last + 1) ranges.push(`${ranges.pop() ?? ''}${packed}`);
    else ranges.push(`${character.toString(16)}:${packed}`);
    last = character;
  }
  return ranges.join(';');
};

export const unpackGlyphs = (packed: string): ReadonlyMap<number, number> => {
  const widths = new Map<number, number>();
  for (const range of packed.split(';')) {
    const [first = '', list = ''] = range.split(':');
    for (let at = 0; at < list.length; at += 2) {
      const width = digits.indexOf(list.charAt(at)) * 64 + digits.indexOf(list.charAt(at + 1));
      widths.set(parseInt(first, 16) + at / 2, width);
    }
  }
  return widths;
};

/** Characters between which a range of bits ends. */
const longestGap = 64;

/** Packs which characters a font has whose characters are all of one width. */
export const packCharacters = (characters: readonly number[]): string => {
  const ranges: { readonly first: number; readonly bits: number[] }[] = [];
  for (const character of characters.toSorted((a, b) => a - b)) {
    let range = ranges.at(-1);
    if (!range || character - range.first - 6 * range.bits.length > longestGap) {
      range = { first: character, bits: [] };
      ranges.push(range);
    }
    const place = character - range.first;
    while (range.bits.length <= place / 6) range.bits.push(0);
    const digit = Math.floor(place / 6);
    range.bits[digit] = (range.bits[digit] ?? 0) | (1 << (place % 6));
  }
  return ranges
    .map(({ first, bits }) => `${first.toString(16)}:${bits.map((bit) => digits.charAt(bit)).join('')}`)
    .join(';');
};

export const unpackCharacters = (packed: string, width: number): ReadonlyMap<number, number> => {
  const widths = new Map<number, number>();
  for (const range of packed.split(';')) {
    const [first = '', bits = ''] = range.split(':');
    Array.from(bits, (digit, at) => {
      for (let bit = 0; bit < 6; bit += 1)
        if ((digits.indexOf(digit) >> bit) & 1) widths.set(parseInt(first, 16) + 6 * at + bit, width);
    });
  }
  return widths;
};

const unpacked = new Map<string, ReadonlyMap<number, number>>();

/** Advance widths of a font file's characters in 1/1000 em. */
export const widthsOf = (font: string): ReadonlyMap<number, number> => {
  const known = unpacked.get(font);
  if (known) return known;
  const { glyphs = '', width } = fonts[font] ?? {};
  const widths = width === undefined ? unpackGlyphs(glyphs) : unpackCharacters(glyphs, width);
  unpacked.set(font, widths);
  return widths;
};

const joinedGroups = new Map<string, ReadonlySet<string>>();

/** Groups of characters, without joiners, that a font file draws as one picture. */
export const joinedOf = (font: string): ReadonlySet<string> => {
  const known = joinedGroups.get(font);
  if (known) return known;
  const groups = new Set(fonts[font]?.joined?.split(' ').filter((group) => group !== ''));
  joinedGroups.set(font, groups);
  return groups;
};

/** Height of capitals in em: what optical centring goes by. */
export const capHeight = (typeface: Typeface): number =>
  (fonts[fontStack(typeface)[0] ?? '']?.capHeight ?? 650) / 1000;
