import { describe, expect, test } from 'vitest';
import { playOut } from '../match/players';
import { firstSystem } from '../systems/open';
import type { Sheet } from '../systems/sheet';
import { encounterOf, matchPartOf, type Contest } from './contest';
import { playerOf } from './players';
import type { PlayerSetting } from './player-setting';

import { playNth } from './series';
import { sample, scoresOf } from './testing';
import { firstOf, runs } from '../testing/runs';

const { engine, hide, begin } = matchPartOf(firstSystem);

const contestOf = (
  heroes: readonly Sheet[],
  players: readonly PlayerSetting[],
  more: Partial<Contest>,
): Contest => ({
  system: firstSystem,
  sheets: heroes,
  players,
  scenario: 'all-out-carnage',
  map: 'ruins',
  seed: 4,
  isLenient: false,
  ...more,
});

const played = (
  heroes: readonly Sheet[],
  players: readonly PlayerSetting[],
  nth: number,
  more: Partial<Contest> = {},
) => {
  const recorded = playNth(contestOf(heroes, players, more), nth, () => 0);
  if (!recorded.ok) throw new Error(JSON.stringify(recorded.error));
  return recorded.value.played;
};

/** The situation of a match after this many choices. */
const standing = (contest: Contest, choices: number) => {
  const encounter = encounterOf(contest, 0);
  const begun = begin(encounter);
  if (!begun.ok) throw new Error(JSON.stringify(begun.error));
  const { match } = playOut(
    engine,
    engine.begin(begun.value, encounter.seed).match,
    contest.players.map((setting) => playerOf(firstSystem, setting, () => 0)),
    { seed: encounter.seed, limit: choices, hide },
  );
  return engine.look(match);
};

const random: PlayerSetting = { plays: 'random' };
const greedy: PlayerSetting = { plays: 'greedy' };
const search = (nodes: number): PlayerSetting => ({ plays: 'search', nodes });

/** Two fighters by turns for two teams; the second team plays at random. */
const teamContest = (own: PlayerSetting, scenario: string, count: number): Contest => {
  const places = Array.from({ length: count }, (_, at) => at);
  return contestOf(
    places.map((at) => sample(at % 2 === 0 ? 'mortimer' : 'gerda')),
    places.map((at) => (at % 2 === 0 ? own : random)),
    { scenario, map: 'arena', isLenient: true },
  );
};

const teamMatch = (own: PlayerSetting, scenario: string, count: number) => {
  const { sheets, players, ...more } = teamContest(own, scenario, count);
  return played(sheets, players, 0, more);
};

/** Whether the first player wins at least this many of the matches; stops playing once that is known. */
const winsAtLeast = (least: number, matches: number, isWon: (nth: number) => boolean): boolean => {
  let won = 0;
  for (let nth = 0; nth < matches && won < least && won + matches - nth >= least; nth += 1)
    if (isWon(nth)) won += 1;
  return won >= least;
};

// Rates with their intervals come from `npm run bench`; here are a few matches with fixed dice.
describe('players of the Living Rulebook', () => {
  test.each(['uncle-tom', 'jane', 'nim'])('greedy beats random with two of %s', (id) => {
    const hero = sample(id);
    const isWon = (nth: number): boolean => played([hero, hero], [greedy, random], nth).winner === 0;
    expect(winsAtLeast(3, 4, isWon)).toBe(true);
  });

  test.each(['king-of-the-hill', 'bombing-run'])('greedy teams see to the task of %s', (scenario) => {
    const heroes = ['uncle-tom', 'jane', 'nim', 'azaria'].map(sample);
    const more = { scenario, map: 'arena' };
    const { winner, because } = played(heroes, [greedy, random, greedy, random], 0, more);
    expect({ winner, because }).toEqual({ winner: 0, because: 'points' });
  });

  test.each([
    ['treasure-hunt', 4, 'brought-home'],
    ['snowfall', 8, 'points'],
  ])('greedy teams win by the task of %s', (scenario, count, ending) => {
    const { winner, because } = teamMatch(greedy, scenario, count);
    expect({ winner, because }).toEqual({ winner: 0, because: ending });
  });

  // Dice may decide one match, but not all of them.
  const captures: readonly (readonly [PlayerSetting, number])[] = [
    [greedy, 1],
    [greedy, 7],
    [search(40), 6],
    [greedy, 6],
    [search(40), 1],
  ];
  test.each(firstOf(captures, 3))('%o teams are ahead in capture-the-flag with seed %i', (own, seed) => {
    const contest = { ...teamContest(own, 'capture-the-flag', 4), seed };
    expect(scoresOf(standing(contest, 200))).toEqual([1, 0]);
  });

  test.each([
    ['king-of-the-hill', 4, 40],
    ['bombing-run', 4, 70],
    ['snowfall', 8, 130],
  ])('searching teams are ahead in %s soon', (scenario, count, choices) => {
    const [own = 0, other = 0] = scoresOf(standing(teamContest(search(40), scenario, count), choices));
    expect(own).toBeGreaterThan(other);
  });

  test('searching teams bring the treasure home', () => {
    const { winner, because } = teamMatch(search(40), 'treasure-hunt', 4);
    expect({ winner, because }).toEqual({ winner: 0, because: 'brought-home' });
  });

  test('the searching one beats greedy', () => {
    const heroes = ['mortimer', 'uncle-tom'].map(sample);
    const isWon = (at: number): boolean => {
      const [nth, own] = [Math.floor(at / 2), heroes[at % 2] ?? sample('mortimer')];
      const isFirst = nth % 2 === 0;
      const players = isFirst ? [search(500), greedy] : [greedy, search(500)];
      return played([own, own], players, nth, { map: 'arena' }).winner === (isFirst ? 0 : 1);
    };
    expect(winsAtLeast(0.75 * runs(8), runs(8), isWon)).toBe(true);
  });

  test('the searching one plays the same again with the same seed and nodes', () => {
    const heroes = [sample('nim'), sample('uncle-tom')];
    const players = [search(40), search(40)];
    const first = played(heroes, players, 1);
    expect(played(heroes, players, 1)).toEqual(first);
    expect(first.decisions).toBeGreaterThan(5);
  });
});
