import { expect, test } from 'vitest';
import { nameOf } from '../systems/document';
import { open, systemIds } from '../systems/open';
import { decode } from './index';
import { tableSetCode } from './table-set';

await open(systemIds);

test('the table set of Hic est Draco is a party of four slayers and a dragon', () => {
  const code = tableSetCode('draco');
  const found = code === undefined ? undefined : decode(code);
  if (!found?.ok || found.value.kind !== 'party') return expect.fail('There is no party.');
  expect(found.value.party.name).toBe('Hic est Draco');
  expect(found.value.party.heroes.map(nameOf)).toEqual(['Cathryn', 'Daeldric', 'Braron', 'Amalica', 'Eryam']);
});

test('a game whose samples are single heroes has none', () => {
  expect(tableSetCode('living')).toBe(undefined);
});
