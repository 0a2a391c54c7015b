import type { Drawing, Ink } from '../card';

/** Inks that liveries are drawn in: dark enough for a name in white on them. */
export const liveryInks = ['rust', 'moss', 'teal', 'violet', 'slate'] as const satisfies readonly Ink[];
export type LiveryInk = (typeof liveryInks)[number];

/** A line of a pattern, which runs down the band: mm from its middle, its width, its dashes, and how far down it begins. */
interface Stripe {
  readonly at: number;
  readonly width: number;
  /** mm on, mm off; a solid line if empty. */
  readonly dash?: readonly [number, number];
  readonly shift?: number;
}

const rails: readonly Stripe[] = [
  { at: -0.65, width: 0.35 },
  { at: 0.65, width: 0.35 },
];
const rungs: Stripe = { at: 0, width: 1.7, dash: [0.35, 1.4] };

/** Patterns that you can tell apart in black across a table. */
export const patterns = {
  rails,
  rungs: [rungs],
  ladder: [...rails, rungs],
  blocks: [{ at: 0, width: 1.6, dash: [1.6, 1.6] }],
  checks: [
    { at: -0.45, width: 0.9, dash: [0.9, 0.9] },
    { at: 0.45, width: 0.9, dash: [0.9, 0.9], shift: 0.9 },
  ],
  beads: [{ at: 0, width: 0.8, dash: [0.8, 1.2] }],
  spine: [{ at: 0, width: 0.35 }, rungs],
  pairs: [
    { at: 0, width: 1.7, dash: [0.3, 2.5] },
    { at: 0, width: 1.7, dash: [0.3, 2.5], shift: 0.7 },
  ],
  bars: [{ at: 0, width: 0.8, dash: [5, 1.2] }],
  signals: [
    { at: 0, width: 1, dash: [2.6, 3] },
    { at: 0, width: 1, dash: [0.8, 4.8], shift: 3.7 },
  ],
  steps: [
    { at: -0.45, width: 0.9, dash: [0.35, 1.75] },
    { at: 0.45, width: 0.9, dash: [0.35, 1.75], shift: 1.05 },
  ],
  stitches: [
    { at: -0.6, width: 0.35, dash: [1.2, 0.9] },
    { at: 0.6, width: 0.35, dash: [1.2, 0.9] },
  ],
  bricks: [
    { at: -0.62, width: 0.5, dash: [1.7, 0.3] },
    { at: 0, width: 0.5, dash: [1.7, 0.3], shift: 1 },
    { at: 0.62, width: 0.5, dash: [1.7, 0.3] },
  ],
  grains: [
    { at: -0.65, width: 0.4, dash: [0.4, 0.8] },
    { at: 0, width: 0.4, dash: [0.4, 0.8], shift: 0.6 },
    { at: 0.65, width: 0.4, dash: [0.4, 0.8] },
  ],
  fence: [
    { at: -0.6, width: 0.5 },
    { at: 0.45, width: 0.8, dash: [0.8, 1] },
  ],
  knots: [
    { at: 0, width: 0.35 },
    { at: 0, width: 1.5, dash: [1.5, 3] },
  ],
} as const satisfies Readonly<Record<string, readonly Stripe[]>>;
export type PatternId = keyof typeof patterns;

/** Look of a card across the table: a colour, and a pattern that also shows in black. */
export interface Livery {
  readonly ink: LiveryInk;
  readonly pattern: PatternId;
}

/** mm from the left: the middles of the bands inside the frame. */
const middles = [4.85, 58.15] as const;

/**
 * How much longer the dashes of a pattern are where a band is this long, so that it ends with whole dashes and not with
 * a sliver of one.
 */
const stretchTo = (stripes: readonly Stripe[], length: number): number => {
  const dashed = stripes.flatMap(({ dash, shift = 0 }) => (dash ? [{ dash, end: shift + dash[0] }] : []));
  const [first] = dashed;
  if (!first) return 1;
  const period = first.dash[0] + first.dash[1];
  const end = Math.max(...dashed.map((stripe) => stripe.end));
  const count = Math.max(0, Math.round((length - end) / period));
  return length / (count * period + end);
};

/** The bands along both sides of a front. @param top, bottom mm */
export const drawLivery = ({ ink, pattern }: Livery, top: number, bottom: number): readonly Drawing[] => {
  const stripes: readonly Stripe[] = patterns[pattern];
  const stretch = stretchTo(stripes, bottom - top);
  return middles.flatMap((middle) =>
    stripes.map(({ at, width, dash, shift = 0 }): Drawing => ({
      draw: 'line',
      from: [middle + at, top + shift * stretch],
      to: [middle + at, bottom],
      stroke: ink,
      strokeWidth: width,
      ...(dash && { dash: [dash[0] * stretch, dash[1] * stretch] }),
    })),
  );
};
