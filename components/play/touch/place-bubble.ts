/** A rectangle of the frame over the map, in pixels from its left upper corner. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Pixels between a bubble and its object, and between it and the edge of the frame. */
const gap = 10;
const edge = 4;

/**
 * How much a covered pixel of a figure counts, compared with one of tinted ground; and each pixel of
 * distance.
 */
const figureWeight = 6;
const ownWeight = 40;
const distanceWeight = 25;
/** Ground of which anything is covered, however little. */
const groundTouched = 4000;

const shared = (one: Box, other: Box): number =>
  Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) *
  Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));

const around = (one: Box, other: Box): Box => ({
  left: Math.min(one.left, other.left),
  top: Math.min(one.top, other.top),
  right: Math.max(one.right, other.right),
  bottom: Math.max(one.bottom, other.bottom),
});

const within = (value: number, most: number): number => Math.max(edge, Math.min(value, most - edge));

/** Pixels between spots that are tried all over the frame. */
const step = 24;

/** Left and top of a bubble at each side of a box, in line with either end of it or its middle. */
const beside = (box: Box, { width, height }: Size): readonly (readonly [left: number, top: number])[] => {
  const tops = [box.top, (box.top + box.bottom - height) / 2, box.bottom - height];
  const lefts = [box.left, (box.left + box.right - width) / 2, box.right - width];
  return [
    ...tops.flatMap((top) => [[box.right + gap, top] as const, [box.left - gap - width, top] as const]),
    ...lefts.flatMap((left) => [[left, box.top - gap - height] as const, [left, box.bottom + gap] as const]),
  ];
};

/** Pixels from a box to the nearest edge of another; 0 where they meet. */
const between = (one: Box, other: Box): number =>
  Math.hypot(
    Math.max(0, other.left - one.right, one.left - other.right),
    Math.max(0, other.top - one.bottom, one.top - other.bottom),
  );

/**
 * Where a bubble lies in its frame: near what it belongs to, and off the ground where that may go and off the others.
 * @param own what it belongs to
 * @param ground where it may go; undefined where it goes nowhere
 * @param kept spots that are tapped again, as free of it as what it belongs to
 */
export const placeBubble = (
  frame: Size,
  size: Size,
  own: Box,
  ground: Box | undefined,
  others: readonly Box[],
  kept: readonly Box[] = [],
): { readonly left: number; readonly top: number } => {
  const along = (most: number): readonly number[] =>
    Array.from({ length: Math.floor(Math.max(0, most) / step) + 2 }, (_, nth) => edge + nth * step);
  // Where each side of it is taken, the nearest free spot is better than a far corner.
  const anywhere = along(frame.width - size.width).flatMap((x) =>
    along(frame.height - size.height).map((y) => [x, y] as const),
  );
  const spots = [own, ...(ground ? [around(own, ground)] : [])]
    .flatMap((box) => beside(box, size))
    .concat(anywhere);
  const rated = spots.map(([x, y]) => {
    const left = within(x, frame.width - size.width);
    const top = within(y, frame.height - size.height);
    const box = { left, top, right: left + size.width, bottom: top + size.height };
    const cost =
      ownWeight * [own, ...kept].reduce((sum, each) => sum + shared(box, each), 0) +
      figureWeight * others.reduce((sum, other) => sum + shared(box, other), 0) +
      (ground && shared(box, ground) > 0 ? groundTouched + shared(box, ground) : 0) +
      distanceWeight * between(box, own);
    return { left, top, cost };
  });
  const best = rated.reduce((one, other) => (other.cost < one.cost ? other : one));
  return { left: Math.round(best.left), top: Math.round(best.top) };
};
