import { expect, test } from 'vitest';
import { heroNamed } from '@/lib/roster/testing';
import { newHero } from '@/lib/systems/living/sheet/hero';
import { apply } from '@/lib/systems/living/sheet/apply';
import { documentOf } from '@/lib/systems/living/fixtures/heroes';
import { toldApart } from './told-apart';

const told = (...documents: Parameters<typeof documentOf>[0][]) => {
  const sheets = documents.map((hero, key) => ({ key, document: documentOf(hero) }));
  const marks = toldApart(sheets);
  return sheets.map(({ key }) => marks.get(key));
};
const jane = newHero('Jane');

test('names of their own need nothing', () => {
  expect(
    toldApart([
      { key: 1, document: heroNamed('Jane') },
      { key: 2, document: heroNamed('Ada') },
    ]).size,
  ).toBe(0);
});

test.each([
  {
    of: 'a title',
    one: { ...jane, title: 'Rider' },
    other: { ...jane, title: 'Archer' },
    texts: ['Rider', 'Archer'],
  },
  {
    of: 'a skill',
    one: { ...jane, skills: ['ranger/volley'] },
    other: { ...jane, skills: ['ranger/volley', 'ranger/dodge'] },
    texts: [undefined, 'Dodge'],
  },
  {
    of: 'pips',
    one: apply(jane, { edit: 'paint', owner: 'hero', face: 6, from: undefined, to: 'melee' }),
    other: jane,
    texts: ['Melee', undefined],
  },
  { of: 'nothing', one: jane, other: jane, texts: [undefined, undefined] },
])('two of one name are told apart by $of', ({ one, other, texts }) => {
  expect(told(one, other).map((mark) => mark?.text)).toEqual(texts);
});

test('a list need not repeat what it shows', () => {
  const [title] = told({ ...jane, title: 'Rider' }, jane);
  const [pips] = told(
    apply(jane, { edit: 'paint', owner: 'hero', face: 6, from: undefined, to: 'melee' }),
    jane,
  );
  expect(title?.isShown).toBe(true);
  expect(pips).toEqual({ text: 'Melee', points: 2, isShown: false });
});
