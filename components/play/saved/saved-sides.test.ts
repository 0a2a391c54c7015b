import { expect, test } from 'vitest';
import { writeSession } from '@/lib/session/saved-match';
import { sessionAfter } from '@/lib/session/testing';
import { systemIds } from '@/lib/systems/open';
import { savedSides } from './saved-sides';

test.each(systemIds)('the heroes of a saved match are known without playing it: %s', async (system) => {
  const session = await sessionAfter(system, 3, 12);
  const { encounter } = session;
  const sides = savedSides(writeSession(session));
  expect(sides?.system).toBe(system);
  expect(sides?.teams).toEqual(encounter.teams);
  expect(sides?.heroes).toEqual(encounter.sheets.map((sheet) => ({ system, sheet })));
});

test.each(['', 'nothing', '{}', '{"replay":"{}"}'])('%j is no match', (text) => {
  expect(savedSides(text)).toBeUndefined();
});
