import { create } from 'fontkit';
import { expect, it } from 'vitest';
import { impose } from '@/lib/cards/paper/imposition';
import { messages } from '@/lib/messages/index';
import { readFont } from './node';
import { renderPdf } from './render';
import { handMadeCard } from './testing/cards';
import { readPages } from './testing/read-back';
import { tellCharacters } from './told-characters';
import { unpackWoff } from './woff';

const meta = { title: 'Jane', author: 'Kai Bettzieche, CatZeyeS Entertainment', language: 'en' };

it('a file says what its cards say, whatever was printed before it with the same fonts', async () => {
  const load = (file: string): Promise<Uint8Array> => readFont(file);
  const print = async (name: string): Promise<string> => {
    const sheets = impose([handMadeCard(name)], { paper: 'a4', labels: messages.print.labels });
    const [page] = await readPages(await renderPdf(sheets, meta, load));
    return page?.glyphs.map(({ text }) => text).join('') ?? '';
  };
  // Double quotes are made of single ones, dots of an ellipsis of one.
  expect(await print('“Fang”…')).toContain('“Fang”…');
  expect(await print('‘Fang’ Jr.')).toContain('‘Fang’ Jr.');
});

interface Font {
  getGlyph(
    id: number,
    characters?: readonly number[],
  ): { readonly codePoints: readonly number[]; id: number };
}

it('a glyph stands for the characters that it was asked for with, for each asker', async () => {
  const parse = create as (bytes: Uint8Array) => unknown;
  const font = parse(unpackWoff(await readFont('source-sans-3-latin-400-normal'))) as Font;
  tellCharacters(font);
  const part = font.getGlyph(30);
  const [latin, greek] = [font.getGlyph(30, [0x41]), font.getGlyph(30, [0x391])];
  expect([part, latin, greek].map(({ codePoints }) => codePoints)).toEqual([[], [0x41], [0x391]]);
  expect([part, latin, greek].map(({ id }) => id)).toEqual([30, 30, 30]);
  expect(font.getGlyph(30, [0x41])).toBe(latin);
});
