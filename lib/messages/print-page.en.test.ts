import { expect, test } from 'vitest';
import { printPage } from '#words/messages/print-page';

const plain = { cards: 2, counters: 0, pieces: 0, plans: 0, pages: 1, papers: 1 };
const hero = { one: 'hero', many: 'heroes' };

test.each([
  ['more cards than heroes', plain, [hero], '2 cards for 1 hero on 1 page'],
  ['as many', plain, [hero, hero], '2 cards on 1 page'],
  ['two of one kind', { ...plain, cards: 3 }, [hero, hero], '3 cards for 2 heroes on 1 page'],
  [
    'of several kinds',
    { ...plain, cards: 9 },
    [hero, { one: 'dragon', many: 'dragons' }],
    '9 cards on 1 page',
  ],
  ['a kit', { ...plain, counters: 3 }, [hero], '2 cards and 3 counters on 1 page'],
  ['a kit with something to read', { ...plain, plans: 3 }, [hero], '2 cards with maps and rules on 1 page'],
  ['only something to read', { ...plain, cards: 0, plans: 1 }, [hero], 'Maps and rules on 1 page'],
] as const)('the cards of a print, %s', (_, printed, owners, said) => {
  expect(printPage.total(printed, owners)).toBe(said);
});

test('the minutes with scissors, for one thing or several', () => {
  expect(printPage.cutting(1, 1)).toBe('Cutting it out takes about 1 minute with scissors.');
  expect(printPage.cutting(84, 35)).toBe('Cutting all 84 out takes about 35 minutes with scissors.');
  expect(printPage.cutting(0, 0)).toBe('');
});
