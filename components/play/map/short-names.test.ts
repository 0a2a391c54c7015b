import { expect, test } from 'vitest';
import { tableFigure } from '@/lib/session/testing';
import { shortNames } from './short-names';

test.each([
  [
    ['Jane', 'Captain Agnes Brandt'],
    ['Jane', 'Captain Agnes Brandt'],
  ],
  [['Wilhelmina von Hohenwolkenstein'], ['Wilhelmina von …']],
  [['Maximiliana Throckmorton-Smythe'], ['Maximiliana …']],
  [['Bartholomew Featherstonehaugh (2)'], ['Bartholomew … (2)']],
  [['Hildegard of the Seven Mountains'], ['Hildegard of …']],
  [['Throckmortonsmythewickenham'], ['Throckmortonsmythew…']],
  [
    ['Wilhelmina von Hohenwolkenstein', 'Wilhelmina von Hohenlohe'],
    ['Wilhelmina von Hohenwolkenstein', 'Wilhelmina von Hohenlohe'],
  ],
])('%j on a small board are %j', (names, short) => {
  const figures = names.map((name, id) => tableFigure(id, 5, 5, { name }));
  expect([...shortNames(figures).values()]).toEqual(short);
});
