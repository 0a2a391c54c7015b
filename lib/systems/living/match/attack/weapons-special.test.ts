import { describe, expect, it } from 'vitest';
import { arena, type Arena } from '../testing/arena';
import type { Fighter } from '../testing/fighters';
import { armed, foe, shoot } from '../testing/armed';
import { block } from '../testing/block';
import { faces } from '../testing/casters';
import { hands, spot } from '../testing/watching';

describe('magic weapon', () => {
  const wand = (more: Partial<Fighter> = {}, dice = '11111') =>
    arena({ you: armed('magic', { faces: {} }), foe: foe(8, 4, more) }).act(shoot, dice);
  it('hits without a roll for 1 damage', () => {
    expect(wand().the('foe').hand).toBe(4);
  });
  it('is stopped by a grey or a blue pip', () => {
    expect(wand({ faces: { 6: { defence: 1 } } }, '61111').the('foe').hand).toBe(5);
    expect(wand({ faces: { 6: { magic: 1 } } }, '61111').the('foe').hand).toBe(5);
    expect(wand({ faces: { 6: { magic: 1 } } }, '51111').the('foe').hand).toBe(4);
  });
  it('reaches 25 # from beyond the dead zone', () => {
    const offers = (at: readonly [number, number], to: readonly [number, number]): boolean =>
      arena({ you: armed('magic', { at }), foe: { at: to, team: 1 } }).offers(shoot);
    expect(offers([0.5, 0.5], [18.88, 18.88])).toBe(true);
    expect(offers([0.5, 0.5], [18.9, 18.9])).toBe(false);
    expect(offers([4, 4], [5.9, 4])).toBe(false);
  });
  it('goes with no Ranged Attack skill, since nothing is rolled (ruling armoury-projectile-skills)', () => {
    const offers = (type: 'magic' | 'rifle', skill?: string): boolean =>
      arena({ you: armed(type, { skills: ['ranger/pin-down'] }), foe: foe(8) }).offers({ ...shoot, skill });
    expect([offers('magic'), offers('magic', 'ranger/pin-down')]).toEqual([true, false]);
    expect([offers('rifle'), offers('rifle', 'ranger/pin-down')]).toEqual([true, true]);
  });
  it('is stopped by a DV bonus and by cover', () => {
    const crate = block(6.5, 3.5, 0.5, 1, { height: 700, seeThrough: true, cover: true });
    const covered = arena({ you: armed('magic'), foe: foe(8) }, { terrain: [crate] });
    expect(covered.act(shoot, '11111').the('foe').hand).toBe(5);
    // Knocked down he has +1 DV and -1 DV.
    const prone = foe(8, 4, { with: { conditions: [{ condition: 'knockdown', count: 1 }] } });
    const lying = arena({ you: armed('magic'), foe: prone }, { terrain: [crate] });
    expect(lying.act(shoot, '11111').the('foe').hand).toBe(4);
    const foes = foe(8, 4, { skills: ['ranger/dodge'], faces: { 6: { skill: 1 } } });
    const dodged = arena({ foes: { ...foes, team: 0 }, you: { ...armed('magic'), team: 1 } });
    dodged.act({ pick: 'use' }, '61111').turnOf('you').act(shoot, '11111');
    expect(dodged.the('foes').hand).toBe(5);
  });
});

describe('cannon', () => {
  const gunner = (more: Partial<Fighter> = {}) => armed('cannon', more);
  const begun = (others: Readonly<Record<string, Fighter>>): Arena =>
    arena({ you: gunner({ with: { actions: 1 } }), ...others });
  it('leaves one action a turn while it is carried', () => {
    const match = arena({ you: gunner(), foe: foe(20, 20) });
    expect(match.turnOf('you').the('you').actions).toBe(1);
  });
  it('may be dropped without an action: then there are two', () => {
    const match = begun({ foe: foe(20, 20) }).act({ pick: 'drop-cannon' });
    expect(match.the('you').actions).toBe(2);
    expect(match.offers(shoot)).toBe(false);
    expect(match.turnOf('you').the('you').actions).toBe(2);
  });
  it('may be dropped after the one action that it leaves, and then there is another', () => {
    const match = begun({ foe: foe(20, 20) }).act({ pick: 'move' }, '', [[5, 6], { pick: 'yes' }]);
    expect(match.the('you').actions).toBe(1);
    expect(match.offers({ pick: 'move' })).toBe(true);
    expect(match.turnOf('you').the('you').actions).toBe(2);
  });
  it('is kept where its bearer wants it, and his turn ends', () => {
    const match = begun({ foe: foe(20, 20) }).act({ pick: 'move' }, '', [[5, 6], { pick: 'no' }]);
    expect(match.the('you').actions).toBe(0);
    expect(match.turnOf('you').the('you').actions).toBe(1);
    expect(match.offers(shoot)).toBe(true);
  });
  it('can be dropped for another action also after one that was interrupted', () => {
    const psion: Partial<Fighter> = {
      faces,
      skills: ['psion/interrupt'],
      with: { delays: 1, isActing: true },
    };
    const match = begun({ foe: foe(8, 4, psion) });
    match.act({ pick: 'move' }, '65111', [{ pick: 'use' }, { pick: 'yes' }]);
    expect(match.the('you')).toMatchObject({ isSpent: true, actions: 1 });
    expect(match.events()).not.toContainEqual(expect.objectContaining({ type: 'action', action: 'move' }));
  });
  it('shoots across the map, once; then it is gone, and there is another action', () => {
    const match = begun({ foe: foe(23, 23) }).act(shoot, '51111 11111');
    expect(match.the('foe').hand).toBe(4);
    expect(match.the('you').actions).toBe(1);
    expect(match.offers(shoot)).toBe(false);
    expect(match.offers({ pick: 'move' })).toBe(true);
    expect(match.turnOf('you').the('you').actions).toBe(2);
    expect(match.offers(shoot)).toBe(false);
  });
  it('attacks everybody within 0.5 # for each RAV, less for each full 0.5 # between', () => {
    const match = begun({
      foe: foe(12),
      touching: foe(13),
      apart: foe(12, 5.6),
      friend: { at: [12, 2.5] },
      away: foe(14.1),
    });
    match.act(shoot, '31111 11111 11111 11111 11111');
    // RAV 3 reaches 1.5 # from the centre; the gaps are 0, 0.6, 0.5 and 1.1 #.
    expect(hands(match, 'foe', 'touching', 'apart', 'friend', 'away')).toEqual([2, 2, 3, 3, 5]);
  });
  it('bursts where the target stood, wherever a critical hit pushes him', () => {
    const match = begun({ foe: foe(12), behind: foe(14.1), before: foe(10.5) });
    match.act(shoot, '33111 11111 11111');
    expect([spot(match, 'foe'), hands(match, 'foe', 'behind', 'before')]).toEqual([
      [13, 4],
      [2, 5, 3],
    ]);
  });
  it('does not spare who fires it', () => {
    const match = begun({ foe: foe(6) }).act(shoot, '31111 11111 11111');
    expect(match.the('you').hand).toBe(4);
  });
  it('goes with no skill', () => {
    const skilled = gunner({ skills: ['ranger/pin-down', 'ranger/troll-blood'], with: { actions: 1 } });
    const match = arena({ you: skilled, foe: foe(12) });
    expect(match.options().filter((option) => option.pick === 'shoot')).toHaveLength(1);
  });
});
