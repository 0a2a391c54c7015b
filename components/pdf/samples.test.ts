import { cards as cardWords } from '#words/systems/living/messages/cards';
import { impose } from '@/lib/cards/paper/imposition';
import { paperIds } from '@/lib/cards/paper/paper';
import { messages } from '@/lib/messages/index';
import { cards } from '@/lib/systems/living/cards/cards';
import { samples } from '@/lib/systems/living/start/samples/samples';
import { describe, expect, it } from 'vitest';
import { renderInNode } from './node';
import { blankGlyphs } from './testing/ink-probe';
import { readPages } from './testing/read-back';

const meta = { title: 'Samples', author: 'Pipsmith', language: 'en' };
const link = 'https://pipsmith.example/hero/AbCdEfGhIjKlMnOpQrStUvWxYz0123456789-_AbCdEfGhIjKlMnOpQrSt';
const printed = samples.flatMap(({ hero }) =>
  cards(hero, { labels: cardWords.labels, houseRules: false, link }),
);

const letters = (text: string): string => Array.from(text.replace(/\s/g, '')).sort().join('');

describe.each(paperIds)('the cards of the sample heroes on %s', (paper) => {
  it('stay on their faces, say what the cards say, and have ink in every character', async () => {
    const sheets = impose(printed, { paper, labels: messages.print.labels });
    const pdf = await renderInNode(sheets, meta);
    const pages = await readPages(pdf);
    expect(pages).toHaveLength(sheets.length);
    for (const [index, sheet] of sheets.entries()) {
      const page = pages[index];
      if (!page) throw new Error('no page');
      const left = new Set(page.glyphs);
      for (const { face, at: place } of sheet.faces) {
        const own = page.glyphs.filter(
          ({ x, baseline, width }) =>
            x >= place.x && x + width <= place.x + 63 && baseline >= place.y && baseline <= place.y + 88,
        );
        for (const glyph of own) left.delete(glyph);
        const said = face.text.join('').replaceAll('□', '');
        expect(letters(own.map(({ text }) => text).join(''))).toBe(letters(said));
      }
      // Marks outside all cards stand around them.
      const around = sheet.texts.map((drawing) =>
        drawing.draw === 'text' ? drawing.runs.map(({ text }) => text).join('') : '',
      );
      expect(letters([...left].map(({ text }) => text).join(''))).toBe(letters(around.join('')));
    }
    expect(await blankGlyphs(pdf, 1, pages[0]?.glyphs ?? [])).toEqual([]);
  });
});
