import { describe, expect, test } from 'vitest';
import { diceOf } from '../../../match/chance';
import type { Match } from '../../../match/engine';
import { playOut, randomChoice, randomPlayer } from '../../../match/players';
import { distanceBetween, overlaps, unit, type Point } from '../../../table/table';
import type { Option } from './state/option';
import type { MatchPlan } from './set-up/plan';
import { tipOf } from '../../../skirmish/map/places';
import { warbandEngine } from './rules';
import type { Situation } from './state/situation';
import { randomPlan, situationOf } from './testing/random-match';

/** A plan whose fighters begin in their corners. */
const planOf = (seed: number): MatchPlan => {
  const { scenario, table, warbands } = randomPlan(seed);
  return { scenario, table, warbands };
};

const begun = (seed: number): Match<Situation> => {
  return warbandEngine.begin(situationOf({ ...planOf(seed), isPlaced: true }), seed).match;
};

const made = (match: Match<Situation>, choice: number | Point): Match<Situation> => {
  const step = warbandEngine.apply(match, choice);
  if (!step.ok) throw new Error(step.error.refused);
  return step.value.match;
};

const optionsOf = (match: Match<Situation>): readonly Option[] => {
  const request = warbandEngine.pending(match);
  return request && 'options' in request ? request.options : [];
};

const restOf = (match: Match<Situation>): number => optionsOf(match).findIndex(({ pick }) => pick === 'rest');

const isSetUp = (match: Match<Situation>): boolean => warbandEngine.look(match).stage === 'set-up';

describe('fighters who are put down by hand', () => {
  test('are offered one by one, within the spawn area, and the other player follows', () => {
    let match = begun(1);
    const { figures } = warbandEngine.look(match);
    expect(optionsOf(match).map((option) => 'figure' in option && option.figure)).toEqual([
      ...figures.filter(({ team }) => team === 0).map(({ id }) => id),
      false,
    ]);
    match = made(match, 2);
    const request = warbandEngine.pending(match);
    if (!request || !('region' in request)) return expect.fail('no place is asked for');
    const tip = tipOf('south-west');
    expect(request.region.contains({ x: 12 * unit, y: 12 * unit })).toBe(false);
    // Nobody else has been put down yet: those who have not give way.
    const place = warbandEngine.look(match).figures[5]?.at ?? tip;
    expect(request.region.contains(place)).toBe(true);
    match = made(match, { x: place.x, y: place.y });
    expect(warbandEngine.look(match).figures[2]?.at).toEqual({ x: place.x, y: place.y });
    expect(optionsOf(match)).toHaveLength(8);
    match = made(match, restOf(match));
    expect(warbandEngine.pending(match)?.by).toBe(1);
    match = made(match, restOf(match));
    expect(isSetUp(match)).toBe(false);
    expect(warbandEngine.look(match).turn).toBe(1);
  });

  test('begin as without being asked where all are left', () => {
    let match = begun(3);
    const usual = situationOf(planOf(3)).figures.map(({ at }) => at);
    for (let team = 0; team < 2; team += 1) match = made(match, restOf(match));
    expect(warbandEngine.look(match).figures.map(({ at }) => at)).toEqual(usual);
  });

  test('never stand on each other nor out of their corner, and play on to the end', () => {
    for (let seed = 1; seed <= 12; seed += 1) {
      const chance = diceOf(seed);
      let match = begun(seed);
      while (isSetUp(match)) {
        const request = warbandEngine.pending(match);
        if (!request) break;
        // Everybody is put down: nobody is left as he stands.
        match = made(match, 'options' in request ? 0 : (randomChoice(request, chance) as Point));
        const { figures, setting } = warbandEngine.look(match);
        for (const [nth, a] of figures.entries()) {
          const home = tipOf(setting.homes[a.team] ?? 'south-west');
          expect(distanceBetween(a.at, home)).toBeLessThan(10 * unit);
          for (const b of figures.slice(nth + 1)) expect(overlaps(a.at, b.at)).toBe(false);
        }
      }
      const { match: over } = playOut(warbandEngine, match, [randomPlayer, randomPlayer], {
        seed,
        limit: 20_000,
      });
      expect(over.base.outcome).toBeDefined();
    }
  });
});
