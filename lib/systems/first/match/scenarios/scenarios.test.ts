import { describe, expect, test } from 'vitest';
import { playNth } from '../../../../simulation/series';
import { open } from '../../../open';
import type { Sheet } from '../../../sheet';
import { exampleHeroes } from '../../fixtures';
import { findMap } from '../../maps/maps';
import { centre, cornerTips, mapSide } from '../../../../skirmish/map/corners';
import { spawnPoints } from '../../scenarios/scenario';
import { findScenario, scenarioIds, type ScenarioId } from '../../scenarios/scenario';
import { setUp, type MatchPlan } from '../set-up/plan';
import { pointOf } from '../../../../skirmish/map/places';
import { firstEngine } from '../rules';
import { arena, type Fighter, type Scene } from '../testing/arena';
import type { Situation } from '../state/situation';

await open(['first'], 'match');

const paint: Fighter['paint'] = { 6: { melee: 4 }, 5: { ranged: 3 }, 4: { armour: 2 } };
const hit = [6, 1, 1, 1, 1];
const own = (x: number, y: number, more: Partial<Fighter> = {}): Fighter => ({ at: [x, y], paint, ...more });
const foe = (x: number, y: number, more: Partial<Fighter> = {}): Fighter => own(x, y, { team: 1, ...more });
const dying = { dice: 1 } as const;

const planned = (scenario: ScenarioId, count: number, more: Partial<MatchPlan> = {}): Situation => {
  const table = findMap('meadow')?.table;
  if (!table) throw new RangeError('There is no meadow.');
  const heroes = Array.from({ length: count }, (_, at) => ({
    hero: exampleHeroes[at % exampleHeroes.length] ?? exampleHeroes[0],
  })).flatMap(({ hero }) => (hero ? [{ hero }] : []));
  const begun = setUp({ scenario, table, heroes, ...more });
  if (!begun.ok) throw new Error(JSON.stringify(begun.error));
  return begun.value;
};

describe('all scenarios (chapter "Scenarios")', () => {
  const sizes = [2, 3, 4, 5, 6, 7, 8];

  test.each(scenarioIds.flatMap((scenario) => sizes.map((count) => [scenario, count] as const)))(
    '%s is played to its end by %i heroes',
    (scenario, count) => {
      const sheets = Array.from(
        { length: count },
        (_, at) => exampleHeroes[at % exampleHeroes.length] as unknown as Sheet,
      );
      const recorded = playNth(
        {
          system: 'first',
          sheets,
          players: sheets.map((_, at) => ({ plays: at % 2 === 0 ? 'greedy' : 'random' })),
          scenario,
          map: 'meadow',
          seed: 7,
          isLenient: false,
        },
        count,
        () => 0,
      );
      if (!recorded.ok) throw new Error(JSON.stringify(recorded.error));
      const { heroes, because } = recorded.value.played;
      expect(heroes).toHaveLength(count);
      expect(['last-standing', 'points', 'most-rounds']).toContain(because);
    },
  );

  test.each<[ScenarioId, number, number]>([
    ['deathmatch', 10, 0],
    ['gang-fight', 0, 2],
    ['capture-the-flag', 3, 2],
    ['king-of-the-hill', 20, 2],
  ])('%s is won by %i points, and has %i bases', (scenario, goal, homes) => {
    expect(findScenario(scenario)?.goal).toBe(goal);
    expect(planned(scenario, 4).setting).toMatchObject({ goal, mostRounds: 50 });
    expect(planned(scenario, 4).setting.homes).toHaveLength(homes);
  });

  test.each<[string, readonly number[], readonly number[], readonly number[], readonly number[]]>([
    ['the highest die begins, then the others round the table', [0, 1], [0, 1], [2, 5], [1, 0]],
    ['ties roll again', [0, 1, 0, 1], [0, 1, 2, 3], [2, 5, 5, 1, 3, 6], [2, 3, 0, 1]],
    ['teams take turns', [0, 0, 1, 1], [0, 1, 2, 3], [6, 1, 1, 1], [0, 2, 1, 3]],
    ['who plays several has one turn for all of them', [0, 1, 0, 1], [0, 1, 0, 1], [3, 4], [1, 0]],
  ])('%s', (_, teams, players, rolled, order) => {
    const heroes = teams.map((team, at) => ({
      hero: exampleHeroes[0],
      team,
      player: players[at] ?? at,
    }));
    const situation = planned('gang-fight', 0, {
      heroes: heroes.flatMap(({ hero, ...more }) => (hero ? [{ hero, ...more }] : [])),
    });
    const { match } = firstEngine.begin(situation, 1, { dice: rolled.map((face) => face - 1) });
    expect(firstEngine.look(match).order).toEqual(order);
  });

  test('after the last round more points win, else more dice; as many of both are a draw', () => {
    const ended = (change: (situation: Situation) => void): Situation['outcome'] => {
      const situation = planned('king-of-the-hill', 2, { mostRounds: 1 });
      change(situation);
      let { match } = firstEngine.begin(situation, 1);
      for (let request = firstEngine.pending(match); request; request = firstEngine.pending(match)) {
        const options = 'options' in request ? request.options : [];
        const step = firstEngine.apply(
          match,
          options.findIndex(({ pick }) => pick === 'end'),
        );
        if (!step.ok) throw new Error(step.error.refused);
        ({ match } = step.value);
      }
      return match.base.outcome;
    };
    const take = (hero: number, situation: Situation): void => {
      const figure = situation.figures[hero];
      if (figure) figure.dice = 4;
    };
    expect(ended(() => undefined)).toEqual({ winner: undefined, because: 'most-rounds' });
    expect(ended((situation) => take(0, situation))).toEqual({ winner: 1, because: 'most-rounds' });
    const points = ended((situation) => {
      take(0, situation);
      situation.scores = [1, 0];
    });
    expect(points).toEqual({ winner: 0, because: 'most-rounds' });
  });
});

describe('Deathmatch', () => {
  const scene: Scene = { scenario: 'deathmatch' };
  const killed = (more: Readonly<Record<string, Fighter>> = {}) =>
    arena({ a: own(12, 9), b: foe(12, 10, { with: dying }), ...more }, scene).act(
      { pick: 'strike', target: 'b' },
      [hit, [1]],
    );

  test('nobody is on the table at first', () => {
    expect(planned('deathmatch', 3).figures.map(({ life }) => life)).toEqual([
      'waiting',
      'waiting',
      'waiting',
    ]);
  });

  test('a kill is a point for whoever took the last die', () => {
    expect(killed().s.scores).toEqual([1, 0]);
  });

  test('enough of them win at once', () => {
    const match = arena({ a: own(12, 9), b: foe(12, 10, { with: dying }) }, { ...scene, scores: [2, 0] });
    match.act({ pick: 'strike', target: 'b' }, [hit, [1]]);
    expect(match.s.outcome).toEqual({ winner: 0, because: 'points' });
  });

  test.each([
    [1, 0],
    [2, 0],
    [3, 1],
    [4, 1],
    [5, 2],
    [6, 2],
  ])('who died rolls a %i on his turn, and comes in there with a full pool', (face, point) => {
    const match = killed().act({ pick: 'end' }, [[face]]);
    expect(match.the('b')).toMatchObject({ life: 'up', dice: 5, at: pointOf(spawnPoints[point] ?? centre) });
  });

  test('on that turn he only moves, and is not attacked until his next one', () => {
    // He comes in at 12, 4.
    const match = killed({ c: own(13, 4, { player: 0 }) }).act({ pick: 'end' }, [[1]]);
    expect(match.offers({ pick: 'move', figure: 'b' })).toBe(true);
    expect(match.offers({ pick: 'strike', figure: 'b', target: 'c' })).toBe(false);
    match.until('a');
    expect(match.offers({ pick: 'strike', figure: 'c', target: 'b' })).toBe(false);
    expect(match.offers({ pick: 'shoot', figure: 'a', target: 'b' })).toBe(false);
    match.until('b');
    expect(match.offers({ pick: 'strike', figure: 'b', target: 'c' })).toBe(true);
  });
});

describe('Gang Fight', () => {
  test('is won as soon as nobody of the other team stands', () => {
    const match = arena({
      a: own(10, 10),
      b: foe(11, 10, { with: dying }),
      c: foe(20, 20, { with: { life: 'down', dice: 0 } }),
    });
    match.act({ pick: 'strike', target: 'b' }, [hit, [1]]);
    expect(match.s.outcome).toEqual({ winner: 0, because: 'last-standing' });
  });

  test('goes on while one stands', () => {
    const match = arena({ a: own(10, 10), b: foe(11, 10, { with: dying }), c: foe(20, 20) });
    match.act({ pick: 'strike', target: 'b' }, [hit, [1]]);
    expect(match.s.outcome).toBeUndefined();
  });
});

describe('Capture the Flag', () => {
  const scene: Scene = { scenario: 'capture-the-flag' };
  const flag = (match: ReturnType<typeof arena>) => match.s.tokens[0];

  test('whoever moves onto the flag takes it, in passing too', () => {
    for (const to of [
      [12, 12],
      [14, 12],
    ] as const) {
      const match = arena({ a: own(10, 12), b: foe(20, 20) }, scene).act({ pick: 'move' }, [], to);
      expect(flag(match)).toMatchObject({ carrier: 0, at: pointOf({ x: to[0], y: to[1] }) });
    }
  });

  test('brought into the own base it is a point, and lies in the centre again', () => {
    const match = arena({ a: own(10, 12), b: foe(20, 20) }, scene).act({ pick: 'move' }, [], [12, 12]);
    for (const to of [
      [8.5, 15.5],
      [5, 19],
    ] as const) {
      match.until('b').until('a').act({ pick: 'move' }, [], to);
      expect(match.s.scores).toEqual([0, 0]);
    }
    match.until('b').until('a').act({ pick: 'move' }, [], [3, 21]);
    expect(match.s.scores).toEqual([1, 0]);
    expect(flag(match)).toMatchObject({ carrier: -1, at: pointOf(centre) });
  });

  test('its carrier attacks as usual', () => {
    const match = arena({ a: own(10, 12), b: foe(13, 12) }, scene).act({ pick: 'move' }, [], [12, 12]);
    expect(match.offers({ pick: 'strike', target: 'b' })).toBe(true);
  });

  const dropped = () =>
    arena({ a: own(14.5, 12), b: foe(9.5, 12, { paint: { 6: { melee: 5 } } }) }, scene)
      .act({ pick: 'move' }, [], [10.5, 12])
      .until('b')
      .act({ pick: 'strike', target: 'a' }, [hit, [1, 1, 1, 1, 1]]);

  test('it drops where he falls, and goes back at the end of his following turn', () => {
    const match = dropped();
    expect(flag(match)).toMatchObject({ carrier: -1, at: pointOf({ x: 10.5, y: 12 }) });
    match.until('a');
    expect(flag(match)?.at).toEqual(pointOf({ x: 10.5, y: 12 }));
    match.until('b');
    expect(flag(match)?.at).toEqual(pointOf(centre));
  });

  test('others can take it up before that', () => {
    const match = dropped().act({ pick: 'end' });
    expect(match.the('a').life).toBe('up');
    const taken = dropped();
    expect(taken.offers({ pick: 'move' })).toBe(true);
    taken.act({ pick: 'move' }, [], [10.5, 12]);
    expect(flag(taken)).toMatchObject({ carrier: 1 });
  });

  test('who fell is back in his base on his next turn, with all dice', () => {
    const match = dropped().until('a');
    const { at, dice, life } = match.the('a');
    expect({ dice, life }).toEqual({ dice: 5, life: 'up' });
    const tip = pointOf(cornerTips['south-west']);
    expect(Math.hypot(at.x - tip.x, at.y - tip.y)).toBeLessThanOrEqual(4 * 1024);
    expect(match.offers({ pick: 'move' })).toBe(true);
  });
});

describe('King of the Hill', () => {
  const scene: Scene = { scenario: 'king-of-the-hill' };

  test('has three tokens: in the centre, and in the corners without a base', () => {
    const { tokens } = planned('king-of-the-hill', 4);
    expect(tokens).toHaveLength(3);
    expect(tokens[0]?.at).toEqual(pointOf(centre));
  });

  test('the team with more characters within 1 # of a token gets a point for it at the end of the round', () => {
    const match = arena(
      { a: own(12, 13), b: foe(12, 10), c: foe(20, 20), d: own(13, 12, { player: 0 }) },
      scene,
    );
    match.until('b');
    expect(match.s.scores).toEqual([0, 0]);
    match.until('a');
    expect(match.s.scores).toEqual([1, 0]);
  });

  test('as many of both teams hold nothing, and the fallen count for nobody', () => {
    const even = arena({ a: own(12, 13), b: foe(12, 11) }, scene)
      .until('b')
      .until('a');
    expect(even.s.scores).toEqual([0, 0]);
    const fallen = arena(
      { a: own(12, 13, { with: dying }), b: foe(12, 14), c: own(4, 4, { player: 0 }) },
      scene,
    );
    fallen
      .until('b')
      .act({ pick: 'strike', target: 'a' }, [hit, [1]])
      .until('a');
    expect(fallen.s.scores).toEqual([0, 1]);
  });

  test('tokens in corners are held as well', () => {
    const match = arena({ a: own(1.5, 1.5), b: foe(mapSide - 1.5, mapSide - 1.5) }, scene)
      .until('b')
      .until('a');
    expect(match.s.scores).toEqual([1, 1]);
  });

  test('who goes into the other base or through it dies, and comes back in his own', () => {
    const match = arena({ a: own(18, 2), b: foe(12, 20) }, scene).act({ pick: 'move' }, [], [22, 2]);
    expect(match.the('a')).toMatchObject({ life: 'waiting', dice: 0 });
    expect(match.s.scores).toEqual([0, 0]);
    match.until('b').until('a');
    expect(match.the('a')).toMatchObject({ life: 'up', dice: 5 });
    expect(match.the('a').at.y).toBeGreaterThan(19 * 1024);
  });

  test('twenty points win', () => {
    const match = arena({ a: own(12, 13), b: foe(20, 20) }, { ...scene, scores: [19, 0] });
    match.until('b').act({ pick: 'end' });
    expect(match.s.outcome).toEqual({ winner: 0, because: 'points' });
  });
});
