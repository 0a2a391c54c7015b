/** How large what is small is drawn, in #, so that it is seen on the screen. */
export interface Sizes {
  /** The radius of a pip of Life. */
  readonly pip: number;
  readonly token: number;
  /** Room for one token each, with its letter. */
  readonly isLarge: boolean;
}

/** @param perHash pixels of the screen */
export const sizesAt = (perHash: number): Sizes => {
  const px = perHash > 0 ? 1 / perHash : 1 / 26;
  return {
    pip: Math.min(0.21, Math.max(0.11, 2.8 * px)),
    token: Math.min(0.42, Math.max(0.24, 6.5 * px)),
    isLarge: perHash >= 22,
  };
};

export interface RimPip {
  readonly x: number;
  readonly y: number;
  readonly isFull: boolean;
}

/** As parts of a pip's radius: between the rim and a pip, and between two pips. */
const gap = { rim: 1.35, pips: 2.35 } as const;
/** More than this of the circle is never filled: tokens have the rest. */
const most = (Math.PI * 2 * 5) / 6;

/** Life about the top of a base, from left to right; undefined where so many have no room. @param radius of the base */
export const rimPips = (
  { x, y }: { readonly x: number; readonly y: number },
  radius: number,
  { full, all, pip }: Readonly<Record<'full' | 'all' | 'pip', number>>,
): readonly RimPip[] | undefined => {
  const far = radius + pip * gap.rim;
  const step = (pip * gap.pips) / far;
  if (step * (all - 1) > most) return undefined;
  const start = -Math.PI / 2 - (step * (all - 1)) / 2;
  return Array.from({ length: all }, (_, nth) => ({
    x: x + Math.cos(start + nth * step) * far,
    y: y + Math.sin(start + nth * step) * far,
    isFull: nth < full,
  }));
};
