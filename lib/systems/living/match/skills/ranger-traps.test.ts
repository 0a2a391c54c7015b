import { describe, expect, it } from 'vitest';
import { unit, type Terrain } from '../../../../table/table';
import { type Answer, arena, type Arena } from '../testing/arena';
import type { Fighter } from '../testing/fighters';
import { block } from '../testing/block';
import { counters, hands } from '../testing/watching';

/** 6 shows a Skill pip, 5 a Ranged pip; 1 nothing. */
const faces = { 6: { skill: 1 }, 5: { ranged: 1 } };
const traps = ['ranger/spike-trap', 'ranger/dust-trap', 'ranger/flame-trap'];
const ranger = (more: Partial<Fighter> = {}): Fighter => ({
  at: [10, 10],
  faces,
  skills: traps,
  weapons: [{ type: 'pistol' }],
  ...more,
});
const figure = (x: number, y = 10, more: Partial<Fighter> = {}): Fighter => ({
  at: [x, y],
  team: 1,
  ...more,
});
const lay = (kind: string) => ({ pick: 'use', skill: `ranger/${kind}-trap` });
const pieces = (match: Arena) => match.situation().pieces.map(({ piece, count }) => `${piece} ${count}`);
const right: Answer = [10.5, 10];
/** This phase's turn of a figure, which may be under way. */
const turnOf = (match: Arena, name: string): Arena =>
  match.situation().turn === match.id(name) ? match : match.turnOf(name);

describe('traps', () => {
  const laid = (dice = '61111', others: Readonly<Record<string, Fighter>> = {}, terrain: Terrain[] = []) =>
    arena({ ranger: ranger(), ...others }, { terrain }).act(lay('spike'), dice, [right]);

  it('lie at the Ranger’s base, with a counter for each Skill pip, until the end of the phase', () => {
    const match = laid('66111', { foe: figure(12) });
    expect(match.situation().pieces).toMatchObject([
      { piece: 'trap', skill: 'ranger/spike-trap', x: 10.5 * unit, y: 10 * unit, count: 2 },
    ]);
    expect(hands(match, 'ranger', 'foe')).toEqual([5, 5]);
    expect(hands(match.turnOf('foe'), 'ranger', 'foe')).toEqual([5, 5]);
    match.nextPhase();
    expect(pieces(match)).toEqual([]);
    expect(hands(match, 'ranger', 'foe')).toEqual([3, 3]);
  });
  it('are laid nowhere else', () => {
    expect(() => arena({ ranger: ranger(), foe: figure(20) }).act(lay('spike'), '61111', [[11, 10]])).toThrow(
      'out-of-the-region',
    );
  });
  it('are not laid without a Skill pip', () => {
    const match = arena({ ranger: ranger(), foe: figure(12) }).act(lay('spike'), '11111');
    expect(pieces(match)).toEqual([]);
    expect(hands(match.nextPhase(), 'ranger', 'foe')).toEqual([5, 5]);
  });
  it('reach 3 # from where they lie, partly inside is inside', () => {
    const match = laid('61111', { in: figure(14), out: figure(14.01, 10), behind: figure(7, 10) });
    match.nextPhase();
    expect(hands(match, 'in', 'out', 'behind')).toEqual([4, 5, 4]);
  });
  it('affect friend, foe and the Ranger, not those in the air or fallen', () => {
    const match = laid('61111', {
      friend: { at: [12, 10] },
      flyer: figure(11, 12, { with: { isFlying: true } }),
      fallen: figure(10, 12, { with: { life: 'dead', hand: 0 } }),
    });
    match.nextPhase();
    expect(hands(match, 'ranger', 'friend', 'flyer', 'fallen')).toEqual([4, 4, 5, 0]);
    expect(counters(match, 'flyer')).toEqual([]);
  });
  it('go off where they lie, wherever the Ranger is then', () => {
    const match = arena({ ranger: ranger(), foe: figure(12) });
    match.act(lay('spike'), '61111', [[9.5, 10]]).act({ pick: 'move' }, '', [[10, 15]]);
    match.nextPhase();
    expect(hands(match, 'ranger', 'foe')).toEqual([5, 4]);
  });
  it.each([
    ['blocks sight', { seeThrough: false }, 5],
    ['gives cover', { cover: true }, 5],
    ['does neither', {}, 4],
    ['blocks sight, but no higher than the trap', { seeThrough: false, height: 0 }, 4],
  ])('terrain on the line that %s', (_, more, left) => {
    const match = laid('61111', { foe: figure(13) }, [
      block(11.4, 9, 0.5, 2, { seeThrough: true, walkThrough: true, height: unit, ...more }),
    ]).nextPhase();
    expect(hands(match, 'foe')).toEqual([left]);
  });
  it('go off in the order of setting, once', () => {
    const match = arena({ ranger: ranger(), foe: figure(12, 10, { with: { hand: 3 } }) });
    match.act(lay('flame'), '61111', [right]).act(lay('spike'), '61111', [right]).nextPhase();
    // 2 Life for Burning, then the last one for the spikes: the fallen lose their counters.
    expect(match.the('foe')).toMatchObject({ life: 'down', conditions: [] });
    expect(counters(match, 'ranger')).toEqual(['burning 1', 'slowed 1']);
    expect(pieces(match)).toEqual([]);
  });
  it('go off when the Ranger has fallen', () => {
    const brute = figure(11, 10, { faces: { 5: { melee: 1 } } });
    const match = arena({ ranger: ranger({ with: { hand: 1 } }), foe: brute });
    match.act(lay('spike'), '6', [right]).turnOf('foe').act({ pick: 'melee' }, '51111 1').nextPhase();
    expect(match.the('ranger').life).not.toBe('up');
    expect(match.the('foe').hand).toBe(4);
  });
});

describe('Spike Trap', () => {
  it.each([
    ['61111', 4, 'slowed 1'],
    ['66111', 3, 'slowed 2'],
  ])('takes Life and slows: %s', (dice, hand, slowed) => {
    const match = arena({ ranger: ranger(), foe: figure(12) })
      .act(lay('spike'), dice, [right])
      .nextPhase();
    expect(match.the('foe').hand).toBe(hand);
    expect(counters(match, 'foe')).toEqual([slowed]);
  });
});

describe('Flame Trap', () => {
  it('burns: 2 Life for each counter at once, and again at the end of the next turn', () => {
    const match = arena({ ranger: ranger(), foe: figure(12), far: figure(20) });
    match.act(lay('flame'), '61111', [right]).nextPhase();
    expect(hands(match, 'ranger', 'foe', 'far')).toEqual([3, 3, 5]);
    expect(counters(match, 'foe')).toEqual(['burning 1']);
    match.nextPhase();
    expect(hands(match, 'ranger', 'foe', 'far')).toEqual([1, 1, 5]);
    expect(counters(match, 'foe')).toEqual([]);
  });
  it('gives a counter for each Skill pip', () => {
    const match = arena({ ranger: ranger(), foe: figure(12, 10, { with: { hand: 5 } }) });
    match.act(lay('flame'), '66111', [right]).nextPhase();
    expect(match.the('foe').hand).toBe(1);
    expect(counters(match, 'foe')).toEqual(['burning 2']);
  });
});

describe('Dust Trap', () => {
  const gun = { weapons: [{ type: 'pistol' as const }], faces };
  /** The Ranger walks off, and the cloud lies at 10.5, 10 to 13.5, 10 and 7.5, 10. */
  const dusted = (others: Readonly<Record<string, Fighter>>, dice = '61111', away: Answer = [10, 5]) =>
    arena({ ranger: ranger(), ...others })
      .act(lay('dust'), dice, [right])
      .act({ pick: 'move' }, '', [away])
      .nextPhase();

  it('lies there for a phase for each Skill pip', () => {
    const match = dusted({ foe: figure(20) });
    expect(pieces(match)).toEqual(['cloud 1']);
    expect(pieces(match.nextPhase())).toEqual([]);
    const longer = dusted({ foe: figure(20) }, '66111');
    expect(pieces(longer)).toEqual(['cloud 2']);
    expect(pieces(longer.nextPhase())).toEqual(['cloud 1']);
    expect(pieces(longer.nextPhase())).toEqual([]);
  });
  it('is not there before the phase ends', () => {
    const match = arena({ ranger: ranger(), foe: figure(14) }).act(lay('dust'), '61111', [right]);
    expect(match.offers({ pick: 'shoot' })).toBe(true);
  });
  it('lets nobody see through, in or out', () => {
    const through = dusted({ foe: figure(18, 10, gun), other: figure(3, 10, { team: 2 }) });
    expect(turnOf(through, 'foe').offers({ pick: 'shoot', target: through.id('other') })).toBe(false);
    expect(through.offers({ pick: 'shoot', target: through.id('ranger') })).toBe(true);
    const into = dusted({ foe: figure(18, 10, gun), other: figure(12, 10, { team: 2 }) });
    expect(turnOf(into, 'foe').offers({ pick: 'shoot', target: into.id('other') })).toBe(false);
    expect(into.offers({ pick: 'charge', target: into.id('other') })).toBe(false);
    const out = dusted({ foe: figure(18, 10, { team: 2 }), other: figure(12, 10, gun) });
    expect(turnOf(out, 'other').offers({ pick: 'shoot' })).toBe(false);
    const after = through.nextPhase();
    expect(turnOf(after, 'foe').offers({ pick: 'shoot', target: after.id('other') })).toBe(true);
  });
  it('blinds whoever begins a phase in it: he acts on nobody else', () => {
    const others = {
      foe: figure(12, 10, {
        skills: ['dirty-tricks/caltrops', 'ranger/dodge', 'commander/stand-your-ground'],
      }),
      near: figure(12, 11, { team: 2 }),
      far: figure(20),
    };
    const match = turnOf(dusted(others), 'foe');
    expect(match.offers({ pick: 'melee' })).toBe(false);
    expect(match.offers({ skill: 'dirty-tricks/caltrops' })).toBe(false);
    expect(match.offers({ skill: 'ranger/dodge' })).toBe(true);
    expect(match.offers({ pick: 'move' })).toBe(true);
  });
  it('leaves the blind their Shouts, not their Commands', () => {
    const skills = ['commander/stand-your-ground', 'commander/gogogo', 'commander/you-fire-in-the-hole'];
    const shouter = figure(12, 10, { skills, faces: { 6: { skill: 1 } } });
    const match = turnOf(dusted({ foe: shouter, friend: figure(12, 11), far: figure(20) }), 'foe');
    expect(match.offers({ skill: 'commander/you-fire-in-the-hole' })).toBe(false);
    match.act({ pick: 'move' }, '61111', [{ pick: 'skill', skill: 'commander/stand-your-ground' }]);
    expect(match.the('foe').modifiers.length).toBeGreaterThan(1);
  });
  it('leaves newcomers their melee', () => {
    const match = dusted({ foe: figure(12), comer: figure(15.4, 10, { team: 2 }) });
    turnOf(match, 'comer').act({ pick: 'move' }, '', [[13, 10]]);
    expect(match.offers({ pick: 'melee', target: match.id('foe') })).toBe(true);
    const other = dusted({ foe: figure(12), near: figure(13, 10, { team: 2 }) });
    expect(turnOf(other, 'foe').offers({ pick: 'melee' })).toBe(false);
  });
  it('blinds to the end of the phase in which one is out', () => {
    const match = dusted({ foe: figure(12), near: figure(16.4, 10, { team: 2 }) }, '66111');
    turnOf(match, 'foe').act({ pick: 'move' }, '', [[15.4, 10]]);
    expect(match.offers({ pick: 'melee' })).toBe(false);
    expect(turnOf(match.nextPhase(), 'foe').offers({ pick: 'melee' })).toBe(true);
  });
  it('ends with its cloud', () => {
    const match = dusted({ foe: figure(12), near: figure(12, 11, { team: 2 }) });
    expect(turnOf(match, 'foe').offers({ pick: 'melee' })).toBe(false);
    expect(turnOf(match.nextPhase(), 'foe').offers({ pick: 'melee' })).toBe(true);
  });
});
