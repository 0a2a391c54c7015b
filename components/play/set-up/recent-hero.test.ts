import { describe, expect, test } from 'vitest';
import type { SavedHero } from '@/lib/roster/roster';
import { encodeSheet } from '@/lib/share/index';
import { blankOf, samplesOf } from '@/lib/systems/document';
import { firstSystem, open, systemIds } from '@/lib/systems/open';
import type { SheetDocument } from '@/lib/systems/sheet';
import { recentHero } from './recent-hero';

await open(systemIds);

const saved = (id: string, hero: SheetDocument, changed: string): SavedHero => ({
  id,
  hero,
  tags: [],
  created: '2026-01-01T00:00:00.000Z',
  changed,
  revision: 1,
});

const [bito, gerda] = samplesOf(firstSystem).map(({ document }) => document);
if (!bito || !gerda) throw new Error('Samples are missing.');

const codeOf = (hero: SheetDocument): string => {
  const code = encodeSheet(hero);
  return code.ok ? code.value : expect.fail('a code');
};

const heroes = [saved('a', bito, '2026-05-01T10:00:00.000Z'), saved('b', gerda, '2026-05-02T10:00:00.000Z')];

describe('the hero whom the play page proposes', () => {
  test('is the one that was edited last', () => {
    expect(recentHero(heroes, undefined)).toBe(codeOf(gerda));
    expect(recentHero(heroes.toReversed(), undefined)).toBe(codeOf(gerda));
  });

  test('is none who may not play yet', () => {
    const blank = saved('c', blankOf(firstSystem, 'Nobody'), '2026-05-03T10:00:00.000Z');
    expect(recentHero([...heroes, blank], undefined)).toBe(codeOf(gerda));
  });

  test('gives way to the choice of a match that was set up later', () => {
    expect(recentHero(heroes, { made: '2026-05-01T12:00:00.000Z' })).toBe(codeOf(gerda));
    expect(recentHero(heroes, { made: '2026-05-02T12:00:00.000Z' })).toBeUndefined();
  });

  test('is nobody where none is saved', () => {
    expect(recentHero([], undefined)).toBeUndefined();
  });
});
