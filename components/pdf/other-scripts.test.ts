import { expect, it } from 'vitest';
import { impose } from '@/lib/cards/paper/imposition';
import { messages } from '@/lib/messages/index';
import { cardsOf } from '@/lib/systems/document';
import { documentOf } from '@/lib/systems/living/fixtures/heroes';
import { newHero } from '@/lib/systems/living/sheet/hero';
import { firstSystem, open } from '@/lib/systems/open';
import { renderInNode } from './node';
import { blankGlyphs } from './testing/ink-probe';
import { readPages } from './testing/read-back';

await open([firstSystem], 'cards');

const names = ['יהודה', 'صلاح', 'สมชาย', 'अर्जुन', 'கண்ணகி', '이순신', '赵云', '勇者タロウ', '🐉'];

it('names in other scripts are printed with ink, from left to right and from right to left', async () => {
  const cards = names.flatMap((name) => cardsOf(documentOf(newHero(name))));
  expect(cards.flatMap(({ notices }) => notices)).toEqual([]);
  const sheets = impose(cards, { paper: 'a4', labels: messages.print.labels });
  const pdf = await renderInNode(sheets, { title: 'Names', author: 'Pipsmith', language: 'en' });
  const pages = await readPages(pdf);
  const sorted = (text: string): string => Array.from(text.normalize('NFKC')).sort().join('');
  const printed = pages.flatMap(({ glyphs }) => glyphs);
  for (const name of names) {
    const letters = printed.map(({ text }) => text.normalize('NFKC')).filter((text) => name.includes(text));
    expect(sorted([...new Set(letters.join(''))].join(''))).toBe(sorted([...new Set(name)].join('')));
  }
  // A mark on the letter before it has no width.
  const wide = (pages[0]?.glyphs ?? []).filter(({ width }) => width > 0);
  expect(await blankGlyphs(pdf, 1, wide)).toEqual([]);
});
