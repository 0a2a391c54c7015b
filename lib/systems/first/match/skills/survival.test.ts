import { describe, expect, test } from 'vitest';
import { unit } from '../../../../table/table';
import type { SkillId } from '../../skills/ids';
import { leftOf } from '../life/lasting';
import { arena, type Fighter } from '../testing/arena';

const paint: Fighter['paint'] = {
  6: { melee: 2, skill: 1 },
  5: { melee: 4 },
  4: { armour: 2 },
  3: { ranged: 2 },
};
const none = [1, 1, 1, 1, 1];
const one = [6, 1, 1, 1, 1];
const hero = (skill: SkillId, more: Partial<Fighter> = {}): Fighter => ({
  at: [10, 10],
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
const use = (skill: SkillId) => ({ pick: 'use', skill });

describe('Defensive Stance', () => {
  const skill = 'survival/defensive-stance';

  test('each green pip is one more DV for each # that was not moved', () => {
    const match = arena({ a: hero(skill), b: foe(14) }).act({ pick: 'move' }, [], [13, 10]);
    match.act(use(skill), [one]).until('b');
    match.act({ pick: 'strike', target: 'a' }, [[5, 1, 1, 1, 1], none]);
    // 4 against 2.
    expect(match.the('a').dice).toBe(3);
  });

  test('goes with an attack as well, and ends the movement', () => {
    const match = arena({ a: hero(skill), b: foe() });
    match.act({ pick: 'strike', target: 'b', skill }, [one, none]);
    expect(match.the('a').isStill).toBe(true);
    expect(match.the('a').lasting).toMatchObject([{ value: 'DV', amount: 5 }]);
  });
});

test('Hurry is one # more for each green pip, and keeps the attack', () => {
  const skill = 'survival/hurry';
  const match = arena({ a: hero(skill), b: foe() }).act(use(skill), [[6, 6, 1, 1, 1]]);
  expect(leftOf(match.the('a'))).toBe(7 * unit);
  expect(match.offers({ pick: 'strike', target: 'b' })).toBe(true);
  expect(match.offers(use(skill))).toBe(false);
});

describe('Poison', () => {
  const skill = 'survival/poison';
  const av = (match: ReturnType<typeof arena>): unknown =>
    match.events.find((event) => event.type === 'value' && event.value === 'AV');

  test('is more AV on the next attack, however late, and used up by it', () => {
    const match = arena({ a: hero(skill), b: foe(15) })
      .act(use(skill), [[6, 6, 1, 1, 1]])
      .until('b')
      .until('a');
    match.act({ pick: 'move' }, [], [14, 10]).act({ pick: 'strike', target: 'b' }, [one, none]);
    expect(av(match)).toMatchObject({ is: 4 });
    match
      .until('b')
      .until('a')
      .act({ pick: 'strike', target: 'b' }, [one, [1]]);
    expect(av(match)).toMatchObject({ is: 2 });
  });

  test('does not stack, and is not used in base contact', () => {
    const match = arena({ a: hero(skill), b: foe(15) })
      .act(use(skill), [[6, 6, 1, 1, 1]])
      .until('b')
      .until('a');
    match.act(use(skill), [one]);
    expect(match.the('a').lasting).toMatchObject([{ says: 'poison', amount: 2 }]);
    expect(arena({ a: hero(skill), b: foe() }).offers(use(skill))).toBe(false);
  });
});

describe('Regenerate', () => {
  const skill = 'survival/regenerate';

  test('gives a die for each green pip, up to the full pool', () => {
    const match = arena({ a: hero(skill, { with: { dice: 3 } }), b: foe(15) }).act(use(skill), [[6, 6, 6]]);
    expect(match.the('a')).toMatchObject({ dice: 5, isStill: true });
  });

  test('not in base contact, and not after moving', () => {
    expect(arena({ a: hero(skill), b: foe() }).offers(use(skill))).toBe(false);
    const match = arena({ a: hero(skill), b: foe(15) }).act({ pick: 'move' }, [], [11, 10]);
    expect(match.offers(use(skill))).toBe(false);
  });
});

describe('Throw Dirt', () => {
  const skill = 'survival/throw-dirt';

  test('so many in base contact get so much less AV, to the end of the next turn', () => {
    const match = arena({ a: hero(skill), b: foe(), c: foe(9), d: foe(10, 11) });
    match.act(use(skill), [[6, 6, 1, 1, 1]], { figure: 'b' }, { figure: 'c' }).until('b');
    match.act({ pick: 'strike', figure: 'b', target: 'a' }, [[5, 1, 1, 1, 1], none]);
    expect(match.the('a').dice).toBe(3);
    expect(match.the('d').lasting).toEqual([]);
    match.until('a');
    expect(match.the('b').lasting).toHaveLength(1);
    match.until('b');
    expect(match.the('b').lasting).toEqual([]);
  });

  test('needs somebody in base contact', () => {
    expect(arena({ a: hero(skill), b: foe(15) }).offers(use(skill))).toBe(false);
  });
});

describe('Trap', () => {
  const skill = 'survival/trap';
  const laid = (b = foe(15)) => arena({ a: hero(skill), b }).act(use(skill), [one], [11, 10]);

  test('deals one damage without defence to an opponent who moves within 1 #, and is gone', () => {
    const match = laid().until('b').act({ pick: 'move' }, [], [14, 10]);
    expect(match.the('b').dice).toBe(5);
    const near = laid().until('b').act({ pick: 'move' }, [], [13, 10]);
    expect(near.the('b').dice).toBe(4);
    expect(near.the(2).life).toBe('gone');
  });

  test('green pips lay more of them, further away', () => {
    const match = arena({ a: hero(skill), b: foe(20) });
    expect(() => arena({ a: hero(skill), b: foe(20) }).act(use(skill), [one], [12, 10])).toThrow();
    match.act(use(skill), [[6, 6, 1, 1, 1]], [12, 10], [8, 10]);
    expect([match.the(2), match.the(3)]).toMatchObject([{ kind: 'trap' }, { kind: 'trap' }]);
  });

  test('has one life and defends with 3, and with nothing against magic', () => {
    const match = laid(foe(15, 10, { paint: { 6: { ranged: 4 }, 5: { ranged: 3 } } })).until('b');
    match.act({ pick: 'shoot', target: 2 }, [[5, 1, 1, 1, 1]]);
    expect(match.the(2).life).toBe('up');
    match.until('a').until('b').act({ pick: 'shoot', target: 2 }, [one]);
    expect(match.the(2).life).toBe('gone');
    const wizard = foe(15, 10, { paint: { 6: { magic: 1, skill: 1 } }, skills: ['primal-force/fireball'] });
    const cast = laid(wizard)
      .until('b')
      .act({ pick: 'use', skill: 'primal-force/fireball' }, [one], { figure: 2 });
    expect(cast.the(2).life).toBe('gone');
  });

  test('friends pass it', () => {
    const match = arena({ a: hero(skill), friend: { at: [13, 14], paint, player: 0 }, b: foe(20) });
    match.act(use(skill), [one], [11, 10]).act({ pick: 'move', figure: 'friend' }, [], [12, 11]);
    expect(match.the('friend').dice).toBe(5);
  });
});
