/** A text that floats at a spot of the board, in pixels of its frame. */
export interface Floating {
  readonly key: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** Middle of a text, in pixels of the frame. */
interface Middle {
  readonly x: number;
  readonly y: number;
}

/** Pixels from line to line, and those that two texts of a line keep from each other. */
export const lineHeight = 28;
const gap = 4;

/** Lines from the figure that are tried: at it, then below it, since texts rise, then above it. */
const lines = [0, 1, 2, 3, 4, -1, -2, -3, -4, 5, 6, -5, -6] as const;

interface Laid extends Middle {
  readonly width: number;
}

const overlap = (one: Laid, other: Laid): boolean =>
  Math.abs(one.y - other.y) < lineHeight && Math.abs(one.x - other.x) < (one.width + other.width) / 2 + gap;

const within = (value: number, half: number, length: number): number =>
  Math.max(Math.min(half, length / 2), Math.min(value, length - Math.min(half, length / 2)));

/**
 * Where texts float: each at its figure, in the frame, and none over another.
 * @param before where those that already float are: they stay
 */
export const floatPlaces = (
  texts: readonly Floating[],
  frame: { readonly width: number; readonly height: number },
  before: ReadonlyMap<string, Middle> = new Map(),
): ReadonlyMap<string, Middle> => {
  const laid = new Map<string, Laid>();
  for (const { key, width } of texts) {
    const place = before.get(key);
    if (place) laid.set(key, { ...place, width });
  }
  for (const { key, x, y, width } of texts) {
    if (laid.has(key)) continue;
    const spots = lines.map((line) => ({
      x: within(x, width / 2, frame.width),
      y: within(y + line * lineHeight, lineHeight / 2, frame.height),
      width,
    }));
    const others = [...laid.values()];
    const free = spots.find((spot) => !others.some((other) => overlap(spot, other))) ?? spots[0];
    if (free) laid.set(key, free);
  }
  return laid;
};
