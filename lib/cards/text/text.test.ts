import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { widthsOf } from './fonts';
import { graphemes, hollowBox, tidy } from './glyphs';
import { breakLines, joinLines, measure, missingIn, point, shown } from './text';
import { drawLine, fit } from './typeset';

describe('tidy', () => {
  test.each([
    ['a line\nbreak and\ttabs', 'a line break and tabs'],
    ['  much   space  ', 'much space'],
    ['no\u00a0break\u2003space', 'no break space'],
    ['zero\u200bwidth \ufeffjoin\u00adhyphen', 'zerowidth joinhyphen'],
    ['\u202ereversed\u202c', 'reversed'],
    ['bell\u0007', 'bell'],
    ['e\u0301', 'é'],
    ['\u200b', ''],
  ])('%j becomes %j', (text, expected) => {
    expect(tidy(text)).toBe(expected);
  });

  test('a joined emoji stays one character', () => {
    expect(graphemes(tidy('👨‍👩‍👧 👋🏽'))).toEqual(['👨‍👩‍👧', ' ', '👋🏽']);
  });
});

describe('coverage', () => {
  test.each([
    'Bito',
    'Größe',
    'Żaneta Łódź',
    'Добрыня Никитич',
    'Ἀχιλλεύς',
    'Đặng Thái',
    '“+2 AV” – 3 × 4 · …',
  ])('Source Sans has all of %s', (text) => {
    expect(missingIn('text', text)).toEqual([]);
    expect(shown('text', text)).toBe(tidy(text));
  });

  test('what no font has is a hollow box and is named', () => {
    expect(shown('display', 'Tarō 𞤀𞤁')).toBe(`Tarō ${hollowBox}${hollowBox}`);
    expect(missingIn('display', 'Tarō 𞤀𞤁')).toEqual(['𞤀', '𞤁']);
  });

  test('a line is split into runs, one per font file, and draws a box for what is missing', () => {
    const { lines } = breakLines('text', 'Łódź 𞤀', Infinity);
    const [text, box] = lines.flatMap((line) =>
      drawLine(line, { typeface: 'text', size: 10, fill: 'ink' }, 1, 2),
    );
    if (text?.draw !== 'text') throw new Error('no text');
    expect(text.runs.map(({ text: letters, font }) => [letters, font])).toEqual([
      ['Ł', 'source-sans-3-latin-ext-400-normal'],
      ['ód', 'source-sans-3-latin-400-normal'],
      ['ź ', 'source-sans-3-latin-ext-400-normal'],
    ]);
    expect(box?.draw).toBe('rect');
  });
});

const runsOf = (text: string): readonly (readonly [string, string])[] =>
  breakLines('title', text, Infinity).lines.flatMap((line) =>
    drawLine(line, { typeface: 'title', size: 10, fill: 'ink' }, 0, 0).flatMap((drawing) =>
      drawing.draw === 'text' ? drawing.runs.map(({ text: said, font }) => [said, font] as const) : [],
    ),
  );

describe('other scripts', () => {
  test.each([
    ['Hebrew', 'יהודה המכבי', 'noto-sans-hebrew-hebrew-400-normal'],
    ['Hebrew with its points', 'שָׁלוֹם', 'noto-sans-hebrew-hebrew-400-normal'],
    ['Arabic', 'صلاح الدين', 'noto-sans-arabic-arabic-400-normal'],
    ['Persian', 'گرشاسپ', 'noto-sans-arabic-arabic-400-normal'],
    ['Thai', 'สมเด็จพระนเรศวร', 'noto-sans-thai-thai-400-normal'],
    ['Devanagari', 'अर्जुन', 'noto-sans-devanagari-devanagari-400-normal'],
    ['Tamil', 'கண்ணகி', 'noto-sans-tamil-tamil-400-normal'],
    ['Korean', '이순신', 'noto-sans-kr-korean-400-normal'],
    ['Chinese, simplified', '赵云', 'noto-sans-sc-chinese-simplified-400-normal'],
    ['Chinese, traditional', '諸葛亮', 'noto-sans-sc-chinese-simplified-400-normal'],
    ['Japanese', '勇者タロウ', 'noto-sans-jp-japanese-400-normal'],
    ['an emoji', '🐉', 'noto-emoji-emoji-400-normal'],
    ['an emoji of several characters', '🧙🏽‍♂️', 'noto-emoji-emoji-400-normal'],
    ['a flag', '🇩🇪', 'noto-emoji-emoji-400-normal'],
  ])('%s has a font in every typeface, and that alone', (_, name, font) => {
    for (const typeface of ['display', 'title', 'text', 'strong'] as const)
      expect(missingIn(typeface, name)).toEqual([]);
    expect(new Set(runsOf(name).map(([, of]) => of))).toEqual(new Set([font]));
  });

  test('an emoji is as wide as one, however many characters make it', () => {
    expect(measure('text', '🧙🏽‍♂️', 10)).toBeCloseTo(measure('text', '🐉', 10));
  });

  test('words from right to left stand from the right, their letters as they are read', () => {
    expect(runsOf('צבי לוי 12').map(([text]) => text)).toEqual(['12', 'לוי', 'צבי']);
    expect(runsOf('Ritter צבי לוי').map(([text]) => text)).toEqual(['Ritter ', 'לוי', 'צבי']);
  });
});

describe('strong stretches', () => {
  const rich = [
    { text: 'gets ' },
    { text: '+1', strong: true },
    { text: ' die and moves ' },
    { text: '2', strong: true },
    { text: '# further' },
  ] as const;

  test('stand in the line as if it were one text, each in its own font', () => {
    const { lines } = breakLines('text', rich, Infinity);
    expect(joinLines(lines)).toBe('gets +1 die and moves 2# further');
    const [drawing] = lines.flatMap((line) =>
      drawLine(line, { typeface: 'text', size: 8, fill: 'ink' }, 0, 0),
    );
    if (drawing?.draw !== 'text') throw new Error('no text');
    expect(drawing.runs.map(({ text, typeface }) => [text, typeface])).toEqual([
      ['gets ', undefined],
      ['+1 ', 'strong'],
      ['die and moves ', undefined],
      ['2', 'strong'],
      ['# further', undefined],
    ]);
    expect(drawing.runs[1]?.x).toBeCloseTo(
      measure('text', 'gets', 8) + measure('text', 'a a', 8) - 2 * measure('text', 'a', 8),
    );
  });

  test.each([4000, 6000, 9000])('break where the whole text would, at %i', (width) => {
    const { lines, broken } = breakLines('text', rich, width);
    expect(broken).toBe(false);
    expect(joinLines(lines)).toBe('gets +1 die and moves 2# further');
    for (const { words } of lines) expect(words[0]?.joined).not.toBe(true);
    for (const line of lines) expect(line.width).toBeLessThanOrEqual(width);
  });

  test('a word is not torn where its stretch ends', () => {
    const { lines } = breakLines('text', rich, 4200);
    expect(lines.map((line) => joinLines([line]))).toContain('moves 2#');
  });

  test('a word is in one piece wherever the line ends, though half of it is strong', () => {
    const text = [{ text: 'It gets ' }, { text: '+2', strong: true }, { text: 'AV and no more' }] as const;
    for (let width = 3000; width < 14_000; width += 100) {
      const { lines } = breakLines('text', text, width);
      expect(lines.map((line) => joinLines([line]).split(' ')).flat()).toContain('+2AV');
    }
  });
});

test('a width is the sum of the advances, at the size', () => {
  const widths = widthsOf('source-sans-3-latin-400-normal');
  const em = ['A', 'V', ' ', '2'].reduce((sum, letter) => sum + (widths.get(letter.charCodeAt(0)) ?? NaN), 0);
  expect(measure('text', 'AV 2', 10)).toBeCloseTo((em / 1000) * 10 * point, 9);
});

const anyText = fc
  .array(fc.oneof(fc.string({ unit: 'grapheme' }), fc.lorem({ maxCount: 3 }), fc.constant('well-known')), {
    maxLength: 20,
  })
  .map((words) => words.join(' '));

test('lines are never wider than asked for, unless one character is, and lose nothing', () => {
  fc.assert(
    fc.property(anyText, fc.integer({ min: 800, max: 20000 }), (text, width) => {
      const { lines } = breakLines('text', text, width);
      for (const line of lines) {
        const letters = line.words.reduce((sum, word) => sum + word.glyphs.length, 0);
        expect(line.width <= width || letters === 1).toBe(true);
      }
      expect(joinLines(lines)).toBe(tidy(text));
    }),
  );
});

describe('a number', () => {
  const lastWords = (text: string, width: number): readonly (string | undefined)[] =>
    breakLines('text', text, width).lines.map((line) => joinLines([line]).split(' ').at(-1));

  test('stays with what it counts, wherever the line ends', () => {
    const text = 'Lasts for 2 actions, then heals 1 Life in 12 turns';
    for (let width = 6000; width < 24_000; width += 250)
      expect(lastWords(text, width).slice(0, -1)).not.toContainEqual(expect.stringMatching(/^\d+$/));
  });

  test('of things stays with their name, wherever the line ends', () => {
    const text = 'Delay × 6: two for each hero. Lesser Thorns × 1: one for each use. Webbed × 12';
    for (let width = 7000; width < 24_000; width += 250)
      expect(lastWords(text, width).slice(0, -1)).not.toContainEqual(
        expect.stringMatching(/^(×|Delay|Thorns|Webbed)$/),
      );
  });

  test('stays with the short name of what it measures, wherever the line ends', () => {
    const text =
      'Picks the most Melee pips: AV 3. Picks the most Defence pips: DV 1. AV 3 − DV 1 is 2 (MAV 12, MDV 0)';
    for (let width = 7000; width < 40_000; width += 100)
      expect(lastWords(text, width).slice(0, -1)).not.toContainEqual(expect.stringMatching(/^\(?[A-Z]+$/));
  });

  test('may end a text, or stand alone where nothing else fits', () => {
    expect(lastWords('roll 6', 20_000)).toEqual(['6']);
    expect(lastWords('1 Wwwwwwwwww', 3000)[0]).toBe('1');
  });
});

describe('fit', () => {
  test('takes the largest quarter point that fits, whole words first', () => {
    const space = { width: 40, lines: 1, most: 20 };
    const fitted = fit('display', 'Bito van Ostmark', space);
    const size = fitted?.size ?? 0;
    expect(size % 0.25).toBe(0);
    expect(measure('display', 'Bito van Ostmark', size)).toBeLessThanOrEqual(40);
    expect(measure('display', 'Bito van Ostmark', size + 0.25)).toBeGreaterThan(40);
    expect(fitted?.broken).toBe(false);
  });

  test('ends a line after a hyphen only where it may', () => {
    const space = { width: 40, lines: 2, most: 18 };
    const words = (atHyphens: boolean) =>
      fit('display', 'Łódź-Śliwińska-Podgórska', { ...space, atHyphens })?.lines.length;
    expect(words(true)).toBe(2);
    expect(words(false)).toBe(1);
  });

  test('breaks a word rather than run out, and says when nothing fits', () => {
    expect(fit('text', 'W'.repeat(60), { width: 40, lines: 3, most: 10 })?.broken).toBe(true);
    expect(fit('text', 'W'.repeat(600), { width: 40, lines: 3, most: 10 })).toBeUndefined();
  });
});
