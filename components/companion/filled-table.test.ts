import { describe, expect, test } from 'vitest';
import type { SavedHero } from '@/lib/roster/roster';
import { encodeSheet } from '@/lib/share/index';
import { blankOf, samplesOf } from '@/lib/systems/document';
import { firstSystem, open, systemIds } from '@/lib/systems/open';
import type { SheetDocument } from '@/lib/systems/sheet';
import { filledTable, nextGuest, ownGuests } from './filled-table';

await open(systemIds);

const saved = (hero: SheetDocument, day: number): SavedHero => ({
  ...{ id: String(day), hero, tags: [], created: '2026-01-01T00:00:00.000Z', revision: 1 },
  changed: `2026-05-0${day}T10:00:00.000Z`,
});

const [bito, gerda] = samplesOf(firstSystem).map(({ document }) => document);
const [slayer] = samplesOf('draco').map(({ document }) => document);
if (!bito || !gerda || !slayer) throw new Error('Samples are missing.');

const codeOf = (hero: SheetDocument): string => {
  const code = encodeSheet(hero);
  return code.ok ? code.value : expect.fail('a code');
};

describe('guests of a game night that nobody was asked to', () => {
  test('are two samples where the device has no heroes', () => {
    const table = filledTable(firstSystem, [], ownGuests([]));
    expect(table).toHaveLength(2);
    for (const reference of table) expect(reference).toMatch(/^sample-/);
  });

  test('are the player’s own heroes first, the one edited last before the others', () => {
    const own = ownGuests([saved(bito, 1), saved(gerda, 2)]);
    expect(filledTable(firstSystem, [], own)).toEqual([codeOf(gerda), codeOf(bito)]);
    const [alone, beside] = filledTable(firstSystem, [], ownGuests([saved(bito, 1)]));
    expect(alone).toBe(codeOf(bito));
    expect(beside).toMatch(/^sample-/);
  });

  test('are none who may not play yet, and all of the game of the first', () => {
    const blank = saved(blankOf(firstSystem, 'Nobody'), 4);
    expect(ownGuests([saved(bito, 1), saved(slayer, 2), saved(gerda, 3), blank])).toEqual([
      codeOf(gerda),
      codeOf(bito),
    ]);
  });

  test('give way to those who were asked, and join them later', () => {
    const own = ownGuests([saved(bito, 1), saved(gerda, 2)]);
    expect(filledTable(firstSystem, ['sample-jane'], own)).toEqual(['sample-jane']);
    expect(nextGuest(firstSystem, ['sample-jane'], own)).toBe(codeOf(gerda));
    expect(nextGuest(firstSystem, ['sample-jane', ...own], own)).toMatch(/^sample-/);
  });

  test('of a set are the latest of the player’s own and the rest of the set', () => {
    const table = filledTable('draco', [], ownGuests([saved(slayer, 1)]));
    expect(table[0]).toBe(codeOf(slayer));
    expect(table).toHaveLength(5);
  });
});
