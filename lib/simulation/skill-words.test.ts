import { expect, test } from 'vitest';
import { open, partOf, systemIds } from '../systems/open';
import { skillWords } from './skill-words';

test('skills that a status or a follower brings are not listed among those of the sheets', async () => {
  await open(['living'], 'match');
  const used = ['recovering/purify', 'snowman/hard-knock', 'druid/regrowth', 'druid/regrowth'];
  expect(skillWords('living', used).skills).toEqual({ 'druid/regrowth': 'Regrowth' });
});

test.each(systemIds)('every skill that a sheet of %s may have is listed', async (system) => {
  await open([system], 'match', 'balance');
  const all = (partOf(system, 'balance')?.rivals ?? []).flatMap(({ skills }) => skills);
  expect(Object.keys(skillWords(system, all).skills)).toEqual([...new Set(all)]);
});
