import { describe, expect, test } from 'vitest';
import { unit } from '../../../../table/table';
import type { SkillId } from '../../skills/ids';
import { arena, block, type Fighter } from '../testing/arena';

const paint: Fighter['paint'] = { 6: { melee: 2, skill: 1 }, 5: { melee: 4 }, 4: { armour: 2 } };
const none = [1, 1, 1, 1, 1];
const hero = (skill: SkillId, x = 10, more: Partial<Fighter> = {}): Fighter => ({
  at: [x, 10],
  paint,
  skills: [skill],
  ...more,
});
const foe = (x = 11, y = 10, more: Partial<Fighter> = {}): Fighter => ({
  at: [x, y],
  team: 1,
  paint,
  ...more,
});
const avOf = (match: ReturnType<typeof arena>, figure = 0): unknown =>
  match.events.find((event) => event.type === 'value' && event.figure === figure && event.value === 'AV');

describe('Berserk', () => {
  const skill = 'melee/berserk';
  const green = [
    [6, 6, 5, 1, 1],
    [4, 1, 1, 1, 1],
  ];

  test('each green pip is one more AV and one less DV, to the next turn', () => {
    const match = arena({ a: hero(skill), b: foe() }).act({ pick: 'strike', target: 'b', skill }, green);
    expect(avOf(match)).toMatchObject({ is: 6 });
    expect(match.the('b').dice).toBe(1);
    // DV 2 - 2: the one die that is left hits with its 4.
    match.until('b').act({ pick: 'strike', target: 'a' }, [[5], [4, 1, 1, 1, 1]]);
    expect(match.the('a').dice).toBe(1);
    match
      .until('a')
      .until('b')
      .act({ pick: 'strike', target: 'a' }, [[5], [4]]);
    expect(match.the('a').dice).toBe(0);
  });

  test('without a green pip it changes nothing', () => {
    const match = arena({ a: hero(skill), b: foe() });
    match.act({ pick: 'strike', target: 'b', skill }, [[5, 1, 1, 1, 1], none]);
    expect(avOf(match)).toMatchObject({ is: 4 });
    expect(match.the('a').modifiers).toEqual([]);
  });
});

describe("Cat's Charge", () => {
  const skill = 'melee/cats-charge';

  test('moves 5 # whatever the pool, and hits the harder the less of them it took', () => {
    const match = arena({ a: hero(skill, 10, { with: { dice: 2 } }), b: foe(14) });
    match.act({ pick: 'use', skill }, [[6, 1], none], [13, 10], { figure: 'b' });
    expect(match.the('a').at.x).toBe(13 * unit);
    // 2 pips, and one for each of the 2 # not moved.
    expect(avOf(match)).toMatchObject({ is: 4 });
  });

  test('its DV is 0 until the next turn, with and without green', () => {
    const match = arena({ a: hero(skill), b: foe(14) });
    match.act({ pick: 'use', skill }, [none], [13, 10], { figure: 'b' });
    match.until('b').act({ pick: 'strike', target: 'a' }, [[5, 1, 1, 1, 1]]);
    expect(match.the('a').dice).toBe(1);
  });

  test('is no more offered to whoever has moved', () => {
    const match = arena({ a: hero(skill), b: foe(14) }).act({ pick: 'move' }, [], [11, 10]);
    expect(match.offers({ pick: 'use', skill })).toBe(false);
  });
});

describe('Push Back', () => {
  const skill = 'melee/push-back';

  test('deals one damage and no more, and pushes a # for each green pip', () => {
    const match = arena({ a: hero(skill), b: foe() });
    match.act({ pick: 'strike', target: 'b', skill }, [[5, 6, 6, 1, 1], none]);
    expect(match.the('b').dice).toBe(4);
    expect(match.the('b').at.x).toBe(13 * unit);
  });

  test('pushes who fended it off too, and nobody without a green pip', () => {
    const match = arena({ a: hero(skill), b: foe() });
    match.act({ pick: 'strike', target: 'b', skill }, [
      [6, 1, 1, 1, 1],
      [4, 1, 1, 1, 1],
    ]);
    expect([match.the('b').dice, match.the('b').at.x]).toEqual([5, 12 * unit]);
    const still = arena({ a: hero(skill), b: foe() });
    still.act({ pick: 'strike', target: 'b', skill }, [[5, 1, 1, 1, 1], none]);
    expect([still.the('b').dice, still.the('b').at.x]).toEqual([4, 11 * unit]);
  });

  test('over an edge he falls, a die for each full #', () => {
    const cliff = block([8, 8, 3.2, 4], { height: 2.5 * unit });
    const match = arena({ a: hero(skill), b: foe() }, { terrain: [cliff] });
    match.act({ pick: 'strike', target: 'b', skill }, [[6, 6, 1, 1, 1], none]);
    expect(match.the('b').dice).toBe(2);
  });
});

describe('Rampage', () => {
  const skill = 'melee/rampage';

  test('each green pip is one more attack with the same -1 AV, and each of those may bring more', () => {
    const match = arena({ a: hero(skill), b: foe(), c: foe(9) });
    match.act(
      { pick: 'strike', target: 'b', skill },
      [
        [6, 6, 1, 1, 1],
        [1, 1, 1, 1, 1],
        [6, 1, 1, 1, 1],
        [1, 1, 1, 1, 1],
        [5, 1, 1, 1, 1],
        [1, 1, 1, 1],
      ],
      { figure: 'c' },
      { figure: 'b' },
      { pick: 'done' },
    );
    // 2 - 1, 2 - 1, 4 - 1; one more was left.
    expect([match.the('b').dice, match.the('c').dice]).toEqual([1, 4]);
  });

  test('costs one AV without a green pip', () => {
    const match = arena({ a: hero(skill), b: foe() });
    match.act({ pick: 'strike', target: 'b', skill }, [[5, 1, 1, 1, 1], none]);
    expect(match.the('b').dice).toBe(2);
  });
});

test('Rend Armour takes one DV for each green pip, at once and to the end of the next turn', () => {
  const skill = 'melee/rend-armour';
  const match = arena({ a: hero(skill), b: foe() });
  match.act({ pick: 'strike', target: 'b', skill }, [
    [6, 1, 1, 1, 1],
    [4, 1, 1, 1, 1],
  ]);
  expect(match.the('b').dice).toBe(4);
  match
    .until('b')
    .until('a')
    .act({ pick: 'strike', target: 'b' }, [
      [6, 1, 1, 1, 1],
      [4, 1, 1, 1],
    ]);
  expect(match.the('b').dice).toBe(3);
  match
    .until('b')
    .until('a')
    .act({ pick: 'strike', target: 'b' }, [
      [6, 1, 1, 1, 1],
      [4, 1, 1],
    ]);
  expect(match.the('b').dice).toBe(3);
});

describe('Taunt', () => {
  const skill = 'melee/taunt';

  test('who stands within a # for each green pip attacks nobody else on his turn', () => {
    const match = arena({
      a: hero(skill),
      friend: { at: [12, 10], paint },
      b: foe(),
      c: foe(10, 12),
      d: foe(13, 10),
    });
    match.act({ pick: 'strike', target: 'b', skill }, [[6, 1, 1, 1, 1], none]).until('b');
    expect(match.offers({ pick: 'strike', figure: 'b', target: 'a' })).toBe(true);
    expect(match.offers({ pick: 'strike', figure: 'b', target: 'friend' })).toBe(false);
    // From edge to edge c is 1 # away, d 2 #.
    expect(match.the('c').modifiers).toHaveLength(1);
    expect(match.offers({ pick: 'strike', figure: 'd', target: 'friend' })).toBe(true);
    match.act({ pick: 'strike', figure: 'b', target: 'a' }, [[1, 1, 1]]).until('a');
    expect(match.the('b').modifiers).toEqual([]);
  });
});
