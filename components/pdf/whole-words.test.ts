import { expect, it } from 'vitest';
import { impose } from '@/lib/cards/paper/imposition';
import { messages } from '@/lib/messages/index';
import { cardsOf } from '@/lib/systems/document';
import { documentOf } from '@/lib/systems/living/fixtures/heroes';
import { newHero } from '@/lib/systems/living/sheet/hero';
import { firstSystem, open } from '@/lib/systems/open';
import { renderInNode } from './node';
import { readPages } from './testing/read-back';

await open([firstSystem], 'cards');

const meta = { title: 'Words', author: 'Pipsmith', language: 'en' };

it.each(['Thị trưởng', 'Phạm Thị Fiị', 'Đặng Thụy'])(
  'in “%s” no letter stands apart from the one before it, whatever fonts they are of',
  async (title) => {
    const cards = cardsOf(documentOf({ ...newHero('Jane'), title }));
    const pdf = await renderInNode(impose(cards, { paper: 'a4', labels: messages.print.labels }), meta);
    const [page] = await readPages(pdf);
    const glyphs = page?.glyphs ?? [];
    for (const word of title.split(' ')) {
      const from = glyphs.findIndex((_, at) =>
        word.startsWith(glyphs[at]?.text ?? '-')
          ? glyphs
              .slice(at)
              .reduce((said, { text }) => (said.length < word.length ? said + text : said), '') === word
          : false,
      );
      expect([word, from >= 0]).toEqual([word, true]);
      let said = '';
      for (let at = from; said.length < word.length; at += 1) {
        const [glyph, before] = [glyphs[at], glyphs[at - 1]];
        if (!glyph) throw new Error('no glyph');
        if (said !== '' && before)
          // An eighth of the letters' size is what readers take for a space.
          expect([word, Math.abs(glyph.x - before.x - before.width) < glyph.size / 16]).toEqual([word, true]);
        said += glyph.text;
      }
    }
  },
);
