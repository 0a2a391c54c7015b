/** A rectangle in mm from the top left of the area that is packed. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** mm: sums of fractions are not exact. */
export const tolerance = 1e-6;

const contains = (outer: Box, inner: Box): boolean =>
  inner.x >= outer.x - tolerance &&
  inner.y >= outer.y - tolerance &&
  inner.x + inner.width <= outer.x + outer.width + tolerance &&
  inner.y + inner.height <= outer.y + outer.height + tolerance;

const isApart = (free: Box, taken: Box): boolean =>
  taken.x >= free.x + free.width - tolerance ||
  taken.x + taken.width <= free.x + tolerance ||
  taken.y >= free.y + free.height - tolerance ||
  taken.y + taken.height <= free.y + tolerance;

/** What is left of a free rectangle beside one that is taken, in largest rectangles. */
const without = (free: Box, taken: Box): readonly Box[] => {
  const [right, bottom] = [free.x + free.width, free.y + free.height];
  const [takenRight, takenBottom] = [taken.x + taken.width, taken.y + taken.height];
  return [
    { ...free, height: taken.y - free.y },
    { ...free, y: takenBottom, height: bottom - takenBottom },
    { ...free, width: taken.x - free.x },
    { ...free, x: takenRight, width: right - takenRight },
  ].filter(({ width, height }) => width > tolerance && height > tolerance);
};

/** What is left of largest rectangles beside one that is taken; those that lie within another are dropped. */
export const afterTaking = (free: readonly Box[], taken: Box): readonly Box[] => {
  const left: Box[] = [];
  const cut = new Set<Box>();
  for (const box of free) {
    if (isApart(box, taken)) left.push(box);
    else
      for (const part of without(box, taken)) {
        left.push(part);
        cut.add(part);
      }
  }
  // What was not cut lies in nothing else: it was one of the largest, and all others are smaller now.
  return left.filter(
    (box, index) =>
      !cut.has(box) ||
      !left.some(
        (other, place) => place !== index && contains(other, box) && (place < index || !contains(box, other)),
      ),
  );
};
