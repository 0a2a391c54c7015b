import { expect, test } from 'vitest';
import { cardsOf, nameOf, samplesOf } from '@/lib/systems/document';
import { open, systemIds } from '@/lib/systems/open';
import { cardsOfFigure } from './cards-of-figure';

test.each(systemIds)(
  'whoever looks at a figure of %s sees every card with all of its rules',
  async (system) => {
    await open([system], 'cards');
    for (const { document } of samplesOf(system)) {
      const shown = cardsOfFigure(document, { name: nameOf(document) });
      expect(shown).toEqual(cardsOf(document, { skills: 'full' }));
    }
  },
);

test('a hero whose skills fill two cards shows both', async () => {
  await open(['living'], 'cards');
  const mortimer = samplesOf('living').find(({ id }) => id === 'mortimer')?.document;
  if (!mortimer) return expect.fail('a sample');
  expect(cardsOfFigure(mortimer, { name: nameOf(mortimer) })).toHaveLength(2);
});

test('of a warband only the cards of the fighter are shown', async () => {
  await open(['warband'], 'cards');
  const [band] = samplesOf('warband');
  if (!band) return expect.fail('a sample');
  const shown = cardsOfFigure(band.document, { name: 'Long Joan', fighter: 1 });
  expect(new Set(shown.map(({ front }) => front.text[0]))).toEqual(new Set(['Long Joan']));
});
