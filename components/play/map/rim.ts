/** Size of small things, in #, so that they can be seen on the screen. */
export interface Sizes {
  /** The radius of a pip of Life. */
  readonly pip: number;
  readonly token: number;
  /** Room for one token each, with its sign. */
  readonly isLarge: boolean;
}

/** How thick the edge of a pip is, as a part of its radius. */
export const edge = 0.36;

/** The same object for the same size, so that nothing is drawn again. */
const known = new Map<number, Sizes>();

/** @param perHash pixels of the screen */
export const sizesAt = (perHash: number): Sizes => {
  const before = known.get(perHash);
  if (before) return before;
  const px = perHash > 0 ? 1 / perHash : 1 / 26;
  const sizes = {
    pip: Math.min(0.2, Math.max(0.11, 2.2 * px)),
    token: Math.min(0.46, Math.max(0.26, 8.5 * px)),
    isLarge: perHash >= 22,
  };
  known.set(perHash, sizes);
  return sizes;
};

export interface RimPip {
  readonly x: number;
  readonly y: number;
  readonly isFull: boolean;
}

/** As parts of a pip's radius: from the rim to the middle of a pip, and from one pip to the next at least. */
const gap = { rim: 0.55, pips: 2.15 } as const;

/** Angle between the studs at the upper half of a base whose lower edge has a plate. */
const upper = Math.PI / 2;

/**
 * Life as studs around a base, from its top like the hours of a clock; undefined where they have no room.
 * @param radius of the base
 * @param hasPlate its lower edge has a plate: up to three keep off it, and off whoever touches it below,
 * above or at the sides
 */
export const rimPips = (
  { x, y }: { readonly x: number; readonly y: number },
  radius: number,
  { full, all, pip }: Readonly<Record<'full' | 'all' | 'pip', number>>,
  hasPlate = false,
): readonly RimPip[] | undefined => {
  const far = radius + pip * gap.rim;
  const isUpper = hasPlate && all <= 3;
  const step = isUpper ? upper : (2 * Math.PI) / all;
  if (step * far < pip * gap.pips) return undefined;
  const first = isUpper ? -(step * Math.max(1, all - 1)) / 2 : 0;
  return Array.from({ length: all }, (_, nth) => ({
    x: x + Math.sin(first + nth * step) * far,
    y: y - Math.cos(first + nth * step) * far,
    isFull: nth < full,
  }));
};
