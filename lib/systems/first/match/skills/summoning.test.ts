import { describe, expect, test } from 'vitest';
import { unit } from '../../../../table/table';
import type { SkillId } from '../../skills/ids';
import { bonusTo, flies, leftOf } from '../lasting/modifiers';
import { arena, block, type Arena, type Fighter, type Scene } from '../testing/arena';

const summon = 'summoning/summon-fiend';
const summoner = (skill: SkillId = summon, more: Partial<Fighter> = {}): Fighter => ({
  at: [10, 10],
  paint: { 6: { magic: 2, skill: 1 }, 5: { magic: 3 }, 4: { skill: 1 } },
  skills: [summon, skill],
  ...more,
});
const paint: Fighter['paint'] = { 6: { melee: 2 }, 5: { armour: 1, magic: 1 } };
const foe = (x: number, y = 10): Fighter => ({ at: [x, y], team: 1, paint });
const use = (skill: SkillId) => ({ pick: 'use', skill });
const none = [1, 1, 1, 1, 1];
const small = { build: { faces: { '6': { melee: 3 } } } };
const beast = { build: { faces: { '6': { melee: 3 }, '5': { armour: 3 } } } };

/** A match in which a fiend has come beside its summoner, and may act. */
const withFiend = (
  skill: SkillId,
  others: Readonly<Record<string, Fighter>> = { b: foe(20) },
  scene?: Scene,
): Arena =>
  arena({ a: summoner(skill), ...others }, scene)
    .act(use(summon), [], beast)
    .until('b')
    .until('a');
const fiend = (match: Arena) => {
  const found = match.s.figures.find(({ kind }) => kind === 'fiend');
  if (!found) throw new RangeError('No fiend has come.');
  return found;
};

describe('Summon Fiend', () => {
  test('the first one comes at once, without a roll, with the most Magic pips of a face', () => {
    const match = arena({ a: summoner(), b: foe(20) }).act(use(summon), [], beast);
    expect(fiend(match)).toMatchObject({ dice: 3, most: 3, isNew: true });
    expect(match.offers({ pick: 'move', figure: 2 })).toBe(false);
    match.until('b').until('a');
    expect(match.offers({ pick: 'move', figure: 2 })).toBe(true);
  });

  test('its player configures it: no more points than there are, no green pip, no face of one colour', () => {
    const match = arena({ a: summoner(), b: foe(20) }).act(use(summon));
    expect(match.pending?.about).toMatchObject({ about: 'build', dice: 3, points: 9 });
    for (const faces of [{ '6': { melee: 5 } }, { '6': { skill: 1 } }, { '3': { melee: 3 } }])
      expect(() => match.answer({ build: { faces } })).toThrow();
    match.answer(beast);
    expect(match.s.sheets.at(-1)?.sides.melee).toEqual([0, 0, 0, 0, 0, 3]);
  });

  test('a later one takes a complete turn for each blue pip, one fewer for each green; the old one goes at once', () => {
    const match = withFiend('summoning/wings').act({ ...use(summon), figure: 0 }, [[5, 4, 1, 1, 1]]);
    expect(match.s.figures.some(({ kind, life }) => kind === 'fiend' && life === 'up')).toBe(false);
    expect(match.the('a').casting).toMatchObject({ left: 2 });
    match.until('b').until('a');
    expect(match.pending?.by).toBe(0);
  });

  test('comes at the end of the last turn of casting, in which its summoner does not move', () => {
    const match = withFiend('summoning/wings').act(use(summon), [[6, 1, 1, 1, 1]]);
    expect(match.the('a').casting).toMatchObject({ left: 1 });
    match.until('b').until('a');
    expect(match.offers({ pick: 'move', figure: 0 })).toBe(false);
    match.act({ pick: 'end' }, [], small);
    expect(fiend(match)).toMatchObject({ life: 'up', dice: 2 });
  });

  test('at once where there are as many green pips as blue ones', () => {
    const match = withFiend('summoning/wings').act(use(summon), [[6, 4, 1, 1, 1]], small);
    expect(fiend(match)).toMatchObject({ life: 'up', dice: 2 });
  });

  test('a hit makes it a turn longer, a push breaks it, the summoner’s fall takes the fiend', () => {
    const near: Fighter = { ...foe(11), paint: { 6: { melee: 2, skill: 1 } }, skills: ['melee/push-back'] };
    const casting = () =>
      withFiend('summoning/wings', { b: near })
        .act(use(summon), [[6, 1, 1, 1, 1]])
        .until('b');
    const hit = casting().act({ pick: 'strike', target: 'a' }, [[6, 1, 1, 1, 1]]);
    expect(hit.the('a').casting).toMatchObject({ left: 2 });
    const pushed = casting().act({ pick: 'strike', target: 'a', skill: 'melee/push-back' }, [
      [6, 1, 1, 1, 1],
    ]);
    expect(pushed.the('a').casting).toBeUndefined();
    const fallen = withFiend('summoning/wings', { b: { ...near, paint: { 6: { melee: 5 } } }, c: foe(22) });
    fallen.until('b').act({ pick: 'strike', target: 'a' }, [[6, 1, 1, 1, 1]]);
    expect([fallen.the('a').life, fiend(fallen).life]).toEqual(['down', 'gone']);
  });
});

describe('Wings', () => {
  const skill = 'summoning/wings';

  test('blue pips are # more over all obstacles, green ones AV, to the next turn', () => {
    const match = withFiend(skill).act(use(skill), [[5, 4, 1, 1, 1]]);
    const winged = fiend(match);
    expect([leftOf(winged), flies(winged), bonusTo(winged, 'AV')]).toEqual([6 * unit, true, 1]);
    expect(fiend(match.until('b').until('a')).modifiers).toEqual([]);
  });

  test('over a wall that stops everybody else', () => {
    const wall = block([12, 0, 0.5, 24], { height: 3 * unit, climb: false });
    const match = withFiend(skill, { b: foe(20) }, { terrain: [wall] }).act(use(skill), [[5, 4, 1, 1, 1]]);
    match.act({ pick: 'move', figure: 2 }, [], [14, 10]);
    expect(fiend(match).at.x).toBe(14 * unit);
  });

  test('without a fiend there is nothing to cast it on', () => {
    expect(arena({ a: summoner(skill), b: foe(20) }).offers(use(skill))).toBe(false);
  });
});

describe('Breath Weapon', () => {
  const skill = 'summoning/breath-weapon';

  test('hits everyone on a line of the blue length with a MAV of one more than the green pips', () => {
    // The fiend is at 11, 10: three # from its edge reach to 14.5.
    const match = withFiend(skill, { b: foe(13), c: foe(14.9), d: foe(15.6), e: foe(13, 12) });
    match.act(use(skill), [[5, 4, 4, 1, 1], [5, 1, 1, 1, 1], none], [14.5, 10]);
    expect(['b', 'c', 'd', 'e'].map((name) => match.the(name).dice)).toEqual([3, 2, 5, 5]);
    expect(fiend(match).thisTurn.hasAttacked).toBe(true);
  });

  test('is its attack of the turn', () => {
    const match = withFiend(skill, { b: foe(12) });
    match.act({ pick: 'strike', figure: fiend(match).id, target: 'b' }, [[1, 1, 1], none.slice(0, 0)]);
    expect(match.offers(use(skill))).toBe(false);
  });
});

test('Shadow Form: blue pips are MDV, green ones DV', () => {
  const skill = 'summoning/shadow-form';
  const match = withFiend(skill).act(use(skill), [[5, 4, 1, 1, 1]]);
  expect([bonusTo(fiend(match), 'MDV'), bonusTo(fiend(match), 'DV')]).toEqual([3, 1]);
});

describe('Spikes', () => {
  const skill = 'summoning/spikes';

  test('AV 1 and one for each blue pip, 2 # for each of them, as many targets as green pips, and no DV', () => {
    const match = withFiend(skill, { b: foe(15), c: foe(17.9), d: foe(11, 15) });
    match.act(use(skill), [[6, 4, 1, 1, 1], [5, 1, 1, 1, 1], none]);
    // 4 # reach from the edge at 11.5 to b and to d; c is out.
    expect(['b', 'c', 'd'].map((name) => match.the(name).dice)).toEqual([3, 5, 2]);
    match.until('b').act({ pick: 'move', figure: 'b' }, [], [12, 10]);
    match.act({ pick: 'strike', figure: 'b', target: fiend(match).id }, [[6, 1, 1]]);
    expect(fiend(match).dice).toBe(1);
  });
});

test('Rage: a melee attack of AV 1 and one for each blue pip, which costs as much DV; green pips give it back', () => {
  const skill = 'summoning/rage';
  const match = withFiend(skill, { b: foe(12) }).act(use(skill), [
    [6, 4, 4, 1, 1],
    [5, 1, 1, 1, 1],
  ]);
  expect(match.the('b').dice).toBe(3);
  expect(bonusTo(fiend(match), 'DV')).toBe(1);
});
