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

/** Adds what is left of a free rectangle beside one that is taken, in largest rectangles. */
const addRest = (to: Box[], { x, y, width, height }: Box, taken: Box): void => {
  const add = (part: Box): void => {
    if (part.width > tolerance && part.height > tolerance) to.push(part);
  };
  const [takenRight, takenBottom] = [taken.x + taken.width, taken.y + taken.height];
  add({ x, y, width, height: taken.y - y });
  add({ x, y: takenBottom, width, height: y + height - takenBottom });
  add({ x, y, width: taken.x - x, height });
  add({ x: takenRight, y, width: x + width - takenRight, height });
};

/** Largest free rectangles after one is taken; those within another are dropped. */
export const afterTaking = (free: readonly Box[], taken: Box): readonly Box[] => {
  const left: Box[] = [];
  const isCut: boolean[] = [];
  for (const box of free) {
    const isWhole = isApart(box, taken);
    if (isWhole) left.push(box);
    else addRest(left, box, taken);
    while (isCut.length < left.length) isCut.push(!isWhole);
  }
  // Boxes that were not cut lie in nothing else: each was one of the largest, and all others are smaller now.
  return left.filter(
    (box, index) =>
      !isCut[index] ||
      !left.some(
        (other, place) => place !== index && contains(other, box) && (place < index || !contains(box, other)),
      ),
  );
};
