import { describe, expect, it } from 'vitest';
import type { RangedKind } from '../../sheet/armoury';
import { arena } from '../testing/arena';
import type { Fighter } from '../testing/fighters';
import { armed, foe, shoot } from '../testing/armed';
import { block } from '../testing/block';

describe.each([
  ['throwing', 5, false],
  ['blowpipe', 5, true],
  ['crossbow-one-handed', 10, true],
  ['crossbow-two-handed', 15, true],
  ['pistol', 15, true],
  ['rifle', 20, true],
] as const)('%s', (type, range, hasDeadZone) => {
  const offers = (distance: number, hand = 5): boolean =>
    arena({ you: armed(type, { at: [1, 4], with: { hand } }), foe: foe(2 + distance) }).offers(shoot);
  it(`shoots up to ${range} #, partly inside is inside`, () => {
    expect(offers(range)).toBe(true);
    expect(offers(range + 0.01)).toBe(false);
  });
  it(hasDeadZone ? 'has a dead zone of 1 #' : 'has no dead zone', () => {
    expect(offers(0)).toBe(!hasDeadZone);
    expect(offers(0.99)).toBe(!hasDeadZone);
    expect(offers(1)).toBe(true);
  });
  it('needs a line of sight', () => {
    const wall = block(3, 0, 0.2, 10, { height: 4096 });
    const you = armed(type, { at: [1, 4] });
    expect(arena({ you, foe: foe(5) }, { terrain: [wall] }).offers(shoot)).toBe(false);
  });
});

it.each([
  ['throwing', 1],
  ['blowpipe', 1],
  ['shortbow', 2],
  ['longbow', 3],
] as const)('%s reaches %i # for each die in the Hand', (type, reach) => {
  const rav = (hand: number, distance: number): number => {
    const match = arena({ you: armed(type, { at: [1, 4], with: { hand } }), foe: foe(2 + distance) });
    if (!match.offers(shoot)) return -1;
    match.act(shoot, `3${'1'.repeat(hand - 1)} 11111`);
    return 5 - match.the('foe').hand;
  };
  const lost = type === 'shortbow' ? 1 : 0;
  expect(rav(2, 2 * reach)).toBe(3 - lost);
  expect(rav(4, 4 * reach)).toBe(3 - lost);
});

describe('bows', () => {
  const shot = (type: 'shortbow' | 'longbow', distance: number): number => {
    const you = armed(type, { at: [1, 4], with: { hand: 2 } });
    const match = arena({ you, foe: foe(2 + distance) }).act(shoot, '31 11111');
    return 5 - match.the('foe').hand;
  };
  it('shoot further at 1 RAV for each full # beyond', () => {
    expect(shot('longbow', 6)).toBe(3);
    expect(shot('longbow', 6.9)).toBe(3);
    expect(shot('longbow', 7)).toBe(2);
    expect(shot('longbow', 8.5)).toBe(1);
  });
  it('shortbows lose 1 RAV besides', () => {
    expect(shot('shortbow', 4)).toBe(2);
    expect(shot('shortbow', 5)).toBe(1);
  });
  it('go as far as there may be RAV left, bonuses counted', () => {
    const offers = (distance: number, more: Partial<Fighter>, skill?: string): boolean =>
      arena({
        you: armed('longbow', { at: [1, 4], with: { hand: 2 }, ...more }),
        foe: foe(2 + distance),
      }).offers({
        ...shoot,
        skill,
      });
    expect([offers(9, {}), offers(9.01, {})]).toEqual([true, false]);
    const aimed = { skills: ['ranger/aimed-shot'] };
    expect([offers(13, aimed, 'ranger/aimed-shot'), offers(13.01, aimed, 'ranger/aimed-shot')]).toEqual([
      true,
      false,
    ]);
    expect(offers(9.01, aimed)).toBe(false);
  });
  it('have a dead zone', () => {
    expect(arena({ you: armed('longbow'), foe: foe(5.9) }).offers(shoot)).toBe(false);
    expect(arena({ you: armed('shortbow'), foe: foe(5.9) }).offers(shoot)).toBe(false);
    expect(arena({ you: armed('shortbow'), foe: foe(6) }).offers(shoot)).toBe(true);
  });
});

describe('Reload', () => {
  const fired = (type: RangedKind) => arena({ you: armed(type), foe: foe(8) }).act(shoot, '41111 11111');
  it.each([
    ['throwing', 0, false],
    ['blowpipe', 0, false],
    ['shortbow', 0, false],
    ['longbow', 1, true],
    ['crossbow-one-handed', 1, true],
    ['crossbow-two-handed', 2, false],
    ['pistol', 1, false],
    ['rifle', 2, false],
  ] as const)('%s receives %i', (type, counters, onTheMove) => {
    const match = fired(type);
    expect(match.the('you').reloads[0] ?? 0).toBe(counters);
    expect(match.offers(shoot)).toBe(counters === 0);
    expect(match.offers({ pick: 'reload' })).toBe(counters > 0);
    expect(match.offers({ pick: 'move-and-reload' })).toBe(onTheMove);
  });
  it('takes an action for each counter', () => {
    const match = fired('rifle').act({ pick: 'reload' }).turnOf('you');
    expect(match.the('you').reloads).toEqual([1]);
    expect(match.offers(shoot)).toBe(false);
    match.act({ pick: 'reload' });
    expect(match.offers(shoot)).toBe(true);
  });
  it('goes with a movement of longbows and one-handed crossbows', () => {
    const match = fired('longbow').act({ pick: 'move-and-reload' }, '', [[4, 6]]);
    expect(match.the('you')).toMatchObject({ reloads: [0], at: { x: 4096, y: 6144 } });
  });
  it('goes with a movement that a skill brings, and with one in reaction', () => {
    const you = armed('longbow', { skills: ['ranger/dodge'] });
    const dodged = arena({ you, foe: foe(8) })
      .act(shoot, '51111 11111')
      .act({ pick: 'use' }, '11111');
    expect(dodged.the('you').reloads).toEqual([0]);
    const delayed = arena({ you: armed('longbow', { with: { reloads: [1] } }), foe: foe(8) });
    delayed.act({ pick: 'delay' }).act({ pick: 'end' }).act({ pick: 'move' });
    expect(delayed.offers({ pick: 'move-and-reload' })).toBe(true);
  });
  it('is each weapon’s own', () => {
    const two = armed('pistol', { weapons: [{ type: 'pistol' }, { type: 'rifle' }] });
    const match = arena({ you: two, foe: foe(8) }).act({ pick: 'shoot', weapon: 0 }, '51111 11111');
    expect(match.offers({ pick: 'shoot', weapon: 0 })).toBe(false);
    expect(match.offers({ pick: 'shoot', weapon: 1 })).toBe(true);
  });
});

describe('critical hits', () => {
  it.each(['blowpipe', 'shortbow', 'longbow', 'pistol', 'rifle'] as const)('of a %s push by 1 #', (type) => {
    const match = arena({ you: armed(type), foe: foe(7) }).act(shoot, '33111 55511', []);
    expect(match.the('foe').at).toEqual({ x: 8 * 1024, y: 4 * 1024 });
  });
  it('are none when thrown', () => {
    const match = arena({ you: armed('throwing'), foe: foe(7) }).act(shoot, '33111 11111');
    expect(match.the('foe').at.x).toBe(7 * 1024);
  });
  it('push as far as there is room', () => {
    const match = arena({ you: armed('pistol', { at: [19, 4] }), foe: foe(23) });
    expect(match.act(shoot, '33111 11111').the('foe').at.x).toBe(23.5 * 1024);
  });
  it('want the most pips of the card', () => {
    const match = arena({ you: armed('pistol'), foe: foe(7) }).act(shoot, '44111 11111');
    expect(match.the('foe').at.x).toBe(7 * 1024);
  });
});

describe('throwing weapons in melee', () => {
  const near = (melee?: 'slashing') =>
    arena({
      you: armed('throwing', { weapons: [{ type: 'throwing', ...(melee && { melee }) }] }),
      foe: foe(5),
    });
  it('let the RAV serve as AV', () => {
    expect(near().act({ pick: 'melee' }, '31111 11111').the('foe').hand).toBe(2);
    expect(near().act({ pick: 'melee' }, '61111 11111').the('foe').hand).toBe(3);
  });
  it('score the critical hits of their melee kind', () => {
    const match = near('slashing').act({ pick: 'melee' }, '33111 11111');
    expect(match.the('foe').conditions).toEqual([{ condition: 'bleeding', count: 1 }]);
  });
  it('strike with an AV, which nothing that lowers the RAV hurts', () => {
    const match = arena({ you: armed('throwing', { skills: ['ranger/volley'] }), foe: foe(5) });
    match.act({ ...shoot, skill: 'ranger/volley' }, '11111');
    expect(match.act({ pick: 'melee' }, '31111 11111').the('foe').hand).toBe(2);
  });
  it('a blowpipe strikes as a fist', () => {
    const match = arena({ you: armed('blowpipe'), foe: foe(5) }).act({ pick: 'melee' }, '31111');
    expect(match.the('foe').hand).toBe(5);
  });
});

describe('two-handed crossbow', () => {
  const hit = (rolled: string, more: Partial<Fighter> = {}) =>
    arena({ you: armed('crossbow-two-handed'), foe: foe(8, 4, more) }).act(shoot, rolled);
  it('adds 1 to damage, which nothing defends', () => {
    expect(hit('41111 11111').the('foe').hand).toBe(2);
    expect(hit('41111 61111', { faces: { 6: { defence: 1 } } }).the('foe').hand).toBe(3);
  });
  it('adds nothing where no damage was done', () => {
    expect(hit('41111 61111', { faces: { 6: { defence: 2 } } }).the('foe').hand).toBe(5);
  });
});
