/** A length on another table, in its units of an inch. */
export interface Extent {
  readonly width: number;
  readonly height: number;
}

export interface TablePlace {
  readonly x: number;
  readonly z: number;
}

/** Inches between two things, and the most that a row is long. */
const gap = 0.5;
const longestRow = 28;

/**
 * The centres of things in rows before the player, each clear of its neighbours; a thing longer than a row gets a
 * separate row.
 */
export const placesOf = (things: readonly Extent[]): readonly TablePlace[] => {
  const places: TablePlace[] = [];
  let x = 0;
  let top = 0;
  let rowHeight = 0;
  for (const { width, height } of things) {
    if (x > 0 && x + width > longestRow) {
      x = 0;
      top += rowHeight + gap;
      rowHeight = 0;
    }
    places.push({ x: x + width / 2 - longestRow / 2, z: -(top + height / 2) });
    x += width + gap;
    rowHeight = Math.max(rowHeight, height);
  }
  return places;
};
