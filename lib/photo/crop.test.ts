import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  firstCrop,
  isCoarse,
  keptSize,
  mostZoom,
  moved,
  zoomed,
  zoomOf,
  type Crop,
  type Extent,
} from './crop';

const slot = 49 / 43;

describe('the first crop', () => {
  it.each([
    ['a picture of the slot’s shape', { width: 490, height: 430 }, { x: 0, y: 0, width: 490, height: 430 }],
    ['a wide one', { width: 1000, height: 430 }, { x: 255, y: 0, width: 490, height: 430 }],
    ['a tall one, above the middle', { width: 490, height: 1430 }, { x: 0, y: 300, width: 490, height: 430 }],
    ['a very small one', { width: 49, height: 43 }, { x: 0, y: 0, width: 49, height: 43 }],
  ])('of %s', (_, picture, crop) => {
    const found = firstCrop(picture, slot);
    for (const key of ['x', 'y', 'width', 'height'] as const) expect(found[key]).toBeCloseTo(crop[key], 6);
  });
});

describe('what is kept', () => {
  it.each([
    [
      { width: 3000, height: 2000 },
      { width: 750, height: 500 },
    ],
    [
      { width: 3000, height: 6000 },
      { width: 525, height: 1050 },
    ],
    [
      { width: 750, height: 1050 },
      { width: 750, height: 1050 },
    ],
    [
      { width: 300.4, height: 200.2 },
      { width: 300, height: 200 },
    ],
    [
      { width: 0.3, height: 0.2 },
      { width: 1, height: 1 },
    ],
  ])('of %j is %j', (crop, size) => {
    expect(keptSize(crop)).toEqual(size);
  });

  it('is coarse when it has few pixels', () => {
    expect(isCoarse({ width: 200, height: 180 })).toBe(true);
    expect(isCoarse({ width: 300, height: 270 })).toBe(false);
  });
});

const side = fc.integer({ min: 1, max: 20_000 });
const pictures = fc.record({ width: side, height: side });
const aspects = fc.double({ min: 0.5, max: 2.5, noNaN: true });
const steps = fc.array(
  fc.oneof(
    fc.record({ x: fc.integer({ min: -9999, max: 9999 }), y: fc.integer({ min: -9999, max: 9999 }) }),
    fc.record({
      zoom: fc.double({ min: 0, max: 500, noNaN: true }),
      x: fc.double({ min: 0, max: 1, noNaN: true }),
      y: fc.double({ min: 0, max: 1, noNaN: true }),
    }),
  ),
  { maxLength: 12 },
);

const after = (
  picture: Extent,
  aspect: number,
  taken: readonly { readonly zoom?: number; readonly x: number; readonly y: number }[],
): Crop =>
  taken.reduce(
    (crop, step) =>
      step.zoom === undefined ? moved(picture, crop, step.x, step.y) : zoomed(picture, crop, step.zoom, step),
    firstCrop(picture, aspect),
  );

describe('any way of dragging and zooming', () => {
  it('keeps the crop within the picture and in the slot’s shape', () => {
    fc.assert(
      fc.property(pictures, aspects, steps, (picture, aspect, taken) => {
        const crop = after(picture, aspect, taken);
        const some = 1e-6 * Math.max(picture.width, picture.height);
        expect(crop.width).toBeGreaterThan(0);
        expect(crop.width / crop.height).toBeCloseTo(aspect, 6);
        expect(crop.x).toBeGreaterThanOrEqual(-some);
        expect(crop.y).toBeGreaterThanOrEqual(-some);
        expect(crop.x + crop.width).toBeLessThanOrEqual(picture.width + some);
        expect(crop.y + crop.height).toBeLessThanOrEqual(picture.height + some);
        const zoom = zoomOf(picture, crop);
        expect(zoom).toBeGreaterThan(1 - 1e-6);
        expect(zoom).toBeLessThan(mostZoom(picture, aspect) * (1 + 1e-6));
      }),
    );
  });

  it('makes a photo that is never larger than what is kept, in the slot’s shape', () => {
    fc.assert(
      fc.property(pictures, aspects, steps, (picture, aspect, taken) => {
        const crop = after(picture, aspect, taken);
        const { width, height } = keptSize(crop);
        expect(width).toBeLessThanOrEqual(Math.min(750, Math.max(1, crop.width + 0.5)));
        expect(height).toBeLessThanOrEqual(Math.min(1050, Math.max(1, crop.height + 0.5)));
        if (width > 50 && height > 50) expect(width / height / aspect).toBeCloseTo(1, 1);
      }),
    );
  });

  it('leaves what is under the finger there, where the picture has room', () => {
    const picture = { width: 4000, height: 4000 };
    const start = zoomed(picture, firstCrop(picture, 1), 4);
    const about = { x: 0.25, y: 0.75 };
    const under = (crop: Crop) => [crop.x + crop.width * about.x, crop.y + crop.height * about.y];
    const closer = zoomed(picture, start, 6, about);
    expect(closer.width).toBeLessThan(start.width);
    under(closer).forEach((place, index) => {
      expect(place).toBeCloseTo(under(start)[index] ?? NaN, 6);
    });
  });

  it('comes back to all of the picture', () => {
    const picture = { width: 1000, height: 800 };
    const crop = zoomed(picture, zoomed(picture, firstCrop(picture, 1.25), 3), 1);
    expect(crop).toMatchObject({ x: 0, y: 0, width: 1000, height: 800 });
  });
});
