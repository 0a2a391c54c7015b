import { describe, expect, it } from 'vitest';
import { unit, type Terrain } from '../../../table/table';
import { arena, type Answer, type Fighter } from './testing/arena';

const block = (tall: number, climb = true): Terrain => ({
  id: 'crate',
  shape: [
    [11, 8],
    [14, 8],
    [14, 12],
    [11, 12],
  ].map(([x = 0, y = 0]) => ({ x: x * unit, y: y * unit })),
  height: tall * unit,
  seeThrough: true,
  walkThrough: false,
  cover: false,
  climb,
});
const scene = (tall: number, more: Partial<Fighter> = {}, climb = true) =>
  arena(
    { hero: { at: [10.5, 10], ...more }, foe: { at: [20, 20], team: 1 } },
    { terrain: [block(tall, climb)] },
  );
const climbing = { pick: 'climb' };

describe('climbing (chapter "Climbing")', () => {
  it('gets on top of terrain as high as a Hero, with an entire action', () => {
    const match = scene(1).act(climbing);
    const { at, height, actions, deeds } = match.the('hero');
    expect([at.x >= 11 * unit, height, actions, deeds.moved]).toEqual([true, unit, 1, true]);
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
      { terrain: [block(1)] },
    );
    expect(waiting.act({ pick: 'move' }).offers(climbing)).toBe(false);
  });
  it('leaves room for nobody where others stand', () => {
    const full = Object.fromEntries(
      [8.5, 9.4, 10.3, 11.2].map((y): [string, Fighter] => [`on${y}`, { at: [11.6, y] }]),
    );
    const match = arena({ hero: { at: [10.5, 10] }, ...full }, { terrain: [block(1)] });
    expect(match.offers(climbing)).toBe(false);
  });
  it('is undone by a movement, which jumps down 1 # without harm', () => {
    const match = scene(1)
      .act(climbing)
      .act({ pick: 'move' }, '', [[10, 10]]);
    expect(match.the('hero')).toMatchObject({ height: 0, hand: 5 });
  });
});
