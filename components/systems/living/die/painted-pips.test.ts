import { createCanvas, Path2D } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { inkColours } from '@/components/card/inks';
import { contrast, deltaE, seen, sights, type Sight } from '@/components/card/testing/sight';
import { pipShapeSize } from '@/lib/cards/icons';
import { paintedPips } from '@/lib/systems/living/cards/painted-pips';

const pips = ['defence', 'melee', 'ranged', 'magic', 'skill'] as const;
type Pip = (typeof pips)[number];

const pairs = pips.flatMap((a, index) => pips.slice(index + 1).map((b) => [a, b] as const));
const waysOfSeeing = Object.keys(sights) as readonly Sight[];

/** Told apart at a glance. */
const plain = 10;
const colourOf = (pip: Pip): string => inkColours[paintedPips[pip].ink];
const signOn = (pip: Pip): string => inkColours[paintedPips[pip].shapeInk];

describe('the colours of the pips', () => {
  it.each(waysOfSeeing.filter((sight) => sight !== 'greyscale'))('differ plainly in %s', (sight) => {
    const alike = pairs.filter(
      ([a, b]) => deltaE(seen(colourOf(a), sight), seen(colourOf(b), sight)) < plain,
    );
    expect(alike).toEqual([]);
  });

  it('are too alike in greyscale, so that shapes must tell them apart', () => {
    const [a, b] = [colourOf('defence'), colourOf('skill')];
    expect(deltaE(seen(a, 'greyscale'), seen(b, 'greyscale'))).toBeLessThan(plain);
  });

  it.each(waysOfSeeing)('let the shape on them be seen in %s', (sight) => {
    for (const pip of pips)
      expect(contrast(seen(colourOf(pip), sight), seen(signOn(pip), sight))).toBeGreaterThanOrEqual(4.5);
  });

  it('would be found alike: red and olive in deuteranopia', () => {
    expect(deltaE(seen('#a05030', 'deuteranopia'), seen('#707030', 'deuteranopia'))).toBeLessThan(plain);
    expect(deltaE(seen('#a05030'), seen('#707030'))).toBeGreaterThan(plain);
  });
});

/** The points that a shape covers, drawn 96 px wide. */
const coverOf = (d: string): readonly boolean[] => {
  const side = 96;
  const context = createCanvas(side, side).getContext('2d');
  context.scale(side / pipShapeSize, side / pipShapeSize);
  context.fill(new Path2D(d));
  const { data } = context.getImageData(0, 0, side, side);
  return Array.from({ length: side * side }, (_, index) => (data[4 * index + 3] ?? 0) > 127);
};

/** Overlap of two shapes as a share of the area that either covers, 0 to 1. */
const overlap = (a: readonly boolean[], b: readonly boolean[]): number => {
  const both = a.filter((covered, index) => covered && b[index] === true).length;
  const either = a.filter((covered, index) => covered || b[index] === true).length;
  return both / either;
};

describe('the shapes of the pips', () => {
  const covers = Object.fromEntries(pips.map((pip) => [pip, coverOf(paintedPips[pip].shape)]));

  it.each(pips)('%s is a shape that can be seen: between a twelfth and two thirds of the pip', (pip) => {
    const cover = covers[pip] ?? [];
    const share = cover.filter(Boolean).length / cover.length;
    expect(share).toBeGreaterThan(1 / 12);
    expect(share).toBeLessThan(2 / 3);
  });

  it.each(pairs)('%s and %s share three quarters at most', (a, b) => {
    expect(overlap(covers[a] ?? [], covers[b] ?? [])).toBeLessThanOrEqual(3 / 4);
  });

  it('would be found alike: a shield a little lower', () => {
    const lower = coverOf(paintedPips.defence.shape.replace('M12 3', 'M12 3.4'));
    expect(overlap(covers['defence'] ?? [], lower)).toBeGreaterThan(3 / 4);
  });
});
