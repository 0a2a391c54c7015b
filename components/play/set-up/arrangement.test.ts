import { describe, expect, test } from 'vitest';
import { playMessages } from '@/lib/messages/play';
import { beginSession } from '@/lib/session/session';
import { matchPartOf } from '@/lib/simulation/contest';
import { samplesOf } from '@/lib/systems/document';
import { firstSystem, open } from '@/lib/systems/open';
import { encounterFor, mapIn, seatOf, teamsFor, type Arrangement } from './arrangement';

await open([firstSystem], 'match', 'play');

const documents = (count: number) =>
  Array.from({ length: count }, (_, nth) => samplesOf(firstSystem)[nth % 2]).flatMap((sample) =>
    sample ? [sample.document] : [],
  );
const usual: Arrangement = { teams: 'usual', scenario: undefined, map: undefined, isPlaced: false };
const teamsWith = (parties: readonly number[], teams: Arrangement['teams']) =>
  encounterFor(firstSystem, documents(parties.length), parties, { ...usual, teams }, 7).teams;

describe('a match that is arranged', () => {
  test('has each party as a team, whatever their sizes', () => {
    expect(teamsWith([0, 0, 0, 1], 'parties')).toEqual([0, 0, 0, 1]);
  });

  test.each([
    { teams: 'halves', are: [0, 0, 1, 1] },
    { teams: 'turns', are: [0, 1, 0, 1] },
    { teams: 'each', are: [0, 1, 2, 3] },
  ] as const)('has teams by $teams', ({ teams, are }) => {
    expect(teamsWith([0, 0, 0, 0], teams)).toEqual(are);
  });

  test.each([
    { scenario: undefined, heroes: 4, are: [0, 1, 2, 3] },
    { scenario: undefined, heroes: 6, are: [0, 1, 0, 1, 0, 1] },
    { scenario: 'team-carnage', heroes: 4, are: [0, 1, 0, 1] },
    { scenario: 'all-out-carnage', heroes: 3, are: [0, 1, 2] },
  ])('tells the teams of $heroes where the scenario says them: $scenario', ({ scenario, heroes, are }) => {
    const parties = Array.from({ length: heroes }, () => 0);
    const all = documents(heroes);
    const chosen: Arrangement = { ...usual, scenario };
    expect(teamsFor(firstSystem, all, parties, chosen)).toEqual(are);
    expect(encounterFor(firstSystem, all, parties, chosen, 7).teams).toEqual(are);
  });

  test('says who is with whom', () => {
    const { teamsMean } = playMessages.setUp;
    expect(teamsMean([['Jane', 'Bito'], ['Gerda']])).toBe('2 against 1: Jane and Bito against Gerda.');
    expect(teamsMean([['Jane'], ['Bito'], ['Gerda']])).toBe('Everyone for themselves: Jane, Bito and Gerda.');
  });

  test.each([2, 3, 4])('begins with %i heroes, each in a corner of his own', (heroes) => {
    const parties = Array.from({ length: heroes }, () => 0);
    const encounter = encounterFor(firstSystem, documents(heroes), parties, { ...usual, teams: 'each' }, 7);
    expect(beginSession(encounter, [], 'fair').ok).toBe(true);
  });

  test.each([
    { parties: [0, 0, 1, 1], isOk: true },
    { parties: [0, 0, 0, 1, 1, 1], isOk: true },
    { parties: [0, 0, 0, 0, 1, 1, 1, 1], isOk: true },
    { parties: [0, 0, 1], isOk: false },
  ])(
    'of parties $parties begins where the rules allow their sizes, else they say why',
    ({ parties, isOk }) => {
      const chosen: Arrangement = { ...usual, teams: 'parties' };
      const encounter = encounterFor(firstSystem, documents(parties.length), parties, chosen, 7);
      const session = beginSession(encounter, [], 'fair');
      expect(session.ok).toBe(isOk);
      const said = session.ok
        ? []
        : session.error.map((issue) => matchPartOf(firstSystem).issue(issue, encounter));
      expect(said.every((sentence) => sentence.endsWith('.'))).toBe(true);
      expect(said.length > 0).toBe(!isOk);
    },
  );

  test('is on its map where the game has one of that name, else on the usual one', () => {
    const { maps } = matchPartOf(firstSystem);
    const on = (map: string) => encounterFor(firstSystem, documents(2), [0, 0], { ...usual, map }, 7).map;
    for (const map of maps) expect(on(map)).toBe(map);
    expect(maps.length).toBeGreaterThan(1);
    for (const map of ['of-another-game', 'own.AAAA']) {
      expect(mapIn(firstSystem, { ...usual, map })).toBeUndefined();
      expect(on(map)).toBe(maps[0]);
    }
  });

  test('names one person for all whom he plays, and nobody else', () => {
    expect(seatOf('person', 0)).toEqual({ plays: 'person', holder: 0 });
    expect(seatOf('person', undefined)).toEqual({ plays: 'person' });
    expect(seatOf('greedy', 0)).toEqual({ plays: 'greedy' });
  });
});
