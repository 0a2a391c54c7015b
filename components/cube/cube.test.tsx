import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Cube } from './cube';
import { cubeSides, looksTo, nearestTurn, settled, shadeOf, turnTo } from './turn';

const faces = { 0: 'one', 1: 'two', 2: 'three', 3: 'four', 4: 'five', 5: 'six' } as const;

describe.each(cubeSides)('side %i', (side) => {
  test.each([0, 1, 2])('looks to the eye after %i spins, and its opposite away', (spins) => {
    const [x, y, z] = looksTo(side, turnTo(side, spins), 'flat');
    expect(Math.hypot(x, y)).toBeCloseTo(0);
    expect(z).toBeCloseTo(1);
    const opposite = cubeSides[5 - side];
    if (opposite === undefined) throw new Error('no opposite side');
    expect(looksTo(opposite, turnTo(side, spins), 'flat')[2]).toBeCloseTo(-1);
  });

  test('stays the one nearest to the eye when the cube is seen from a corner', () => {
    const turn = turnTo(side);
    const depths = cubeSides.map((other) => looksTo(other, turn, 'tilted')[2]);
    expect(Math.max(...depths)).toBe(depths[side]);
    // Two more sides are in sight.
    expect(depths.filter((z) => z > 0.1)).toHaveLength(3);
  });

  test('is the only one that is seen straight on', () => {
    const depths = cubeSides.map((other) => looksTo(other, turnTo(side), 'flat')[2]);
    expect(depths.filter((z) => z > 0.01)).toHaveLength(1);
  });

  test('lies in more light than the side below it', () => {
    const turn = turnTo(side);
    const shades = cubeSides.map((other) => shadeOf(other, turn, 'tilted'));
    expect(shades[side]).toBeLessThan(0.12);
    expect(Math.max(...shades)).toBeCloseTo(0.32);
  });
});

test('every face is there once', () => {
  const html = renderToStaticMarkup(<Cube faces={faces} size="6rem" shows={3} />);
  for (const face of Object.values(faces)) expect(html.split(`>${face}<`)).toHaveLength(2);
});

test('it is an ornament, or a picture with a name', () => {
  const plain = renderToStaticMarkup(<Cube faces={faces} size="6rem" shows={0} />);
  expect(plain).toMatch(/^<span aria-hidden="true"/);
  expect(plain).not.toContain('role=');
  const named = renderToStaticMarkup(<Cube faces={faces} size="6rem" shows={0} label="Die: 4" />);
  expect(named).toMatch(/^<span role="img" aria-label="Die: 4"/);
  expect(named).not.toContain('aria-hidden');
});

test('only the slow turn is an animation', () => {
  expect(renderToStaticMarkup(<Cube faces={faces} size="6rem" shows="turning" />)).toContain('cube-turning');
  expect(renderToStaticMarkup(<Cube faces={faces} size="6rem" shows={5} />)).not.toContain('turning');
});

test('a die that shows its 6 shows the 5 and the 4 beside it', () => {
  const seen = cubeSides.filter((side) => looksTo(side, turnTo(5), 'tilted')[2] > 0.1);
  expect(seen).toEqual([3, 4, 5]);
});

test.each([
  [
    { x: 44, y: 46 },
    { x: 0, y: 90 },
  ],
  [
    { x: -80, y: 725 },
    { x: -90, y: 720 },
  ],
])('%j settles at %j', (turn, at) => {
  const now = settled(turn);
  expect(now.x).toBeCloseTo(at.x);
  expect(now.y).toBeCloseTo(at.y);
});

test('the way to a turn is never longer than half a turn', () => {
  for (const from of [-900, -100, 0, 170, 1000])
    for (const side of cubeSides) {
      const to = nearestTurn({ x: from, y: from }, turnTo(side));
      expect(Math.abs(to.x - from)).toBeLessThanOrEqual(180);
      expect(Math.abs(to.y - from)).toBeLessThanOrEqual(180);
      const [x, y, z] = looksTo(side, to, 'flat');
      expect(Math.hypot(x, y)).toBeCloseTo(0);
      expect(z).toBeCloseTo(1);
    }
});
