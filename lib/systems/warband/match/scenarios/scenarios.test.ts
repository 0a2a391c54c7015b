import { describe, expect, test } from 'vitest';
import { unit } from '../../../../table/table';
import { arena, foe, own, type Entrant } from '../testing/arena';

const strike = { pick: 'strike', target: 'b' };
const done = { isActivated: true } as const;
const prone = { life: 'prone', wounds: 1 } as const;

describe('Carnage', () => {
  test('is over at once when a side is gone', () => {
    const match = arena({ a: own(10, 10), b: foe(11, 10) })
      .on('a')
      .act(strike, [1, 1]);
    expect(match.s.outcome).toEqual({ winner: 0, because: 'last-standing' });
  });

  const end = (entrants: Readonly<Record<string, Entrant>>) =>
    arena({ a: own(2, 2), ...entrants }, { turn: 8 })
      .on('a')
      .act({ pick: 'end' }).s.outcome;

  test('after turn 8 most standing win, and the prone do not stand', () => {
    expect(end({ b: foe(20, 20, { with: done }), c: own(3, 3, { with: done }) })?.winner).toBe(0);
    const one = foe(20, 20, { with: done });
    const down = own(5, 5, { rank: 'specialist', role: 'tank', with: { ...prone, ...done } });
    expect(end({ b: one, d: down, c: foe(18, 20, { with: done }) })?.winner).toBe(1);
  });

  test('of equals who has fewer wounds, and otherwise it is a draw', () => {
    const one = foe(20, 20, { with: done });
    const down = foe(18, 18, { rank: 'specialist', role: 'tank', with: { ...prone, ...done } });
    expect(end({ b: one, d: down })?.winner).toBe(0);
    expect(end({ b: one })).toEqual({ winner: undefined, because: 'last-turn' });
  });

  test('both halves of a Doppelganger stand as one (ruling 7)', () => {
    const whole = own(1, 1, { rank: 'specialist', role: 'doppelganger', with: { life: 'away', ...done } });
    const half = (x: number) => own(x, 10, { with: { whole: 1, ...done } });
    const outcome = end({
      w: whole,
      h: half(5),
      i: half(7),
      b: foe(20, 20, { with: done }),
      c: foe(18, 20, { with: done }),
    });
    expect(outcome).toEqual({ winner: undefined, because: 'last-turn' });
  });
});

describe('King of the Hill', () => {
  const scores = (entrants: Readonly<Record<string, Entrant>>) =>
    arena({ a: own(2, 12), ...entrants }, { scenario: 'king-of-the-hill' })
      .on('a')
      .act({ pick: 'end' }, [5, 1]).s.scores;

  test('a point a turn for each token that more fighters within an inch hold', () => {
    const b = foe(22.5, 23, { with: done });
    expect(scores({ b, c: own(12, 12, { with: done }), d: own(1, 1, { with: done }) })).toEqual([2, 1]);
    expect(scores({ b, c: own(12, 12, { with: done }), e: foe(13.5, 12, { with: done }) })).toEqual([0, 1]);
    expect(scores({ b, c: own(14.1, 12, { with: done }) })).toEqual([0, 1]);
  });

  test('neither the prone nor animals hold one', () => {
    const b = foe(20, 2, { with: done });
    const down = own(12, 12, { rank: 'specialist', role: 'tank', with: { ...prone, ...done } });
    const animal = own(12, 12, {
      rank: 'specialist',
      role: 'shapeshifter',
      with: { shape: 'animal', ...done },
    });
    expect([scores({ b, c: down }), scores({ b, c: animal })]).toEqual([
      [0, 0],
      [0, 0],
    ]);
  });
});

describe('Treasure', () => {
  const scene = { scenario: 'treasure' } as const;

  test('whoever moves over one takes it, one at a time, and drops it when wounded', () => {
    const match = arena({ a: own(11, 12), b: foe(13.4, 12), far: foe(23, 5) }, scene).on('a');
    match.act({ pick: 'move' }, [], [12, 12]).act({ pick: 'end' });
    expect(match.s.tokens[0]?.carrier).toBe(0);
    match.on('b').act({ pick: 'strike', target: 'a' }, [1, 1]);
    expect(match.s.tokens[0]).toMatchObject({ carrier: -1, at: { x: 12 * unit, y: 12 * unit } });
  });

  test('one that is brought to the own spawn point is a point, and most of them win', () => {
    const match = arena({ a: own(1, 18, { stat: 4 }), b: foe(20, 20) }, { ...scene, carrier: 'a' });
    match.on('a').act({ pick: 'move' }, [], [1, 21]);
    expect(match.s.scores).toEqual([1, 0]);
    expect(match.s.tokens[1]?.isHome).toBe(true);
    expect(match.s.outcome).toBeUndefined();
  });

  test('an animal carries nothing', () => {
    const shape = (of: 'human' | 'animal') =>
      arena(
        {
          a: own(11, 12, { rank: 'specialist', role: 'shapeshifter', stat: 4, with: { shape: of } }),
          b: foe(20, 20),
        },
        scene,
      )
        .on('a')
        .act({ pick: 'move' }, [], [12, 12]).s.tokens[0]?.carrier;
    expect([shape('human'), shape('animal')]).toEqual([0, -1]);
  });
});
