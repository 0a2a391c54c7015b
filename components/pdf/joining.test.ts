import { cards as cardWords } from '#words/systems/living/messages/cards';
import { cardSizes, type Card } from '@/lib/cards/card';
import { impose } from '@/lib/cards/paper/imposition';
import type { PrintSheetOptions } from '@/lib/cards/paper/print-sheet';
import { messages } from '@/lib/messages/index';
import { cards as cardsOf } from '@/lib/systems/living/cards/cards';
import { samples } from '@/lib/systems/living/start/samples/samples';
import { describe, expect, it } from 'vitest';
import { renderInNode } from './node';
import { handMadeCard } from './testing/cards';
import { blankGlyphs } from './testing/ink-probe';
import { readPages, type PageContent } from './testing/read-back';

const meta = { title: 'Jane', author: 'Pipsmith', language: 'en' };
const full = cardSizes['63.5x88.9'];
const names = ['Jane', 'Bito van Ostmark', 'Fang', 'The Iron Duchess', 'Zoe'];

const pagesOf = async (
  cards: readonly Card[],
  options: Omit<PrintSheetOptions, 'labels'>,
): Promise<{ readonly pdf: Uint8Array; readonly pages: readonly PageContent[] }> => {
  const pdf = await renderInNode(impose(cards, { ...options, labels: messages.print.labels }), meta);
  return { pdf, pages: await readPages(pdf) };
};

/** The painted background of each face, which is as large as the card. */
const facesOn = (page: PageContent, { width, height }: Card['size']) =>
  page.shapes.filter(
    ({ left, top, right, bottom }) =>
      Math.abs(right - left - width) < 0.01 && Math.abs(bottom - top - height) < 0.01,
  );

describe('read back from the PDF', () => {
  it.each(['a4', 'letter'] as const)(
    'backs on the other side of %s lie under their fronts within 0.01 mm after flipping',
    async (paper) => {
      const cards = names.map((name) => handMadeCard(name, full));
      const offset = { x: 0.4, y: -0.3 };
      const { pages } = await pagesOf(cards, { paper, joining: { by: 'duplex', offset } });
      expect(pages).toHaveLength(2);
      const [fronts, backs] = pages.map((page) => facesOn(page, full));
      const width = pages[0]?.width ?? 0;
      expect(fronts).toHaveLength(5);
      expect(backs).toHaveLength(5);
      fronts?.forEach((front, index) => {
        const back = backs?.[index];
        // The printer lays the back aside by the offset, and the paper is turned over its short edge.
        expect(Math.abs(width - (back?.right ?? 0) + offset.x - front.left)).toBeLessThan(0.01);
        expect(Math.abs((back?.top ?? 0) + offset.y - front.top)).toBeLessThan(0.01);
      });
    },
  );

  it('with a gutter, the back folded about the dashes in its middle coincides with the front', async () => {
    const cards = names.slice(0, 4).map((name) => handMadeCard(name));
    const { pages } = await pagesOf(cards, { paper: 'a4', joining: { by: 'fold', gutter: 5 } });
    const [page] = pages;
    if (!page) throw new Error('no page');
    const faces = facesOn(page, cardSizes['63x88']);
    const folds = [
      ...new Set(
        page.shapes.flatMap(({ isDashed, stroke, left }) =>
          isDashed && stroke === '#000000' ? [left.toFixed(3)] : [],
        ),
      ),
    ].map(Number);
    expect(faces).toHaveLength(8);
    expect(folds).toHaveLength(2);
    for (const face of faces) {
      const partners = folds.flatMap((fold) =>
        faces.filter(
          (other) =>
            other !== face &&
            Math.abs(2 * fold - other.right - face.left) < 0.01 &&
            Math.abs(other.top - face.top) < 0.01 &&
            Math.abs(Math.abs(other.left - face.left) - 68) < 0.01,
        ),
      );
      expect(partners).toHaveLength(1);
    }
  });

  it.each(['low', 'black'] as const)(
    '%s has no colour at all, and every character can be seen',
    async (ink) => {
      const link = 'https://pipsmith.example/hero/AbCdEfGhIjKlMnOpQrStUvWxYz0123456789';
      const [first] = samples;
      if (!first) throw new Error('no sample');
      const cards = cardsOf(first.hero, { labels: cardWords.labels, houseRules: true, link });
      const { pdf, pages } = await pagesOf(cards, { paper: 'a4', size: full, ink });
      const colours = new Set(
        pages.flatMap(({ shapes }) => shapes.flatMap(({ fill, stroke }) => [fill, stroke])),
      );
      colours.delete(undefined);
      expect([...colours].sort()).toEqual(['#000000', '#ffffff']);
      expect(await blankGlyphs(pdf, 1, pages[0]?.glyphs ?? [])).toEqual([]);
    },
  );
});
