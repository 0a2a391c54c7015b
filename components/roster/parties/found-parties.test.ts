import { beforeAll, describe, expect, it } from 'vitest';
import type { SavedHero, SavedParty } from '@/lib/roster/roster';
import { samplesOf } from '@/lib/systems/document';
import { open, systemIds } from '@/lib/systems/open';
import { foundParties } from './found-parties';

beforeAll(() => open(systemIds));

const saved = (system: string, id: string): SavedHero => {
  const found = samplesOf(system).find((sample) => sample.id === id);
  if (!found) throw new Error(id);
  return { id, hero: found.document, tags: [], created: '', changed: '', revision: 0 };
};

const party = (name: string, ...heroes: readonly string[]): SavedParty => ({
  id: name,
  name,
  heroes,
  created: '',
  changed: '',
  revision: 0,
});

describe('the parties of this device', () => {
  const byId = () =>
    new Map(
      [saved('living', 'gerda'), saved('living', 'jane'), saved('first', 'first-bito')].map((hero) => [
        hero.id,
        hero,
      ]),
    );
  const all = [
    party('Friday four', 'gerda', 'jane'),
    party('Königs Wache', 'first-bito', 'gone'),
    party('Nobody yet'),
  ];
  const names = (search: string, game?: string) =>
    foundParties(all, byId(), { search, game }).map(({ name }) => name);

  it('are all there while nothing is asked for', () => {
    expect(names('')).toEqual(['Friday four', 'Königs Wache', 'Nobody yet']);
    expect(names('  ')).toHaveLength(3);
  });

  it('are found by their names and by who is in them, in any spelling and order of words', () => {
    expect(names('FRIDAY')).toEqual(['Friday four']);
    expect(names('konigs')).toEqual(['Königs Wache']);
    expect(names('jane friday')).toEqual(['Friday four']);
    expect(names('wolf rider')).toEqual(['Friday four']);
    expect(names('jane bito')).toEqual([]);
  });

  it('are narrowed to a game by their heroes', () => {
    expect(names('', 'first')).toEqual(['Königs Wache']);
    expect(names('', 'living')).toEqual(['Friday four']);
    expect(names('friday', 'first')).toEqual([]);
  });
});
