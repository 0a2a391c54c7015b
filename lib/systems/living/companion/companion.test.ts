import { describe, expect, test } from 'vitest';
import { act, type NightAction } from '../../../companion/act';
import { figureAt, standingAt } from '../../../companion/figures';
import { beginNight } from '../../../companion/begin-night';
import type { Night } from '../../../companion/night';
import { nextUp, othersToCome } from '../../../companion/turn-order';
import { open } from '../../open';
import { documentOf } from '../fixtures/heroes';
import { missions } from '../scenarios/index';
import { newHero } from '../sheet/hero';
import { companion } from '../parts/companion';
import { wearingOf } from './wearing';
import { findSkill } from '../skills/index';

await open(['living'], 'companion');

const named = (name: string, ...skills: readonly string[]) => documentOf({ ...newHero(name), skills }).sheet;

const night = (scenario: string): Night =>
  beginNight({
    system: 'living',
    sheets: [named('Jane', 'warrior/hamstring', 'ranger/flame-trap'), named('Bito')],
    teams: [0, 1],
    scenario,
    goal: 0,
  });

const after = (from: Night, ...actions: readonly NightAction[]): Night => actions.reduce(act, from);
const hand = (of: Night, at = 0): number => figureAt(of, at)?.counts['hand'] ?? -1;
const duties = (of: Night): readonly string[] => of.state.duties.map(({ what }) => what);
const done: NightAction = { do: 'duty', at: 0, isDone: true };
const give = (of: string, by = 1, figure = 0): NightAction => ({ do: 'counter', figure, of, by });
const hurt = (by: number, figure = 0): NightAction => ({ do: 'count', figure, of: 'hand', by: -by });
const turnOf = (figure: number): readonly NightAction[] => [{ do: 'begin-turn', figure }, { do: 'end-turn' }];
const round: NightAction = { do: 'begin-round', seed: 1 };

describe('conditions at the table; chapter "Conditions and Statuses"', () => {
  test('Burning costs 2 Life at once, and 2 more at the end of the next own turn, when it goes', () => {
    const lit = after(night(''), round, give('burning'), done);
    expect(hand(lit)).toBe(3);
    const over = after(lit, ...turnOf(0));
    expect(duties(over)).toEqual(['burning']);
    const out = after(over, done);
    expect(hand(out)).toBe(1);
    expect(figureAt(out, 0)?.counters).toEqual([]);
  });

  test('what is set on fire in its own turn burns at the end of the turn after', () => {
    const lit = after(night(''), round, { do: 'begin-turn', figure: 0 }, give('burning'), done, {
      do: 'end-turn',
    });
    expect(duties(lit)).toEqual([]);
    const again = after(lit, ...turnOf(1), { do: 'end-round' }, round, ...turnOf(0));
    expect(duties(again)).toEqual(['burning']);
  });

  test('Poison takes a Life for each counter at the end of the own turn, and stays', () => {
    const ill = after(night(''), round, give('poisoned', 2), ...turnOf(1));
    expect(duties(ill)).toEqual([]);
    const over = after(ill, ...turnOf(0), done);
    expect(hand(over)).toBe(3);
    expect(figureAt(over, 0)?.counters).toEqual([{ id: 'poisoned', count: 2, fresh: 0 }]);
  });

  test('Deep Wounds lower the Dicepool and the Hand with it, and give both back', () => {
    const wounded = after(night(''), give('deep-wound', 2));
    expect(figureAt(wounded, 0)?.counts).toEqual({ hand: 3, pool: 3 });
    expect(figureAt(after(wounded, { do: 'count', figure: 0, of: 'hand', by: 1 }), 0)?.counts['hand']).toBe(
      3,
    );
    expect(figureAt(after(wounded, give('deep-wound', -2)), 0)?.counts).toEqual({ hand: 5, pool: 5 });
  });

  test.each([
    ['bleeding', 2, 'Bleeding: −2 AV, RAV, MAV, DV and MDV.'],
    ['slowed', 1, 'Moves 4#.'],
    ['dazed', 1, 'Moves 2#.'],
    [
      'knockdown',
      1,
      'Knockdown: prone, −1 DV and MDV; must get up first, which takes an action for each counter.',
    ],
  ])('%s says what it does', (id, many, says) => {
    const now = figureAt(after(night(''), give(id, many)), 0);
    expect(now && companion.holds(now)).toContain(says);
  });

  test('Delay counters that were not used go when the next own turn begins', () => {
    const begun = after(night(''), round, give('delay', 2), { do: 'begin-turn', figure: 0 });
    expect(duties(begun)).toEqual(['delay']);
    expect(figureAt(after(begun, done), 0)?.counters).toEqual([]);
  });
});

test('somebody else may be next until the last card of a phase is on top', () => {
  const begun = after(night(''), round);
  const [top = -1] = nextUp(begun);
  expect(othersToCome(begun)).toEqual([1 - top]);
  expect(othersToCome(after(begun, ...turnOf(top)))).toEqual([]);
});

describe('falling; chapter "The Dicepool and the Hand"', () => {
  test('whoever loses the last die lies there, and all counters go', () => {
    const fallen = after(night(''), round, give('slowed'), hurt(5));
    expect(standingAt(fallen, 0)).toEqual({ state: 'down', text: 'Unconscious' });
    expect(duties(fallen)).toEqual(['falls']);
    expect(figureAt(after(fallen, done), 0)?.counters).toEqual([]);
  });

  test('he is dead when nobody heals him until the end of his next turn', () => {
    const fallen = after(night(''), round, hurt(5), done);
    const over = after(fallen, ...turnOf(0));
    expect(duties(over)).toEqual(['dies']);
    const dead = after(over, done);
    expect(standingAt(dead, 0).state).toBe('out');
    expect(after(dead, { do: 'end-round' }, round).state.order).toEqual([1]);
  });

  test('healed in time he is up again, and falls anew another time', () => {
    const healed = after(night(''), round, hurt(5), done, { do: 'count', figure: 0, of: 'hand', by: 2 });
    expect(standingAt(healed, 0).state).toBe('up');
    expect(duties(after(healed, ...turnOf(0)))).toEqual([]);
  });

  test('who falls in his own turn has the whole next one', () => {
    const fallen = after(night(''), round, { do: 'begin-turn', figure: 0 }, hurt(5), done, {
      do: 'end-turn',
    });
    expect(duties(fallen)).toEqual([]);
  });

  test('where one respawns, he is back at the beginning of the next phase as he came', () => {
    const fallen = after(night('king-of-the-hill'), round, give('slowed'), hurt(5), ...turnOf(0));
    const next = after(fallen, done, { do: 'end-round' }, done, round);
    expect(duties(next)).toEqual(['respawn']);
    expect(figureAt(after(next, done), 0)).toMatchObject({ counts: { hand: 5, pool: 5 }, counters: [] });
  });
});

describe('what skills leave', () => {
  test('a trap goes off at the end of the phase', () => {
    const laid = after(night(''), round, give('ranger/flame-trap', 3), { do: 'end-round' });
    expect(duties(laid)).toEqual(['springs:ranger/flame-trap']);
    expect(figureAt(after(laid, done), 0)?.counters).toEqual([]);
  });

  test.each([
    ['survival/evade', 'turn-begins', 'yours'],
    ['druid/regrowth', 'turn-ends', 'theirs'],
  ])('%s wears off by its entry', (id, at, of) => {
    const skill = findSkill(id);
    expect(skill && wearingOf(skill)).toEqual({ at, of });
  });
});

test('a scenario brings its dice, its points and its duties along', () => {
  const of = (id: string) => companion.scenarios.find((each) => each.id === id);
  expect(of('bombing-run')).toMatchObject({
    goal: 3,
    comesBack: true,
    pieces: [{ id: 'bomb', start: 6, most: 6 }],
    duties: { 'round-begins': [{ what: 'bomb' }] },
  });
  expect(of('king-of-the-hill')?.duties['round-ends']).toEqual([{ what: 'circles', count: 1 }]);
  expect(of('capture-the-flag')?.duties['round-ends']).toEqual([{ what: 'flags', count: 1 }]);
  expect(of('all-out-carnage')).toMatchObject({ goal: 0, points: '', comesBack: false });
});

describe('what is asked at its time', () => {
  test('Regrowth restores Life as the turns of whoever bears it begin, and of nobody else', () => {
    const begun = after(night(''), round, give('druid/regrowth', 1, 1));
    expect(duties(after(begun, { do: 'begin-turn', figure: 0 }))).toEqual([]);
    expect(duties(after(begun, { do: 'begin-turn', figure: 1 }))).toContain('heals:druid/regrowth');
  });

  test('as many points as win for both are sudden death: who falls then stays down, and dies', () => {
    const { setUp } = night('king-of-the-hill');
    const score = (team: number, by: number): NightAction => ({ do: 'score', team, by });
    const tied = after(beginNight({ ...setUp, goal: 3 }), round, score(0, 4), score(1, 4), {
      do: 'end-round',
    });
    expect(duties(tied)).toContain('sudden-death');
    const ahead = after(beginNight({ ...setUp, goal: 3 }), round, score(0, 4), score(1, 3), {
      do: 'end-round',
    });
    expect(duties(ahead)).not.toContain('sudden-death');
    const few = after(beginNight({ ...setUp, goal: 9 }), round, score(0, 4), score(1, 4), {
      do: 'end-round',
    });
    expect(duties(few)).not.toContain('sudden-death');

    expect(duties(after(few, hurt(9), round))).toContain('respawn');
    const fallen = after(tied, hurt(9), round);
    expect(duties(fallen)).not.toContain('respawn');
  });

  test('a training mission brings its rules to the table', () => {
    const names = companion.scenarios.map(({ id }) => id);
    for (const { id } of missions) expect(names).toContain(id);
    expect(companion.scenarios.find(({ id }) => id === missions[0]?.id)?.rules.length).toBeGreaterThan(0);
  });
});
