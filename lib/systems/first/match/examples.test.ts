import { describe, expect, test } from 'vitest';
import { unit } from '../../../table/table';
import { leftOf } from './lasting/modifiers';
import { arena, block, type Fighter } from './testing/arena';

/** Marc's paladin, as the text paints him. */
const paladin = (at: readonly [number, number], more: Partial<Fighter> = {}): Fighter => ({
  at,
  paint: {
    6: { armour: 4, magic: 1, skill: 1 },
    5: { armour: 4 },
    4: { melee: 3 },
    3: { melee: 1 },
  },
  skills: ['prayers/life-boon'],
  ...more,
});
/** A creature of one die. */
const imp = (at: readonly [number, number], team = 1): Fighter => ({
  at,
  team,
  paint: { 2: { melee: 1 }, 3: { armour: 1 } },
  with: { dice: 1, most: 1 },
});

describe('the worked examples of the text', () => {
  test('the paladin rolls 2, 3, 5, 5, 6 against an imp that rolls 4, and it bites the dust', () => {
    const match = arena({ marc: paladin([10, 10]), imp: imp([11, 10]), other: imp([20, 20]) });
    match.act({ pick: 'strike', target: 'imp' }, [[2, 3, 5, 5, 6], [4]]);
    expect(match.events).toContainEqual(
      expect.objectContaining({ type: 'value', figure: 0, value: 'AV', is: 1 }),
    );
    expect(match.the('imp')).toMatchObject({ dice: 0, life: 'down' });
  });

  test('the imp that rolls its 3 fends the same attack off', () => {
    const match = arena({ marc: paladin([10, 10]), imp: imp([11, 10]), other: imp([20, 20]) });
    match.act({ pick: 'strike', target: 'imp' }, [[2, 3, 5, 5, 6], [3]]);
    expect(match.the('imp')).toMatchObject({ dice: 1, life: 'up' });
  });

  test('a fireball of 2, 4, 5, 6, 6 has a MAV of 5 and two targets; the paladin fends off one of five', () => {
    const match = arena({
      wizard: { at: [5, 5], paint: { 6: { magic: 5, skill: 1 } }, skills: ['primal-force/fireball'] },
      marc: paladin([10, 10], { team: 1 }),
      imp: imp([15, 10]),
      far: imp([20, 20]),
    });
    match.act(
      { pick: 'use', skill: 'primal-force/fireball' },
      [
        [2, 4, 5, 6, 6],
        [1, 1, 3, 5, 6],
      ],
      { figure: 'marc' },
      { figure: 'imp' },
    );
    expect(match.events).toContainEqual({
      type: 'skill',
      figure: 0,
      skill: 'primal-force/fireball',
      green: 2,
      blue: 5,
      works: true,
    });
    expect(match.the('marc').dice).toBe(1);
    expect(match.the('imp').dice).toBe(0);
    expect(match.the('far').dice).toBe(1);
  });

  test('a tower of 10 cm takes 4 # of the paladin’s 5, and he may still move 1 #', () => {
    const tower = block([10, 10, 4, 4], { height: Math.round((10 / 2.54) * unit) });
    const match = arena({ marc: paladin([9.5, 12]), imp: imp([20, 20]) }, { terrain: [tower] });
    match.act({ pick: 'climb' }, [], { nth: 0 });
    expect(leftOf(match.the('marc'))).toBe(unit);
    expect(match.the('marc').at.x).toBeGreaterThanOrEqual(10 * unit);
    expect(match.offers({ pick: 'move' })).toBe(true);
    expect(match.offers({ pick: 'climb' })).toBe(false);
  });
});
