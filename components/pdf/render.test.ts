import type { Card } from '@/lib/cards/card';
import { impose } from '@/lib/cards/paper/imposition';
import type { PrintSheet } from '@/lib/cards/paper/print-sheet';
import { messages } from '@/lib/messages/index';
import fc from 'fast-check';
import PDFDocument from 'pdfkit';
import { describe, expect, it } from 'vitest';
import { FontFailure } from './fonts';
import { readFont, renderInNode } from './node';
import { renderPdf } from './render';
import { faceOf, handMadeCard } from './testing/cards';
import { blankGlyphs } from './testing/ink-probe';
import { openPdf, readPages, type Glyph } from './testing/read-back';

const meta = { title: 'Jane, wolf rider', author: 'Kai Bettzieche, CatZeyeS Entertainment', language: 'en' };
const sheetsOf = (cards: readonly Card[]): readonly PrintSheet[] =>
  impose(cards, { paper: 'a4', labels: messages.print.labels });
const jane = handMadeCard('Jane');

const latin1 = (pdf: Uint8Array): string => Buffer.from(pdf).toString('latin1');

/** Fonts of a PDF that are not in it, and how many are. */
const fontsIn = (pdf: Uint8Array): { readonly embedded: number; readonly foreign: readonly string[] } => {
  const objects = latin1(pdf).split('endobj');
  const roots = objects.filter(
    (object) => /\/Type \/Font\b/.test(object) && !object.includes('/CIDSystemInfo'),
  );
  const descendants = objects.filter(
    (object) => object.includes('/CIDSystemInfo') && object.includes('/FontDescriptor'),
  );
  const files = objects.filter((object) => /\/FontFile[23]? \d/.test(object));
  const foreign = roots.filter((font) => !font.includes('/Subtype /Type0')).map((font) => font.trim());
  return { embedded: Math.min(descendants.length, files.length, roots.length - foreign.length), foreign };
};

/** A file of the PDF library as it comes. */
const plainFile = (draw: (file: PDFKit.PDFDocument) => void): Promise<Uint8Array> =>
  new Promise((resolve) => {
    const file = new PDFDocument({ displayTitle: true });
    const chunks: Buffer[] = [];
    file.on('data', (chunk: Buffer) => chunks.push(chunk));
    file.on('end', () => {
      resolve(new Uint8Array(Buffer.concat(chunks)));
    });
    draw(file);
    file.end();
  });

describe('the file', () => {
  it('has an outline that names what is on each page, where it has several', async () => {
    const names = ['Jane', 'Bito', 'Zoë 🐺', 'Nim', 'Ines', 'Ōkami'];
    const sheets = sheetsOf(names.map((name) => handMadeCard(name)));
    const file = await openPdf(await renderInNode(sheets, meta));
    const outline = (await file.getOutline()) as readonly { readonly title: string }[] | null;
    expect(outline?.map(({ title }) => title)).toEqual(['1. Jane · Bito · Zoë 🐺 · Nim', '2. Ines · Ōkami']);
    const one = await openPdf(await renderInNode(sheets.slice(0, 1), meta));
    expect(await one.getOutline()).toBeNull();
  });

  it('embeds the fonts that the cards use, and has no other', async () => {
    const asked: string[] = [];
    const pdf = await renderPdf(sheetsOf([jane]), meta, (file) => {
      asked.push(file);
      return readFont(file);
    });
    expect(asked.sort()).toEqual([
      'alegreya-latin-400-italic',
      'alegreya-sc-latin-700-normal',
      'source-sans-3-latin-400-normal',
      'source-sans-3-latin-600-normal',
    ]);
    expect(fontsIn(pdf)).toEqual({ embedded: 4, foreign: [] });
    expect(latin1(pdf)).not.toContain('Helvetica');
  });

  it('would be seen to use Helvetica', async () => {
    const pdf = await plainFile((file) => file.font('Helvetica').text('Jane'));
    expect(fontsIn(pdf).foreign).toHaveLength(1);
    expect(latin1(pdf)).toContain('Helvetica');
  });

  it('is the same every time, and another for another hero', async () => {
    const [first, second, other] = [
      await renderInNode(sheetsOf([jane]), meta),
      await renderPdf(sheetsOf([handMadeCard('Jane')]), { ...meta }, (file) => readFont(file)),
      await renderInNode(sheetsOf([handMadeCard('Jana')]), meta),
    ];
    expect(Buffer.compare(first, second)).toBe(0);
    expect(Buffer.compare(first, other)).not.toBe(0);
  });

  it('asks for actual size and says what it is', async () => {
    const pdf = await renderInNode(sheetsOf([jane]), meta);
    const file = await openPdf(pdf);
    expect(await file.getViewerPreferences()).toMatchObject({ PrintScaling: 'None', DisplayDocTitle: true });
    const { info } = await file.getMetadata();
    expect(info).toMatchObject({
      PDFFormatVersion: '1.7',
      Title: meta.title,
      Author: meta.author,
      Language: 'en',
      Creator: 'Pipsmith',
      CreationDate: 'D:20000101000000Z',
    });
    await file.loadingTask.destroy();
  });

  it('would be seen to be scaled', async () => {
    const file = await openPdf(await plainFile(() => undefined));
    expect(await file.getViewerPreferences()).not.toHaveProperty('PrintScaling');
    await file.loadingTask.destroy();
  });

  it.each([
    ['does not arrive', () => Promise.reject(new Error('offline'))],
    [
      'is a page of text',
      () => Promise.resolve(new TextEncoder().encode('<!doctype html> not here'.repeat(9))),
    ],
    ['is cut off', async (file: string) => (await readFont(file)).subarray(0, 9000)],
  ] as const)('is not made when a font %s, and is when the font is back', async (_, broken) => {
    let isBroken = true;
    const load = (file: string): Promise<Uint8Array> => (isBroken ? broken(file) : readFont(file));
    await expect(renderPdf(sheetsOf([jane]), meta, load)).rejects.toThrow(FontFailure);
    isBroken = false;
    await expect(renderPdf(sheetsOf([jane]), meta, load)).resolves.toBeInstanceOf(Uint8Array);
  });
});

/** The text of a face's drawings, and of the glyphs that the PDF has within it. */
const sourceOf = (drawings: Card['front']['drawings']): string =>
  drawings
    .map((drawing) => (drawing.draw === 'text' ? drawing.runs.map(({ text }) => text).join('') : ''))
    .join('');

const textWithin = (glyphs: readonly Glyph[], { x, y }: { x: number; y: number }): string =>
  glyphs
    .filter((glyph) => glyph.x >= x && glyph.x < x + 63 && glyph.baseline >= y && glyph.baseline < y + 88)
    .map(({ text }) => text)
    .join('');

/** Which faces of a sheet do not say in the PDF what they say on the card. */
const garbled = (sheet: PrintSheet, glyphs: readonly Glyph[]): readonly string[] =>
  sheet.faces.flatMap(({ card, side, face, at }) =>
    textWithin(glyphs, at) === sourceOf(face.drawings) ? [] : [`${side} of ${card.name}`],
  );

const check = async (
  cards: readonly Card[],
): Promise<{ garbled: readonly string[]; blank: string; notdef: number; text: string }> => {
  const sheets = sheetsOf(cards);
  const pdf = await renderInNode(sheets, meta);
  const pages = await readPages(pdf);
  const [sheet] = sheets;
  const [page] = pages;
  if (!sheet || !page) throw new Error('no page');
  return {
    garbled: garbled(sheet, page.glyphs),
    blank: (await blankGlyphs(pdf, 1, page.glyphs)).map(({ text }) => text).join(''),
    notdef: page.glyphs.filter(({ isNotdef }) => isNotdef).length,
    text: page.text,
  };
};

describe('the text', () => {
  const names = [
    'Bito van Ostmark',
    'Żaneta Łącka-Ćwierć',
    'Владимир Ёлкин',
    'Ἀχιλλεύς',
    'Nguyễn Ðức',
    'ÅÄÖ åäö ß Æ Œ œ – — “Fang” ‘x’ …',
    '0123456789 +2 AV (½ × 3) & % @ # / \\ | < > = ~ ^ * $ € £ § ° ! ?',
    'fi fl ffi ffl fj Th ct st AVATAR Ty P. W,',
  ];

  it.each([0, 4])('is on the paper as it is on the card, with ink in every character (%i)', async (from) => {
    const found = await check(names.slice(from, from + 4).map((name) => handMadeCard(name)));
    expect(found).toMatchObject({ garbled: [], blank: '', notdef: 0 });
    expect(found.text.normalize('NFKC')).toContain('Basic Defence Training');
  });

  it('would be seen to be blank', async () => {
    const pale: Card = { ...jane, front: faceOf('Jane', { x: 6, y: 12, size: 5, fill: 'paper' }) };
    expect((await check([pale])).blank).toBe('Jane');
  });

  it('would be seen to be another', async () => {
    const [sheet] = sheetsOf([jane]);
    const [page] = await readPages(await renderInNode(sheetsOf([handMadeCard('Jana')]), meta));
    expect(garbled(sheet ?? { ...({} as PrintSheet), faces: [] }, page?.glyphs ?? [])).toEqual([
      'front of Jane',
    ]);
  });

  it('survives any name', async () => {
    const letter = fc.constantFrom(
      ...Array.from('aZ fißŻłЖяΩ漢字あ한😀🧙‍♂️é\u0301\u200b\u202e\u0000\ud800ﬁ½"\\()<>%'),
    );
    const name = fc.oneof(
      fc.array(letter, { minLength: 1, maxLength: 30 }).map((letters) => letters.join('')),
      fc.string({ unit: 'binary', minLength: 1, maxLength: 30 }),
      fc.constantFrom('W'.repeat(200), '漢'.repeat(200), '(', ')', '\\'),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(name, { minLength: 1, maxLength: 4 }), async (several) => {
        const sheets = sheetsOf(several.map((each) => handMadeCard(each)));
        const pdf = await renderInNode(sheets, meta);
        expect(fontsIn(pdf).foreign).toEqual([]);
        const [page] = await readPages(pdf);
        expect(page?.glyphs.some(({ isNotdef }) => isNotdef)).toBe(false);
      }),
      { numRuns: 8 },
    );
  });
});
