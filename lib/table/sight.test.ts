import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seesAnyhow } from './fixtures/slow';
import { anyPlace, anyHidingTable, at, block, tableOf } from './fixtures/tables';
import { canSee, canStand, inCover, isShielded, prepare, type Cloud, type Terrain } from './table';

const groundOf = (...terrain: Terrain[]) => prepare(tableOf(20, terrain));
const west = at(2, 5);
const east = at(12, 5);

describe('sight (figure 8)', () => {
  it.each([
    { name: 'nothing between', terrain: [], seen: true },
    { name: 'a wall higher than both', terrain: [block(6, 1, 7, 9)], seen: false },
    { name: 'a wall as high as a figure', terrain: [block(6, 1, 7, 9, { tall: 1 })], seen: true },
    { name: 'a wall a hair higher', terrain: [block(6, 1, 7, 9, { tall: 1.001 })], seen: false },
    { name: 'a high fence', terrain: [block(6, 1, 7, 9, { seeThrough: true })], seen: true },
    { name: 'a wall that hides all but a base’s rim', terrain: [block(6, 1, 7, 5.49)], seen: true },
    { name: 'a wall that hides the rim as well', terrain: [block(6, 1, 7, 5.51)], seen: false },
    { name: 'a slit', terrain: [block(6, 1, 7, 4.9), block(6, 5, 7, 9)], seen: true },
    {
      name: 'two slits, out of line',
      terrain: [block(6, 1, 7, 4), block(6, 4.1, 7, 9), block(8, 1, 9, 6), block(8, 6.1, 9, 9)],
      seen: false,
    },
  ])('$name: $seen', ({ terrain, seen }) => {
    const ground = groundOf(...terrain);
    expect(canSee(ground, west, east)).toBe(seen);
    expect(canSee(ground, east, west)).toBe(seen);
  });

  it('who stands on something high looks over what is lower than his eyes', () => {
    const tower = block(1, 4, 3, 6, { tall: 1.5, climb: true });
    expect(canSee(groundOf(tower, block(6, 1, 7, 9)), west, east)).toBe(true);
    expect(canSee(groundOf(tower, block(6, 1, 7, 9, { tall: 3 })), west, east)).toBe(false);
  });

  it('who touch see each other, whatever stands there', () => {
    expect(canSee(groundOf(block(0, 0, 9, 9, { walkThrough: true })), at(5, 5), at(6, 5))).toBe(true);
    expect(canSee(groundOf(block(0, 0, 9, 9, { walkThrough: true })), at(5, 5), at(6.1, 5))).toBe(false);
  });

  it('who stands half out of a wood sees and is seen', () => {
    const wood = groundOf(block(4, 0, 9, 10, { walkThrough: true }));
    expect(canSee(wood, west, at(4.4, 5))).toBe(true);
    expect(canSee(wood, west, at(4.6, 5))).toBe(false);
    expect(canSee(wood, east, at(4.4, 5))).toBe(false);
  });

  it('nobody sees into, out of or through a cloud; partly inside is inside', () => {
    const ground = groundOf();
    const cloud: Cloud = { ...at(7, 5), radius: 1024 };
    expect(canSee(ground, west, east, [cloud])).toBe(false);
    expect(canSee(ground, at(2, 3.2), at(12, 3.2), [cloud])).toBe(true);
    expect(canSee(ground, west, at(8.4, 5), [cloud])).toBe(false);
    expect(canSee(ground, at(8.4, 5), east, [cloud])).toBe(false);
    expect(canSee(ground, at(8.6, 5), east, [cloud])).toBe(true);
  });

  it('is the same from both sides, and agrees with trying many lines', () => {
    let hidden = 0;
    fc.assert(
      fc.property(anyHidingTable, anyPlace, anyPlace, (table, a, b) => {
        const ground = prepare(table);
        fc.pre(canStand(ground, a, []) && canStand(ground, b, [a]));
        const seen = canSee(ground, a, b);
        if (!seen) hidden++;
        expect(canSee(ground, b, a)).toBe(seen);
        // A true base lies within the octagon; some leave makes up for the lines that were not tried.
        if (seesAnyhow(table, a, b, [512, 512], 24)) expect(seen).toBe(true);
        if (seen) expect(seesAnyhow(table, a, b, [530, 530], -160)).toBe(true);
      }),
      { numRuns: 100 },
    );
    expect(hidden).toBeGreaterThan(15);
  });
});

describe('cover (chapter "Ranged Attack")', () => {
  const low = (tall: number, answers: Partial<Terrain> = {}) => block(6, 1, 7, 9, { tall, ...answers });

  it.each([
    { name: 'nothing', terrain: [], cover: false },
    { name: 'half a figure', terrain: [low(0.5)], cover: true },
    { name: 'less than half', terrain: [low(0.49)], cover: false },
    { name: 'what is agreed to give none', terrain: [low(1, { cover: false })], cover: false },
    { name: 'a grove between', terrain: [low(2, { walkThrough: true, seeThrough: true })], cover: true },
    { name: 'what the target leans on', terrain: [block(10.5, 1, 11.5, 9, { tall: 0.8 })], cover: true },
    { name: 'what the shooter leans on', terrain: [block(2.5, 1, 3.5, 9, { tall: 0.8 })], cover: false },
    {
      name: 'what both stand in',
      terrain: [block(1, 1, 13, 9, { walkThrough: true, seeThrough: true })],
      cover: true,
    },
    { name: 'beside the line', terrain: [block(6, 5, 7, 9, { tall: 0.8 })], cover: false },
  ])('$name: $cover', ({ terrain, cover }) => {
    expect(inCover(groundOf(...terrain), west, east)).toBe(cover);
  });

  it('counts from the level that the target stands on', () => {
    const roof = block(11, 4, 14, 6, { tall: 1, climb: true });
    expect(inCover(groundOf(roof, low(1)), west, east)).toBe(false);
    expect(inCover(groundOf(roof, low(1.5)), west, east)).toBe(true);
  });

  it('who looks down on a wall shoots over it, except at one who leans on it', () => {
    const roof = block(1, 4, 3, 6, { tall: 1, climb: true });
    expect(inCover(groundOf(roof, low(1)), west, east)).toBe(false);
    expect(inCover(groundOf(roof, low(1)), west, at(7.5, 5))).toBe(true);
  });

  it('shields from a trap when it hides or covers, and is higher than the trap', () => {
    const shields = (...terrain: Terrain[]) => isShielded(groundOf(...terrain), west, east);
    expect(shields()).toBe(false);
    expect(shields(low(2))).toBe(true);
    expect(shields(low(0.3, { seeThrough: true }))).toBe(true);
    expect(shields(low(2, { seeThrough: true, cover: false }))).toBe(false);
    expect(shields(low(0))).toBe(false);
  });
});
