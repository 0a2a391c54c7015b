import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { distanceBetween, touches, unit } from '../../../../table/table';
import { newHero } from '../../sheet/hero';
import { findMap, maps } from '../../maps/maps';
import { randomHero } from '../../start/random';
import { scenarios } from '../../scenarios/index';
import { setUp, type MatchPlan, type PlannedHero } from './plan';
import type { Situation } from '../state/situation';
import { faultOf, randomPlan } from '../testing/random-match';

const field = findMap('open-field') ?? maps[0];
if (!field) throw new Error('there are no maps');
const { table } = field;

const heroes = (count: number): readonly PlannedHero[] =>
  Array.from({ length: count }, (_, at) => ({ hero: randomHero(at, `H${String(at)}`) }));

const plan = (more: Partial<MatchPlan> = {}): MatchPlan => ({
  scenario: 'team-carnage',
  table,
  heroes: heroes(4),
  ...more,
});

const begun = (more: Partial<MatchPlan> = {}): Situation => {
  const result = setUp(plan(more));
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
};

const complaints = (more: Partial<MatchPlan>): readonly (readonly [string, string])[] => {
  const result = setUp(plan(more));
  return result.ok ? [] : result.error.map(({ rule, path }) => [rule, path.join('/')]);
};

/** Somebody with a pet; a Summoner with a daemon. */
const withFollower = (kind: 'pet' | 'daemon') => {
  for (let seed = 0; ; seed += 1) {
    const hero = randomHero(seed, 'F');
    if (hero.followers.some((follower) => follower.kind === kind)) return hero;
  }
};

describe('the set-up of a match', () => {
  test('puts everybody within 4 # of the tip of his team’s corner, nobody on another', () => {
    fc.assert(
      fc.property(fc.nat(5000), (seed) => {
        const result = setUp(randomPlan(seed));
        if (!result.ok) throw new Error(JSON.stringify(result.error));
        expect(faultOf(result.value)).toBeUndefined();
      }),
      { numRuns: 60 },
    );
    const tips = [
      { x: 0, y: 24 * unit },
      { x: 24 * unit, y: 0 },
    ];
    for (const { at, team, kind } of begun().figures)
      if (kind === 'hero') expect(distanceBetween(at, tips[team] ?? at)).toBeLessThanOrEqual(4 * unit);
  });

  test('gives heroes to the teams by turns; in All Out Carnage each is one, in a corner of his own', () => {
    expect(begun().setting.teams).toEqual([0, 1, 0, 1]);
    const alone = begun({ scenario: 'all-out-carnage' });
    expect(alone.setting.teams).toEqual([0, 1, 2, 3]);
    expect(new Set(alone.setting.homes).size).toBe(4);
  });

  test('puts pets in contact with their Hero, or under him', () => {
    const [own] = heroes(1);
    if (!own) throw new Error('nobody');
    const walking = begun({ heroes: [{ hero: withFollower('pet') }, own] });
    const [hero, pet] = walking.figures;
    if (!hero || !pet) throw new Error('nobody');
    expect([pet.kind, pet.hero, touches(hero.at, pet.at)]).toEqual(['pet', hero.id, true]);
    const riding = begun({ heroes: [{ hero: withFollower('pet'), isMounted: true }, own] });
    expect([riding.figures[0]?.mount, riding.figures[1]?.rider]).toEqual([1, 0]);
    expect(riding.figures[0]?.at).toEqual(riding.figures[1]?.at);
  });

  test('puts a daemon beside its summoner, with as much Life as his best Magic face shows', () => {
    const hero = withFollower('daemon');
    const [own] = heroes(1);
    if (!own) throw new Error('nobody');
    const { figures } = begun({ heroes: [{ hero }, own] });
    const daemon = figures.find(({ kind }) => kind === 'daemon');
    const best = Math.max(...[1, 2, 3, 4, 5, 6].map((face) => hero.faces[face as 1].magic));
    expect([daemon?.hand, daemon?.pool]).toEqual([best, best]);
  });

  test('lets a place and a number of points be agreed on', () => {
    const [first, ...rest] = heroes(2);
    if (!first) throw new Error('nobody');
    const placed = begun({
      scenario: 'capture-the-flag',
      heroes: [{ ...first, at: { x: 1.5, y: 22 } }, ...rest],
    });
    expect(placed.figures[0]?.at).toEqual({ x: 1.5 * unit, y: 22 * unit });
    expect(placed.setting.goal).toBe(3);
    expect(begun({ scenario: 'capture-the-flag', goal: 5 }).setting.goal).toBe(5);
  });

  test('in the snow only the Skill pip counts, and the loadout', () => {
    const [own] = begun({ scenario: 'snowfall' }).sheets;
    expect(own?.sides.skill.some((pips) => pips > 0)).toBe(true);
    for (const pip of ['defence', 'melee', 'ranged', 'magic'] as const)
      expect(own?.sides[pip]).toEqual([0, 0, 0, 0, 0, 0]);
  });

  test('refuses what cannot be, every reason with its place', () => {
    const [a, b] = heroes(2);
    if (!a || !b) throw new Error('nobody');
    expect(complaints({ scenario: 'chess' })).toEqual([['unknown-scenario', 'scenario']]);
    expect(complaints({ heroes: heroes(3) })).toEqual([['uneven-teams', 'heroes']]);
    expect(complaints({ heroes: heroes(10) })).toContainEqual(['too-many-heroes', 'heroes']);
    expect(complaints({ heroes: [{ ...a, team: 0 }] })).toContainEqual(['too-few-heroes', 'heroes']);
    expect(complaints({ scenario: 'all-out-carnage', heroes: heroes(5) })).toContainEqual([
      'too-many-heroes',
      'heroes',
    ]);
    expect(complaints({ heroes: [{ ...a, at: { x: 12, y: 12 } }, b] })).toEqual([
      ['not-in-his-base', 'heroes/0/at'],
    ]);
    const same = { x: 2, y: 22 };
    expect(
      complaints({ heroes: [{ ...a, at: same, team: 0 }, { ...b, at: same, team: 0 }, a, b].slice(0, 2) }),
    ).toContainEqual(['cannot-stand-there', 'heroes/1/at']);
    const broken = { hero: { ...newHero('X'), skills: ['warrior/cleave', 'druid/regrowth', 'voodoo/loco'] } };
    expect(complaints({ heroes: [broken, b] })).toEqual([['illegal-hero', 'heroes/0/hero']]);
    expect(complaints({ heroes: [broken, b], isLenient: true })).toEqual([]);
  });

  test.each(scenarios.map(({ id }) => id))('%s can be set up on every map', (scenario) => {
    for (const map of maps) expect(setUp(plan({ scenario, table: map.table })).ok).toBe(true);
  });
});
