import { expect, it } from 'vitest';
import { newFighter } from '../sheet/warband';
import type { Warband } from '../sheet/warband';
import { samples } from '../start/samples';
import { pictureOf } from './picture';

const rings = (warband: Warband): readonly unknown[] =>
  pictureOf(warband).drawings.flatMap((one) => (one.draw === 'circle' ? [one.stroke] : []));

it('shows the first eight fighters, by rank: a red ring for the boss, blue for specialists, gold for rookies', () => {
  const [sample] = samples;
  if (!sample) return expect.fail('a sample');
  const shown = ['red', 'blue', 'blue', 'blue', 'gold', 'gold', 'gold', 'gold'];
  const { sheet } = sample;
  expect(rings(sheet)).toEqual(shown);
  expect(rings({ ...sheet, fighters: [newFighter('rookie', 9), ...sheet.fighters] })).toEqual(shown);
  expect(rings({ ...sheet, fighters: sheet.fighters.slice(4) })).toEqual(shown.slice(4));
});
