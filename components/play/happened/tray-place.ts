/** A circle of the board that should stay in sight, or a box with round edges about it, in parts of the board. */
export interface Sight {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  /** From the middle of a box to its sides, without the radius. */
  readonly wide?: number;
  readonly high?: number;
  /** How much it matters beside others. */
  readonly weight: number;
}

/** Left upper corner of the dice, in parts of the board. */
export interface TrayPlace {
  readonly left: number;
  readonly top: number;
}

/** Room that the dice take, in parts of the board. */
interface Size {
  readonly width: number;
  readonly height: number;
}

/** Parts of the free room: the upper middle first, and the edges before what lies between. */
const columns = [0.5, 0, 1, 0.25, 0.75, 0.125, 0.375, 0.625, 0.875] as const;
const rows = [0, 1, 0.25, 0.75, 0.5, 0.125, 0.375, 0.625, 0.875] as const;

/** A part of the board that the dice keep from its edges. */
const edge = 0.02;

const covers = (
  { left, top }: TrayPlace,
  { width, height }: Size,
  { x, y, radius, wide = 0, high = 0 }: Sight,
): boolean => {
  const far = (at: number, half: number, from: number, length: number): number =>
    Math.max(0, from - at - half, at - half - from - length);
  return Math.hypot(far(x, wide, left, width), far(y, high, top, height)) < radius;
};

/**
 * The place of the dice that hides least of what should be seen; the upper middle where all are as good.
 * @param outside a place beside the board, and how much has to be hidden on the board before it is better
 * @param least smallest radius of what is seen, in parts of the board: coins are larger than bases on a small one
 */
export const trayPlaceFor = (
  sights: readonly Sight[],
  size: Size,
  least = 0,
  outside?: TrayPlace & { readonly weight: number },
): TrayPlace => {
  const along = (part: number, length: number): number => edge + part * Math.max(0, 1 - 2 * edge - length);
  const places = rows.flatMap((row) =>
    columns.map((column) => ({ left: along(column, size.width), top: along(row, size.height) })),
  );
  const hidden = (place: TrayPlace): number =>
    sights.reduce(
      (sum, sight) =>
        sum +
        (covers(place, size, {
          ...sight,
          radius: sight.wide === undefined ? Math.max(least, sight.radius) : sight.radius,
        })
          ? sight.weight
          : 0),
      0,
    );
  const best = places.reduce((one, place) => (hidden(place) < hidden(one) ? place : one));
  return outside && hidden(best) > outside.weight ? outside : best;
};
