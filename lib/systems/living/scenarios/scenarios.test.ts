import { describe, expect, it } from 'vitest';
import { chapters, scenarios as chapterScenarios } from '../reference/chapters';
import { findSkill } from '../skills/index';
import { findScenario, missions, scenarios } from './index';
import { cornerRadius, cornerTips, mapSide, type Spot } from '../../../skirmish/map/corners';
import { opposite, type Marker } from './place';
import type { ScenarioRule } from './rules';
import type { AnyScenario, Scenario } from './scenario';

const scenario = (id: string): Scenario => {
  const found = scenarios.find((one) => one.id === id);
  if (!found) throw new Error(`no scenario ${id}`);
  return found;
};

const ruleOf = <Kind extends ScenarioRule['rule']>(
  { rules }: AnyScenario,
  kind: Kind,
): Extract<ScenarioRule, { rule: Kind }> | undefined =>
  rules.find((rule): rule is Extract<ScenarioRule, { rule: Kind }> => rule.rule === kind);

const spots = (markers: readonly Marker[]): readonly Spot[] =>
  markers.flatMap((marker) => ('at' in marker ? [marker.at] : [cornerTips[marker.corner]]));

const key = ({ x, y }: Spot): string => `${x.toFixed(6)} ${y.toFixed(6)}`;

describe('the registry', () => {
  it('has every scenario and mission of the rules pages, in their order', () => {
    expect(scenarios.map(({ id }) => id)).toEqual(chapterScenarios);
    expect(missions.map(({ id }) => id)).toEqual(chapters.missions);
  });
  it('finds each by its id and nothing else', () => {
    for (const one of [...scenarios, ...missions]) expect(findScenario(one.id)).toBe(one);
    expect(findScenario('last-hero-dancing')).toBeUndefined();
  });
});

/** Chapter "Scenarios", column by column. */
const table = [
  ['all-out-carnage', 'every-hero', 4, undefined, 'each-picks', 'last-standing', undefined, 'never'],
  ['team-carnage', 'teams', 4, false, 'other-team-picks', 'last-standing', undefined, 'never'],
  ['capture-the-flag', 'teams', 4, true, 'by-the-line', 'points', 3, 'unconscious'],
  ['bombing-run', 'teams', 4, true, 'by-the-line', 'points', 3, 'unconscious'],
  ['king-of-the-hill', 'teams', 4, true, 'by-the-line', 'points', 30, 'unconscious'],
  ['snowfall', 'teams', 4, false, 'other-team-picks', 'points', 20, 'unconscious'],
  ['treasure-hunt', 'teams', 4, true, 'other-team-picks', 'bring-home', undefined, 'never'],
] as const;

describe.each(table)('%s', (id, contest, heroes, fewer, bases, victory, points, respawn) => {
  const one = scenario(id);
  it('has the rulebook’s numbers', () => {
    expect(one.contest).toMatchObject({ contest, heroes: { most: heroes } });
    expect(one.contest.contest === 'teams' ? one.contest.heroes.fewer : undefined).toBe(fewer);
    expect(one.bases).toBe(bases);
    expect(one.victory.by).toBe(victory);
    expect(one.victory.by === 'points' ? one.victory.usual : undefined).toBe(points);
    expect(one.respawn.respawn).toBe(respawn);
  });
  it('is fair: half a turn around the centre lays every marker, base and line on another of its kind', () => {
    const turned = (places: readonly Spot[]): readonly string[] => places.map(opposite).map(key).sort();
    const same = (places: readonly Spot[]): readonly string[] => places.map(key).sort();
    expect(turned(spots(one.markers))).toEqual(same(spots(one.markers)));
    const tips = one.homes.map(({ corner }) => cornerTips[corner]);
    expect(turned(tips)).toEqual(same(tips));
    const middles = one.lines.map(({ from, to }) => ({ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }));
    expect(turned(middles)).toEqual(same(middles));
  });
});

it('tells a set-up that favours a team from a fair one', () => {
  const unfair = [{ x: 3, y: 3 }];
  expect(unfair.map(opposite).map(key)).not.toEqual(unfair.map(key));
});

describe.each([...scenarios, ...missions])('$id', (one) => {
  it('keeps everything on the map of 24# by 24#', () => {
    const ends = one.lines.flatMap(({ from, to }) => [from, to]);
    const walls = one.kind === 'mission' ? one.walls.flatMap(({ from, to }) => [from, to]) : [];
    for (const { x, y } of [...spots(one.markers), ...ends, ...walls]) {
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
      expect(Math.max(x, y)).toBeLessThanOrEqual(mapSide);
    }
  });
});

const distance = (a: Spot, b: Spot): number => Math.hypot(a.x - b.x, a.y - b.y);

describe('clauses of the rulebook', () => {
  it('a corner is 4# around its very tip', () => {
    expect(cornerRadius).toBe(4);
    expect(mapSide).toBe(24);
  });

  it('Capture the Flag: flags in the tips, healing in the other corners, carriers without skill actions', () => {
    const one = scenario('capture-the-flag');
    const flags = one.markers.filter(({ marker }) => marker === 'flag');
    expect(spots(flags).map(key).sort()).toEqual(
      one.homes.map(({ corner }) => key(cornerTips[corner])).sort(),
    );
    const healing = ruleOf(one, 'healing-corners');
    expect(healing).toMatchObject({ within: 1, actions: 1 });
    expect(one.homes.some(({ corner }) => healing?.corners.includes(corner))).toBe(false);
    expect([...(healing?.corners ?? [])].sort()).toEqual([...one.clear].sort());
    expect(ruleOf(one, 'carry')).toMatchObject({
      pickUp: { by: 'touch' },
      for: 'other-team',
      limits: ['no-skill-actions'],
      mayDrop: false,
      dropped: ['own-team-sends-home', 'goes-home-at-phase-end'],
    });
    expect(ruleOf(one, 'bring-home')).toMatchObject({
      base: 'own',
      needs: 'own-flag-home',
      worth: 1,
      then: 'goes-back',
    });
  });

  it('Bombing Run: a die of 6 ticks while carried; 2.5# around it lose 1 Life', () => {
    const one = scenario('bombing-run');
    expect(spots(one.markers)).toEqual([{ x: 12, y: 12 }]);
    expect(ruleOf(one, 'count')).toMatchObject({
      from: 6,
      by: -1,
      at: 'phase-begins',
      while: 'carried',
      end: { at: 0, does: 'explode' },
    });
    expect(ruleOf(one, 'explosion')).toMatchObject({ radius: 2.5, life: 1, resetTo: 6 });
    expect(ruleOf(one, 'carry')).toMatchObject({ mayDrop: false, for: 'anybody' });
    expect(ruleOf(one, 'bring-home')).toMatchObject({ moment: 'halts-wholly-inside', worth: 1 });
  });

  it('King of the Hill: five circles, two on each team’s line and one in the centre', () => {
    const one = scenario('king-of-the-hill');
    const of = (line: string): readonly Spot[] =>
      spots(one.markers.filter((marker) => marker.marker === 'circle' && marker.line === line));
    expect(of('middle')).toEqual([{ x: 12, y: 12 }]);
    for (const team of ['orange', 'green'] as const) {
      const [a, b] = of(team);
      const line = one.lines.find(({ from }) => a && from.y - from.x === a.y - a.x);
      expect(a && b && line).toBeDefined();
      if (!a || !b || !line) continue;
      expect(of(team)).toHaveLength(2);
      expect(b.y - b.x).toBe(line.from.y - line.from.x);
      expect(distance(a, b)).toBeCloseTo(distance(line.from, a), 9);
      expect(distance(a, b)).toBeCloseTo(distance(b, line.to), 9);
    }
    expect(ruleOf(one, 'hold')).toEqual({ rule: 'hold', points: 1, at: 'phase-ends' });
    expect(one.victory).toMatchObject({ tie: 'sudden-death' });
    const tips = one.lines
      .filter(({ line }) => line === 'halves')
      .flatMap(({ from, to }) => [key(from), key(to)]);
    expect(one.homes.some(({ corner }) => tips.includes(key(cornerTips[corner])))).toBe(false);
  });

  it('Snowfall: a parcel grows from 1 to 6 where nobody carries it, traits 0, 5# per action', () => {
    const one = scenario('snowfall');
    expect(ruleOf(one, 'count')).toMatchObject({
      from: 1,
      by: 1,
      at: 'phase-ends',
      while: 'not-carried',
      end: { at: 6, does: 'stay' },
    });
    expect(ruleOf(one, 'refill')).toMatchObject({ value: 1 });
    expect(ruleOf(one, 'bring-home')).toMatchObject({ worth: 'value', base: 'own' });
    expect(ruleOf(one, 'snow')).toEqual({ rule: 'snow', traits: 0, movement: 5 });
    expect(one.respawn).toMatchObject({ unless: 'snowfall/hot-chocolate' });
    expect(findSkill('snowfall/hot-chocolate')).toBeDefined();
  });

  it('Treasure Hunt: two actions dig, one picks up, a lone carrier is slow, two are free', () => {
    const one = scenario('treasure-hunt');
    expect(ruleOf(one, 'dig')).toMatchObject({ actions: 2 });
    expect(ruleOf(one, 'carry')).toMatchObject({
      pickUp: { by: 'action', actions: 1 },
      limits: ['only-movement', 'one-less-per-action'],
      mayDrop: true,
      together: true,
    });
    expect(one.victory).toEqual({ by: 'bring-home', or: 'last-standing' });
  });
});

describe('missions', () => {
  const mission = (id: string) => missions.find((one) => one.id === id);

  it.each([
    ['first-steps', 'training/plague', 0],
    ['melee-training', 'training/bloodlust', 5],
    ['open-fire', 'training/fast-reload', 5],
    ['kind-of-magic', 'training/life-boon', 6],
  ])('%s gives %s and has %i figures against you', (id, skill, figures) => {
    const one = mission(id);
    expect(one?.skill).toBe(skill);
    expect(findSkill(skill)).toBeDefined();
    expect(one?.cast.reduce((sum, { count }) => sum + count, 0)).toBe(figures);
  });

  it('the dummies of Melee Training stand evenly between the corners', () => {
    const places = spots(mission('melee-training')?.markers ?? []);
    const row = [{ x: 0, y: 24 }, ...places, { x: 24, y: 0 }];
    const steps = row.slice(1).map((spot, index) => distance(spot, row[index] ?? spot));
    for (const step of steps) expect(step).toBeCloseTo((24 * Math.SQRT2) / 6, 9);
  });

  it('the gap of Open Fire lets a base of 1# through, and little more', () => {
    const [first, second] = mission('open-fire')?.walls ?? [];
    const width = first && second ? distance(first.to, second.to) : 0;
    expect(width).toBeGreaterThan(1);
    expect(width).toBeLessThan(1.5);
  });

  it('victims of magic stand with 1# between their bases, so that a reach of 2.5# takes the next one alone', () => {
    const victims = spots(
      (mission('kind-of-magic')?.markers ?? []).filter(
        (marker) => marker.marker === 'figure' && marker.figure === 'victim',
      ),
    );
    expect(victims).toHaveLength(5);
    expect(victims[2]).toEqual({ x: 18, y: 6 });
    victims.slice(1).forEach((spot, index) => {
      expect(distance(spot, victims[index] ?? spot) - 1).toBeCloseTo(1, 2);
    });
    const [first, , third] = victims;
    expect(first && third && distance(first, third) - 0.5).toBeGreaterThan(2.5);
  });

  it('Open Fire sends one dummy a phase from the corner opposite to the forbidden one', () => {
    const one = mission('open-fire');
    const came = one && ruleOf(one, 'reinforcements');
    const kept = one && ruleOf(one, 'forbidden-corner');
    expect(came?.perPhase).toBe(1);
    expect(kept?.within).toBe(4);
    expect(came && kept && key(opposite(cornerTips[came.entrance]))).toBe(
      kept && key(cornerTips[kept.corner]),
    );
  });
});
