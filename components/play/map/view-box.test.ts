import { expect, test } from 'vitest';
import { centreIn, inParts, moved, partOf, zoomed, type ViewBox } from './view-box';

const whole = { x: -0.6, y: -0.6, width: 25.2, height: 25.2 };
const middle = { x: 0.5, y: 0.5 };
/** A sixth of the table, which is as close as it gets. */
const close = zoomed(whole, whole, 100, middle);

test('fingers that come together in steps show the whole table, whichever of them moves', () => {
  expect(close.width).toBeCloseTo(4.2, 9);
  // 0.7 apart at first, then each finger comes 0.05 nearer in turn.
  const apart = Array.from({ length: 13 }, (_, moves) => 0.7 - moves * 0.05);
  const end = apart.reduce<ViewBox>(
    (box, now, at) => (at === 0 ? box : zoomed(whole, box, now / (apart[at - 1] ?? now), middle)),
    close,
  );
  expect(end.width).toBe(25.2);
  expect(partOf(whole, end)).toBeUndefined();
});

test('what lies below the fingers stays there while the view comes closer', () => {
  const about = { x: 0.75, y: 0.25 };
  const spot = { x: whole.x + about.x * whole.width, y: whole.y + about.y * whole.height };
  const { x, y } = inParts(zoomed(whole, whole, 2, about), spot);
  expect([x, y]).toEqual([expect.closeTo(0.75, 9), expect.closeTo(0.25, 9)]);
});

test('no view shows anything beside the table', () => {
  const corner = moved(whole, close, { x: -50, y: 50 });
  expect(corner.x).toBe(-0.6);
  expect(corner.y + corner.height).toBeCloseTo(24.6, 9);
});

test('a view comes closer about the first place that is in it, so that one stays in sight however close', () => {
  const acting = { x: 22, y: 1 };
  const out = { x: 90, y: 1 };
  let box: ViewBox = whole;
  for (let tap = 0; tap < 6; tap += 1)
    box = zoomed(whole, box, 1.5, centreIn(box, [out, acting, { x: 3, y: 20 }]));
  expect(box.width).toBeCloseTo(4.2, 9);
  const { x, y } = inParts(box, acting);
  for (const part of [x, y]) expect(Math.abs(part - 0.5)).toBeLessThanOrEqual(0.5);
  expect(centreIn(box, [out])).toEqual(middle);
});
