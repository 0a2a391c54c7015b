import { describe, expect, it } from 'vitest';
import { unit, type Terrain } from '../../../../table/table';
import { type Answer, arena } from '../testing/arena';
import type { Fighter } from '../testing/fighters';
import { block } from '../testing/block';

const crate = (tall: number, climb = true): Terrain =>
  block(11, 8, 3, 4, { height: tall * unit, seeThrough: true, climb });
const scene = (tall: number, more: Partial<Fighter> = {}, climb = true) =>
  arena(
    { hero: { at: [10.5, 10], ...more }, foe: { at: [20, 20], team: 1 } },
    { terrain: [crate(tall, climb)] },
  );
const climbing = { pick: 'climb' };

describe('climbing (chapter "Climbing")', () => {
  it('gets on top of terrain as high as a Hero, with an entire action', () => {
    const match = scene(1).act(climbing);
    const { at, height, actions, thisTurn } = match.the('hero');
    expect([at.x >= 11 * unit, height, actions, thisTurn.moved]).toEqual([true, unit, 1, true]);
  });
  it('is not offered for what is higher, or cannot be climbed', () => {
    expect([scene(1), scene(1.1), scene(1, {}, false)].map((match) => match.offers(climbing))).toEqual([
      true,
      false,
      false,
    ]);
  });
  it('is needed from half a Hero on: what is lower is walked onto', () => {
    expect(scene(0.4).offers(climbing)).toBe(false);
    const walked = scene(0.4).act({ pick: 'move' }, '', [[12, 10]]);
    expect(walked.the('hero').height).toBe(0.4 * unit);
    const barred: Answer[] = [[12, 10]];
    expect(() => scene(0.5).act({ pick: 'move' }, '', barred)).toThrow();
  });
  it('takes a Reload counter off, like every movement action', () => {
    const loading = scene(1, { weapons: [{ type: 'longbow' }], with: { reloads: [1] } });
    expect(loading.act(climbing).the('hero').reloads).toEqual([0]);
  });
  it('begins beside it', () => {
    expect(scene(1, { at: [10, 10] }).offers(climbing)).toBe(false);
  });
  it('is nothing for the dazed and for who cannot move, nor a reaction', () => {
    const with_ = (condition: 'dazed' | 'slowed', count: number) => ({
      with: { conditions: [{ condition, count }] },
    });
    expect(scene(1, with_('dazed', 1)).offers(climbing)).toBe(false);
    expect(scene(1, with_('slowed', 5)).offers(climbing)).toBe(false);
    expect(scene(1, with_('slowed', 4)).offers(climbing)).toBe(true);
    const waiting = arena(
      {
        foe: { at: [20, 20], team: 1 },
        hero: { at: [10.5, 10], with: { delays: 1, isActing: true } },
      },
      { terrain: [crate(1)] },
    );
    expect(waiting.act({ pick: 'move' }).offers(climbing)).toBe(false);
  });
  it('is for clouds, not for whoever is lured elsewhere', () => {
    const cloud = scene(1, {
      faces: { 5: { magic: 1 }, 6: { skill: 1 } },
      skills: ['elemental-mage/cloudform'],
    }).act({ pick: 'use' }, '65111');
    expect([cloud.offers(climbing), cloud.offers({ pick: 'recover' })]).toEqual([true, false]);
    const lured = arena(
      {
        lady: {
          at: [10.5, 14],
          team: 1,
          sex: 'female',
          faces: { 6: { skill: 1 } },
          skills: ['dirty-tricks/tease'],
        },
        hero: { at: [10.5, 10], sex: 'male' },
      },
      { terrain: [crate(1)] },
    );
    expect(lured.act({ pick: 'use' }, '61111').turnOf('hero').offers(climbing)).toBe(false);
  });
  it('leaves room for nobody where others stand', () => {
    const full = Object.fromEntries(
      [8.5, 9.4, 10.3, 11.2].map((y): [string, Fighter] => [`on${y}`, { at: [11.6, y] }]),
    );
    const match = arena({ hero: { at: [10.5, 10] }, ...full }, { terrain: [crate(1)] });
    expect(match.offers(climbing)).toBe(false);
  });
  it('is undone by a movement, which jumps down 1 # without harm', () => {
    const match = scene(1)
      .act(climbing)
      .act({ pick: 'move' }, '', [[10, 10]]);
    expect(match.the('hero')).toMatchObject({ height: 0, hand: 5 });
  });
});

describe('a ladder (chapter "Climbing")', () => {
  const tower = (long: number): Terrain =>
    block(11, 8, 3, 4, { height: long * unit, climb: true, ladders: [{ x: 11 * unit, y: 10 * unit }] });
  const under = (long: number, more: Partial<Fighter> = {}) =>
    arena({ hero: { at: [10.5, 10], ...more }, foe: { at: [20, 20], team: 1 } }, { terrain: [tower(long)] });
  const cost = (long: number, hand = 5) =>
    under(long, { with: { hand } })
      .options()
      .flatMap((option) => (option.pick === 'climb' ? [option.actions ?? 1] : []));
  it('takes one action when it is shorter than the Hand, two up to twice the Hand, and leads nowhere beyond', () => {
    expect([1, 4, 4.9, 5, 10, 10.1].map((long) => cost(long))).toEqual([[1], [1], [1], [2], [2], []]);
    expect([2, 4, 4.1].map((long) => cost(long, 2))).toEqual([[2], [2], []]);
  });
  it('leads to the top', () => {
    const one = under(3).act(climbing).the('hero');
    expect([one.height, one.actions, one.at.x >= 11 * unit]).toEqual([3 * unit, 1, true]);
    const two = under(7).act({ pick: 'climb', actions: 2 });
    expect([two.the('hero').height, two.situation().turn]).toEqual([7 * unit, 1]);
    expect(under(7, { with: { actions: 1 } }).offers(climbing)).toBe(false);
  });
  it('leads down again, which costs no Life', () => {
    const up = under(3).act(climbing).act(climbing).the('hero');
    expect([up.height, up.hand]).toEqual([0, 5]);
  });
  it('is where it is: elsewhere the tower is too high', () => {
    expect(under(3, { at: [10.5, 11.5] }).offers(climbing)).toBe(false);
  });
});

describe('base contact (ruling contact-steps)', () => {
  const apart = (tall: number) =>
    arena(
      { hero: { at: [10.5, 10] }, foe: { at: [11.5, 10], team: 1, with: { height: tall * unit } } },
      { terrain: [crate(tall)] },
    );
  it('is parted by what has to be climbed, for an attack and for a charge', () => {
    const strikes = (tall: number) => apart(tall).offers({ pick: 'melee' });
    expect([0.4, 0.5, 0.9, 1].map(strikes)).toEqual([true, false, false, false]);
    const charging = (tall: number) =>
      arena(
        {
          hero: { at: [7, 10], faces: { 6: { melee: 1 } } },
          foe: { at: [11.5, 10], team: 1, with: { height: tall * unit } },
        },
        { terrain: [crate(tall)] },
      ).act({ pick: 'charge' }, tall < 0.5 ? '61111 11111' : '');
    expect([charging(0.4).the('foe').hand, charging(0.6).the('foe').hand]).toEqual([4, 5]);
  });
});

describe('jumping down (chapter "Falling")', () => {
  const onTop = (tall: number, ...more: readonly Terrain[]) =>
    arena(
      {
        hero: { at: [12, 10], with: { height: tall * unit } },
        foe: { at: [20, 20], team: 1 },
      },
      { terrain: [crate(tall), ...more] },
    );
  const down = (tall: number) =>
    onTop(tall)
      .act({ pick: 'move' }, '', [[10, 10]])
      .the('hero');
  it('does no harm up to 1 #, and costs 1 Life for each full # from higher up', () => {
    expect([1, 1.5, 2, 2.9, 3].map((tall) => down(tall).hand)).toEqual([5, 4, 3, 3, 2]);
    expect(down(3).height).toBe(0);
  });
  it('is left where another way leads', () => {
    const stairs = block(9, 9, 2, 2, { id: 'stairs', height: unit, seeThrough: true, climb: true });
    expect(
      onTop(2, stairs)
        .act({ pick: 'move' }, '', [[8.4, 10]])
        .the('hero').hand,
    ).toBe(5);
  });
  it('is no part of a charge from higher than 1 # (ruling falling-jump)', () => {
    const charged = (tall: number) =>
      arena(
        {
          hero: { at: [12, 10], faces: { 6: { melee: 1 } }, with: { height: tall * unit } },
          foe: { at: [8, 10], team: 1 },
        },
        { terrain: [crate(tall)] },
      ).act({ pick: 'charge' }, tall > 1 ? '' : '61111 11111');
    const ends = (tall: number) => {
      const match = charged(tall);
      const { hand, height } = match.the('hero');
      return [hand, height > 0, match.the('foe').hand];
    };
    expect([1, 1.5, 2].map(ends)).toEqual([
      [5, false, 4],
      [5, true, 5],
      [5, true, 5],
    ]);
  });
  it('may take the last die', () => {
    const match = arena(
      {
        hero: { at: [12, 10], with: { height: 2 * unit, hand: 2 } },
        foe: { at: [20, 20], team: 1 },
        friend: { at: [4, 20] },
      },
      { terrain: [crate(2)] },
    );
    expect(match.act({ pick: 'move' }, '', [[10.4, 10]]).the('hero').life).not.toBe('up');
  });
});
