import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { create } from 'fontkit';
import { expect, it } from 'vitest';
import { unpackWoff } from './woff';
import { typefaces, type Typeface } from '@/lib/cards/card';
import { breakLines, missingIn } from '@/lib/cards/text/text';
import { drawLine } from '@/lib/cards/text/typeset';

const fonts = new Map<string, (text: string) => number>();

/** Width of a text as a font file draws it, in em. */
const drawnWidth = (name: string, text: string): number => {
  const known = fonts.get(name);
  if (known) return known(text);
  const file = create(Buffer.from(unpackWoff(readFileSync(`public/fonts/${name}.woff`))));
  if ('fonts' in file) throw new TypeError(name);
  const measured = (drawn: string): number => file.layout(drawn).advanceWidth / file.unitsPerEm;
  fonts.set(name, measured);
  return measured(text);
};

interface Box {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

/** The boxes that a line draws, from the left, in em. */
const boxesOf = (typeface: Typeface, text: string): readonly Box[] => {
  const [line] = breakLines(typeface, text, Infinity).lines;
  const style = { typeface, size: 72 / 25.4, fill: 'ink' } as const;
  return (line ? drawLine(line, style, 0, 0) : [])
    .flatMap((drawing): readonly Box[] => {
      if (drawing.draw === 'rect') return [{ text: '□', from: drawing.x, to: drawing.x + drawing.width }];
      if (drawing.draw !== 'text') return [];
      return drawing.runs.map((run) => ({
        text: run.text,
        from: run.x,
        to: run.x + drawnWidth(run.font, run.text),
      }));
    })
    .toSorted((one, other) => one.from - other.from);
};

/** In em: widths are rounded, and a font sets some pairs of letters, such as t’, a little further apart than is measured. */
const tolerance = 0.1;

const overlaps = (typeface: Typeface, text: string): readonly string[] =>
  boxesOf(typeface, text).flatMap((box, at, all) => {
    const next = all[at + 1];
    return next && box.to > next.from + tolerance ? [`${box.text} over ${next.text}`] : [];
  });

const england = '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}';

it.each([
  '🐺 🐺',
  '🐺 🐉 Jane',
  'Jane 🐺 🐺 of the 🐉 🐉',
  `${england} ${england} Jane`,
  '👨‍🐺 Jane',
  '🐺🏽 Jane',
  '👨🏽‍🤝‍👨🏿 Jane',
  '🇩🇪🇫🇷 🇽🇽 Jane',
  '1️⃣ 2️⃣ Jane',
  'Jane 赵云 赵云 Jane',
  '이순신 장군 Jane',
  'สมชาย ใจดี Jane',
  'Иван Грозный Jane',
  'Ελένη η ωραία Jane',
  'Jane יהודה צלאח Bito',
  'Jane صلاح الدين Bito',
  'ꙮ ꙮ Jane',
])('what a line draws never overlaps: %s', (text) => {
  for (const typeface of typefaces) expect(overlaps(typeface, text), typeface).toEqual([]);
});

it('what a line draws never overlaps, whatever scripts it mixes', () => {
  const pieces = fc.constantFrom(
    ...['🐺', '🐉', england, '👨‍👩‍👧', '👨‍🐺', '👍🏽', '🏽', '🇩🇪', '🇩', '1️⃣', '❤️‍🔥', '🏴‍☠️', '🏃🏽‍♀️', 'ꙮ'],
    ...[
      'Jane',
      'AV',
      'To',
      'ﬁ',
      'ÅÉ',
      'Ștefan',
      'Việt',
      'Иван',
      'Ѣ',
      'Ελένη',
      'Ὦ',
      '赵云',
      '勇者',
      'タロウ',
      '이순신',
    ],
    ...['สมชาย', 'יהודה', 'صلاح', '12', '(', ')', '-', '·', '’'],
  );
  const space = fc.constantFrom('', ' ', ' ', '\u00a0');
  const texts = fc
    .array(fc.tuple(pieces, space), { minLength: 2, maxLength: 8 })
    .map((parts) => parts.flat().join(''));
  fc.assert(
    fc.property(fc.constantFrom(...typefaces), texts, (typeface, text) => {
      expect(overlaps(typeface, text)).toEqual([]);
    }),
    { numRuns: 1000 },
  );
});

it('the flag of a region, such as Scotland, is drawn, or an empty box is reported', () => {
  expect(boxesOf('text', england).map(({ text }) => text)).toEqual([england]);
  expect(missingIn('text', england)).toEqual([]);
  const texas = '🏴\u{e0075}\u{e0073}\u{e0074}\u{e0078}\u{e007f}';
  expect(boxesOf('text', texas).map(({ text }) => text)).toEqual(['□']);
  expect(missingIn('text', texas)).toEqual([texas]);
});
