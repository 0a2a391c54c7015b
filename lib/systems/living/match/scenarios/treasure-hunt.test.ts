import { describe, expect, test } from 'vitest';
import { stackedDeck } from '../../../../match/deck';
import type { Arena } from '../testing/arena';
import type { Fighter } from '../testing/fighters';
import { lying } from '../testing/casters';
import { fieldOf } from '../testing/field';
import { pieceOf } from '../testing/watching';

const { field, carrying } = fieldOf('treasure-hunt', 0);

const treasure = (a: Arena) => pieceOf(a, 'treasure');
const foe = { at: [20, 2], team: 1 } as const;

describe('treasure hunt', () => {
  test('two actions unearth it, a third picks it up, and they may be of several Heroes', () => {
    const a = field({ A: { at: [11, 12] }, B: { at: [13, 12] }, C: foe });
    expect(a.offers({ what: 'pick-up' })).toBe(false);
    a.act({ what: 'dig' });
    expect(a.offers({ what: 'pick-up' })).toBe(false);
    a.turnOf('B').act({ what: 'dig' });
    expect(a.offers({ what: 'dig' })).toBe(false);
    a.act({ what: 'pick-up' });
    expect(treasure(a).figure).toBe(a.id('B'));
    expect(a.the('B').actions).toBe(0);
  });

  test('who does not stand beside it cannot dig', () => {
    expect(field({ A: { at: [10.9, 12] }, C: foe }).offers({ what: 'dig' })).toBe(false);
  });

  test('a carrier only moves, 1 # less, and drops it for no action', () => {
    const a = carrying({
      A: { at: [10, 10], skills: ['warrior/hamstring'], faces: { 6: { melee: 1, skill: 1 } } },
      B: { at: [11, 10], team: 1 },
      C: { at: [10, 12] },
    });
    expect(a.offers({ pick: 'melee' })).toBe(false);
    expect(a.offers({ pick: 'charge' })).toBe(false);
    expect(() => a.act({ pick: 'move' }, '', [[5.9, 10]])).toThrow('refused');
    const b = carrying({ A: { at: [10, 10] }, B: foe });
    b.act({ pick: 'move' }, '', [[6, 10]]);
    expect(treasure(b).spot).toEqual([6, 10]);
    b.act({ what: 'drop' });
    expect([treasure(b).figure, treasure(b).spot, b.the('A').actions]).toEqual([-1, [6, 10], 1]);
    expect(b.offers({ what: 'pick-up' })).toBe(true);
  });

  test('a carrier still says what takes no action', () => {
    const promised = [{ skill: 'ranger/troll-blood', life: 1, turns: 1, isDue: true }];
    const a = carrying({ A: { at: [10, 10], with: { hand: 3, promised } }, B: foe });
    expect(a.offers({ pick: 'take-life' })).toBe(true);
    const b = carrying({ A: { at: [10, 10], weapons: [{ type: 'cannon' }] }, B: foe });
    expect(b.offers({ pick: 'drop-cannon' })).toBe(true);
  });

  test('what a pet carries is its rider’s once it is ridden', () => {
    const pet = { at: [11, 10], kind: 'pet', of: 'A' } as const;
    const a = field({ A: { at: [10, 10], skills: ['beastmaster/basic-animal-training'] }, B: foe, pet });
    const pieces = a.situation().pieces.map((piece) => ({ ...piece, figure: 2, count: 0 }));
    const b = field(
      { A: { at: [10, 10], skills: ['beastmaster/basic-animal-training'] }, B: foe, pet },
      { pieces },
    );
    b.act({ pick: 'mount' });
    expect(treasure(b).figure).toBe(0);
    expect(b.offers({ pick: 'charge' })).toBe(false);
  });

  test('from the air nobody digs', () => {
    const a = field({ A: { at: [11, 12], with: { isFlying: true } }, B: foe });
    expect(a.offers({ what: 'dig' })).toBe(false);
  });

  test('bringing it into one’s home wins', () => {
    const a = carrying({ A: { at: [6, 19] }, B: foe });
    a.act({ pick: 'move' }, '', [[3.2, 21]]);
    expect(a.situation().outcome).toEqual({ winner: 0, because: 'brought-home' });
  });

  test('so does taking out the other team; nobody comes back', () => {
    const a = field({ A: { at: [6, 19] }, B: { ...foe, with: { life: 'down', hand: 0, fallen: 0 } } });
    a.turnOf('B');
    a.turnOf('A');
    expect(a.the('B').life).toBe('dead');
    expect(a.situation().outcome).toEqual({ winner: 0, because: 'last-standing' });
  });
});

/** Two beside each other carry it: A, and B, whose card comes third; C's comes between them. */
const pair = (fighters: Readonly<Record<'A' | 'B' | 'C', Fighter>>): Arena => {
  const { pieces } = field(fighters).situation();
  return field(fighters, {
    pieces: pieces.map((piece) => ({ ...piece, figure: 0, count: 0, second: 1 })),
    stage: 'turn',
    deck: stackedDeck([0, 2, 1]),
    discard: [],
  });
};

describe('a treasure carried by two', () => {
  const beside = { A: { at: [10, 10] }, B: { at: [11, 10] }, C: foe } as const;
  const actionsOf = (a: Arena, ...names: readonly string[]) => names.map((name) => a.the(name).actions);

  test('is taken hold of for an action, by an ally beside the carrier and nobody else', () => {
    const a = carrying({ ...beside, D: { at: [13, 10] }, E: { at: [10, 11], team: 1 } });
    for (const name of ['D', 'E']) expect(a.turnOf(name).offers({ what: 'join' })).toBe(false);
    a.turnOf('B').act({ what: 'join' });
    expect([treasure(a).figure, treasure(a).second, a.the('B').actions]).toEqual([a.id('A'), a.id('B'), 1]);
    expect(a.offers({ what: 'join' })).toBe(false);
  });

  test('leaves both their actions and their speed', () => {
    const near = { A: { at: [10, 10] }, B: { at: [11, 10] }, C: { at: [9, 10], team: 1 } } as const;
    const a = pair(near);
    a.act({ pick: 'melee' }, '11111');
    expect(a.the('A').thisTurn.acts).toBe(1);
    const b = pair(beside);
    b.act({ pick: 'move' }, '', [[5, 10]]);
    expect(treasure(b).spot).toEqual([5, 10]);
  });

  test('gives each an action on the card that comes first, and the other on the second', () => {
    const a = pair(beside);
    expect(actionsOf(a, 'A', 'B')).toEqual([1, 1]);
    a.act({ pick: 'move' }, '', [[6, 10]]);
    a.act({ pick: 'move' }, '', [[7, 10]]);
    expect([treasure(a).second, actionsOf(a, 'A', 'B')]).toEqual([a.id('B'), [0, 0]]);
    a.turnOf('B');
    expect(actionsOf(a, 'A', 'B')).toEqual([1, 1]);
  });

  test('is carried alone again by the first when they part; whose card it is has his second action at once', () => {
    const a = pair(beside);
    a.act({ pick: 'move' }, '', [[6, 10]]);
    a.act({ pick: 'end' });
    expect([treasure(a).figure, treasure(a).second, actionsOf(a, 'A', 'B')]).toEqual([0, -1, [1, 0]]);
    a.turnOf('B');
    expect(actionsOf(a, 'A', 'B')).toEqual([0, 1]);
  });

  test('leaves whoever performs a ritual to his ritual', () => {
    const clock = { ends: 'turn-ends', of: 1, left: 2 } as const;
    const aura = lying('summoner/summon-daemon', 99, 1, { kind: 'state', clock });
    const a = pair({ ...beside, B: { ...beside.B, with: { auras: [aura] } } });
    expect(actionsOf(a, 'A', 'B')).toEqual([1, 0]);
  });

  test('stays with the other when one lets go or falls', () => {
    const a = pair(beside);
    a.act({ what: 'drop' });
    expect([treasure(a).figure, treasure(a).second]).toEqual([a.id('B'), -1]);
    expect(actionsOf(a, 'A')).toEqual([2]);
    const b = pair({ ...beside, B: { ...beside.B, with: { life: 'down', hand: 0 } } });
    b.turnOf('C');
    expect([treasure(b).figure, treasure(b).second]).toEqual([b.id('A'), -1]);
  });

  test('comes home with either', () => {
    const a = pair({ A: { at: [6, 18] }, B: { at: [5, 19] }, C: foe });
    a.act({ pick: 'move' }, '', [{ figure: a.id('B') }, [3.2, 21]]);
    expect(a.situation().outcome).toEqual({ winner: 0, because: 'brought-home' });
  });
});

test('of a skill that moves and does more, a carrier uses the movement alone', () => {
  const runner = { at: [10, 10], skills: ['survival/intentness'], faces: { 6: { skill: 1 } } } as const;
  const a = carrying({ A: runner, B: foe });
  const free = field({ A: runner, B: foe });
  for (const each of [a, free]) each.act({ pick: 'use', skill: 'survival/intentness' }, '66666', [[10, 12]]);
  expect(a.the('A').at).toEqual(free.the('A').at);
  expect(free.the('A').modifiers.length).toBeGreaterThan(0);
  expect(a.the('A').modifiers).toEqual([]);
});
