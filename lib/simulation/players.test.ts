import { describe, expect, test } from 'vitest';
import { systems, type HeroDraft } from '../systems/index';
import type { Contest } from './contest';
import type { PlayerSetting } from './players';
import { playNth } from './series';

const sample = (id: string): HeroDraft => {
  const found = systems.living.samples.find((each) => each.id === id);
  if (!found) throw new Error(`there is no sample ${id}`);
  return found.hero;
};

const played = (
  heroes: readonly HeroDraft[],
  players: readonly PlayerSetting[],
  nth: number,
  more: Partial<Contest> = {},
) => {
  const contest = { heroes, players, scenario: 'all-out-carnage', map: 'ruins', seed: 4, isLenient: false };
  const recorded = playNth({ ...contest, ...more }, nth, () => 0);
  if (!recorded.ok) throw new Error(JSON.stringify(recorded.error));
  return recorded.value.played;
};

const random: PlayerSetting = { plays: 'random' };
const greedy: PlayerSetting = { plays: 'greedy' };
const search: PlayerSetting = { plays: 'search', nodes: 40 };

// Rates with their intervals come from `npm run bench`; here are a few matches with fixed dice.
describe('players of the Living Rulebook', { timeout: 240_000 }, () => {
  test.each(['uncle-tom', 'jane', 'nim'])('greedy beats random with two of %s', (id) => {
    const hero = sample(id);
    const wins = [0, 1, 2, 3].filter((nth) => played([hero, hero], [greedy, random], nth).winner === 0);
    expect(wins.length).toBeGreaterThanOrEqual(3);
  });

  test.each(['king-of-the-hill', 'bombing-run'])('greedy teams see to the task of %s', (scenario) => {
    const heroes = ['uncle-tom', 'jane', 'nim', 'azaria'].map(sample);
    const { winner, because } = played(heroes, [greedy, random, greedy, random], 0, { scenario });
    expect({ winner, because }).toEqual({ winner: 0, because: 'points' });
  });

  test('the searching one plays the same again with the same seed and nodes', () => {
    const heroes = [sample('nim'), sample('uncle-tom')];
    const first = played(heroes, [search, search], 1);
    expect(played(heroes, [search, search], 1)).toEqual(first);
    expect(first.decisions).toBeGreaterThan(5);
  });
});
