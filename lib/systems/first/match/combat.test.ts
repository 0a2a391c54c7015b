import { describe, expect, test } from 'vitest';
import { unit } from '../../../table/table';
import { arena, block, type Fighter } from './testing/arena';

const striker: Fighter['paint'] = { 6: { melee: 3 }, 5: { armour: 2 }, 4: { ranged: 2 } };
const own = (x: number, y: number, more: Partial<Fighter> = {}): Fighter => ({
  at: [x, y],
  paint: striker,
  ...more,
});
const foe = (x: number, y: number, more: Partial<Fighter> = {}): Fighter => own(x, y, { team: 1, ...more });

describe('attack and defence (chapter "Combat")', () => {
  test.each([
    ['the difference is the damage', 6, 1, 3],
    ['armour takes its part', 6, 5, 1],
    ['what is no more than the defence is fended off', 3, 5, 0],
  ])('%s', (_, attack, defence, damage) => {
    const match = arena({ a: own(10, 10), b: foe(11, 10) });
    const none = [1, 1, 1, 1];
    match.act(
      { pick: 'strike', target: 'b' },
      attack === 6
        ? [
            [attack, ...none],
            [defence, ...none],
          ]
        : [[attack, ...none]],
    );
    expect(match.the('b').dice).toBe(5 - damage);
  });

  test('there is one attack a turn, before the movement or after it', () => {
    const match = arena({ a: own(10, 10), b: foe(11, 10) });
    match.act({ pick: 'strike', target: 'b' }, [[1, 1, 1, 1, 1]]);
    expect([match.offers({ pick: 'strike', target: 'b' }), match.offers({ pick: 'move' })]).toEqual([
      false,
      true,
    ]);
    const after = arena({ a: own(8, 10), b: foe(11, 10), c: foe(20, 20) });
    after.act({ pick: 'move' }, [], [10, 10]);
    after.act({ pick: 'strike', target: 'b' }, [[1, 1, 1, 1, 1]]);
    expect(after.offers({ pick: 'move', figure: 'a' })).toBe(false);
  });

  test('a pool of three dice moves 3 # and rolls three', () => {
    const match = arena({ a: own(10, 10, { with: { dice: 3 } }), b: foe(14, 10) });
    match.act({ pick: 'move' });
    expect(() => match.answer([13.2, 12])).toThrow();
    match.answer([13, 10]).act({ pick: 'strike', target: 'b' }, [[1, 1, 1]]);
    expect(match.the('b').dice).toBe(5);
  });

  test('a shot reaches 10 # from edge to edge, and one more for each full # of height', () => {
    const shoot = { pick: 'shoot', target: 'b' };
    expect(arena({ a: own(4, 10), b: foe(15, 10) }).offers(shoot)).toBe(true);
    expect(arena({ a: own(4, 10), b: foe(15.1, 10) }).offers(shoot)).toBe(false);
    const terrain = [block([3, 9, 2, 2], { height: 2.5 * unit, cover: false })];
    expect(arena({ a: own(4, 10), b: foe(17, 10) }, { terrain }).offers(shoot)).toBe(true);
    expect(arena({ a: own(4, 10), b: foe(17.1, 10) }, { terrain }).offers(shoot)).toBe(false);
  });

  test('each opponent in contact costs a marksman 1 AV', () => {
    const match = arena({ a: own(10, 10), b: foe(15, 10), c: foe(11, 10), d: foe(9, 10) });
    match.act({ pick: 'shoot', target: 'b' }, [[4, 1, 1, 1, 1]]);
    expect(match.events).toContainEqual(
      expect.objectContaining({ type: 'value', figure: 0, value: 'AV', is: 0 }),
    );
  });

  test('cover is one more DV, and whoever is hidden is no target', () => {
    const fence = block([14, 9, 0.4, 2], { height: 0.75 * unit });
    const match = arena({ a: own(10, 10), b: foe(15, 10) }, { terrain: [fence] });
    match.act({ pick: 'shoot', target: 'b' }, [
      [4, 1, 1, 1, 1],
      [1, 1, 1, 1, 1],
    ]);
    expect(match.the('b').dice).toBe(4);
    const wall = block([14, 5, 0.4, 10], { height: 3 * unit, seeThrough: false });
    const hidden = arena({ a: own(10, 10), b: foe(15, 10) }, { terrain: [wall] });
    expect(hidden.offers({ pick: 'shoot', target: 'b' })).toBe(false);
  });
});

describe('ganging up', () => {
  test('each friend in base contact with the target adds one AV and gives up his own attack', () => {
    const match = arena({ a: own(10, 10), b: foe(11, 10), c: own(12, 10), d: own(20, 20) });
    match.act(
      { pick: 'strike', figure: 0, target: 'b', together: true },
      [
        [6, 1, 1, 1, 1],
        [1, 1, 1, 1, 1],
      ],
      { pick: 'yes' },
    );
    expect(match.the('b').dice).toBe(1);
    expect(match.offers({ pick: 'strike', figure: 2, target: 'b' })).toBe(false);
  });

  test('no skill goes with it, and who does not want to keeps his attack', () => {
    const match = arena({
      a: own(10, 10, { skills: ['melee/berserk'] }),
      b: foe(11, 10),
      c: own(12, 10),
    });
    expect(match.offers({ pick: 'strike', target: 'b', together: true, skill: 'melee/berserk' })).toBe(false);
    match.act({ pick: 'strike', figure: 0, target: 'b', together: true }, [[1, 1, 1, 1, 1]], { pick: 'no' });
    expect(match.offers({ pick: 'strike', figure: 2, target: 'b' })).toBe(true);
  });

  test('marksmen support within 10 # of the target, in sight and with yellow pips', () => {
    const archer = { 4: { ranged: 2 } };
    const near = arena({ a: own(4, 10), b: foe(10, 10), c: own(10, 20, { paint: archer }) });
    expect(near.offers({ pick: 'shoot', figure: 0, target: 'b', together: true })).toBe(true);
    const far = arena({ a: own(4, 10), b: foe(10, 10), c: own(10, 21.1, { paint: archer }) });
    expect(far.offers({ pick: 'shoot', figure: 0, target: 'b', together: true })).toBe(false);
    const fighter = arena({ a: own(4, 10), b: foe(10, 10), c: own(10, 20, { paint: { 6: { melee: 2 } } }) });
    expect(fighter.offers({ pick: 'shoot', figure: 0, target: 'b', together: true })).toBe(false);
  });
});

describe('climbing, jumping and falling (chapter "Terrain")', () => {
  const platform = block([10, 10, 4, 4], { height: 2.5 * unit });
  const up = (x = 10.1): Fighter => own(x, 12);

  test('a jump takes 1 #, and who falls further than that loses a die for each full # and stops', () => {
    const match = arena({ a: up(), b: foe(20, 20) }, { terrain: [platform] });
    match.act({ pick: 'jump' }, [], { nth: 0 });
    expect(match.the('a')).toMatchObject({ dice: 3, thisTurn: { isStill: true } });
    expect(match.offers({ pick: 'move', figure: 'a' })).toBe(false);
  });

  test('a jump of one # does no harm, and he may move on', () => {
    const low = block([10, 10, 4, 4]);
    const match = arena({ a: up(), b: foe(20, 20) }, { terrain: [low] });
    match.act({ pick: 'jump' }, [], { nth: 0 });
    expect(match.the('a')).toMatchObject({ dice: 5, thisTurn: { moved: unit, isStill: false } });
    expect(match.offers({ pick: 'move' })).toBe(true);
  });

  test('climbing down takes the height, rounded up', () => {
    const match = arena({ a: up(), b: foe(20, 20) }, { terrain: [platform] });
    match.act({ pick: 'climb' }, [], { nth: 0 });
    expect(match.the('a')).toMatchObject({ dice: 5, thisTurn: { moved: 3 * unit } });
  });

  test('what is higher than the movement that is left is not climbed', () => {
    const beside = own(9.5, 12, { with: { dice: 2 } });
    expect(arena({ a: beside, b: foe(20, 20) }, { terrain: [platform] }).offers({ pick: 'climb' })).toBe(
      false,
    );
  });
});

describe('the fallen (chapter "The Dicepool")', () => {
  const dying = foe(11, 10, { with: { dice: 1 } });
  const fell = (more: Readonly<Record<string, Fighter>> = {}) =>
    arena({ a: own(10, 10), b: dying, c: foe(20, 20), ...more }).act({ pick: 'strike', target: 'b' }, [
      [6, 1, 1, 1, 1],
      [1],
    ]);

  test('lie prone, are no target, and are dead on the second turn after', () => {
    const match = fell();
    expect(match.the('b').life).toBe('down');
    match.until('c');
    expect(match.the('b')).toMatchObject({ life: 'down', isCounted: true });
    match.until('a');
    expect(match.offers({ pick: 'strike', target: 'b' })).toBe(false);
    match.until('c');
    expect(match.the('b').life).toBe('dead');
  });

  test('get up on their first turn after the lost one if somebody has healed them', () => {
    const healer: Fighter = {
      at: [12, 14],
      team: 1,
      paint: { 6: { magic: 2, skill: 1 } },
      skills: ['prayers/life-boon'],
    };
    const match = fell({ healer }).until('c');
    match.act({ pick: 'use', skill: 'prayers/life-boon' }, [[6, 1, 1, 1, 1]], { figure: 'b' });
    expect(match.the('b')).toMatchObject({ life: 'down', dice: 2 });
    match.until('a').until('c');
    expect(match.the('b')).toMatchObject({ life: 'up', dice: 2 });
    expect(match.offers({ figure: 1, pick: 'move' })).toBe(true);
  });
});
