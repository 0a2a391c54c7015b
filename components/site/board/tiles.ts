import type { Surface } from '@/lib/table/surface';
import { chanceOf } from './chance';

/** # along each side of what a ground repeats: what grows anywhere more, so that nobody sees it; what is laid in rows less. */
const [wide, laid] = [12, 6];

interface Mark {
  readonly d: string;
  readonly fill?: string;
  readonly stroke?: string;
  readonly width?: number;
}

interface Tile {
  readonly ground: string;
  /** # along each side of what is repeated. */
  readonly side: number;
  /** Its other shade, in large patches. */
  readonly patch?: string;
  readonly marks: readonly Mark[];
}

const part = (value: number): string => String(Number(value.toFixed(2)));

/** This many places of a tile, each in its own cell so that none lie in heaps, and far enough from the edge. */
const scattered = (
  seed: number,
  across: number,
  at: (x: number, y: number, chance: () => number) => string,
): string => {
  const chance = chanceOf(seed);
  const cell = wide / across;
  return Array.from({ length: across * across }, (_, nth) => {
    const x = ((nth % across) + 0.15 + chance() * 0.5) * cell;
    const y = (Math.floor(nth / across) + 0.25 + chance() * 0.6) * cell;
    return chance() < 0.3 ? '' : at(x, y, chance);
  }).join('');
};

const move = (x: number, y: number): string => `M${part(x)} ${part(y)}`;

const tuft = (x: number, y: number, chance: () => number): string => {
  const high = 0.14 + chance() * 0.12;
  return [-0.09, 0, 0.1].map((lean) => `${move(x + lean / 2, y)}l${part(lean)} ${part(-high)}`).join('');
};

/** A longer blade or two, bent by the wind. */
const blade = (x: number, y: number, chance: () => number): string => {
  const high = 0.2 + chance() * 0.16;
  return [-0.05, 0.06]
    .map(
      (aside) =>
        `${move(x + aside, y)}q${part(aside)} ${part(-high * 0.7)} ${part(aside * 3 + 0.08)} ${part(-high)}`,
    )
    .join('');
};

/** Four petals. */
const flower = (x: number, y: number): string =>
  [
    [-0.06, 0],
    [0.06, 0],
    [0, -0.06],
    [0, 0.06],
  ]
    .map(([dx = 0, dy = 0]) => dot(x + dx, y + dy))
    .join('');

const leaf = (x: number, y: number, chance: () => number): string => {
  const angle = chance() * 6.3;
  const [dx, dy] = [Math.cos(angle) * 0.24, Math.sin(angle) * 0.24];
  const [px, py] = [-dy * 0.45, dx * 0.45];
  const [to, one, other] = [
    [dx, dy],
    [dx / 2 + px, dy / 2 + py],
    [dx / 2 - px, dy / 2 - py],
  ] as const;
  const pair = ([a, b]: readonly [number, number]): string => `${part(x + a)} ${part(y + b)}`;
  return `${move(x, y)}Q${pair(one)} ${pair(to)}Q${pair(other)} ${part(x)} ${part(y)}Z`;
};

const dot = (x: number, y: number): string => `${move(x, y)}h0.01`;

const ripple = (x: number, y: number, chance: () => number): string => {
  const long = 0.35 + chance() * 0.35;
  return `${move(x, y)}q${part(long / 2)} -0.16 ${part(long)} 0t${part(long)} 0`;
};

const drift = (x: number, y: number, chance: () => number): string => {
  const long = 0.5 + chance() * 0.7;
  return `${move(x, y)}q${part(long / 2)} ${part(-0.12 - chance() * 0.14)} ${part(long)} 0`;
};

const slab = (x: number, y: number, wide: number, high: number, round: number): string => {
  const [w, h] = [wide - 2 * round, high - 2 * round];
  return `${move(x + round, y)}h${part(w)}q${round} 0 ${round} ${round}v${part(h)}q0 ${round} -${round} ${round}h${part(-w)}q-${round} 0 -${round} -${round}v${part(-h)}q0 -${round} ${round} -${round}Z`;
};

/** Stones in rows, of two shades; they end with the tile, and start again with the next. */
const rowsOf = (
  seed: number,
  { high, least, more, gap, round }: Readonly<Record<'high' | 'least' | 'more' | 'gap' | 'round', number>>,
): readonly [string, string] => {
  const chance = chanceOf(seed);
  const shades: [string, string] = ['', ''];
  for (let row = 0; row * high < laid - 0.01; row += 1) {
    const widths: number[] = [];
    while (widths.reduce((sum, wide) => sum + wide, 0) < laid) widths.push(least + chance() * more);
    const scale = laid / widths.reduce((sum, wide) => sum + wide, 0);
    let x = 0;
    for (const wide of widths) {
      const shade = chance() < 0.4 ? 1 : 0;
      shades[shade] += slab(x + gap / 2, row * high + gap / 2, wide * scale - gap, high - gap, round);
      x += wide * scale;
    }
  }
  return shades;
};

const [cobbles, otherCobbles] = rowsOf(5, { high: 0.5, least: 0.42, more: 0.3, gap: 0.07, round: 0.14 });
const [flags, otherFlags] = rowsOf(11, { high: 1.5, least: 1.3, more: 1.2, gap: 0.09, round: 0.08 });

/** Boards, each with its joint elsewhere, nails at it, and a line of grain or two. */
const planks = ((): Readonly<Record<'joints' | 'nails' | 'grain' | 'other' | 'edges', string>> => {
  const chance = chanceOf(3);
  const high = 0.75;
  const all = { joints: '', nails: '', grain: '', other: '', edges: '' };
  const darken = (from: number, to: number, y: number): void => {
    all.other += `${move(from, y)}H${part(to)}v${high}H${part(from)}Z`;
  };
  for (let row = 0; row * high < wide; row += 1) {
    const y = row * high;
    all.joints += `M0 ${part(y)}H${wide}`;
    all.edges += `M0 ${part(y + 0.07)}H${wide}`;
    const joints: number[] = [];
    for (let x = 0.4 + chance() * 3.6; x < wide - 0.4; x += 2.4 + chance() * 3.2) joints.push(x);
    joints.forEach((joint, nth) => {
      all.joints += `${move(joint, y)}v${high}`;
      for (const side of [-0.13, 0.13])
        all.nails += dot(joint + side, y + 0.18) + dot(joint + side, y + high - 0.18);
      // The last board goes on at the start of the next tile.
      if (chance() > 0.3) return;
      const next = joints[nth + 1];
      darken(joint, next ?? wide, y);
      if (next === undefined) darken(0, joints[0] ?? 0, y);
    });
    for (const line of [0.3, 0.55])
      for (const half of [0, wide / 2])
        all.grain += `${move(half + 0.4 + chance() * 3, y + line)}q0.7 ${part(0.1 - chance() * 0.2)} ${part(1.2 + chance())} 0`;
  }
  return all;
})();

/** Tiles of each ground; its colours are those of the stylesheet, by day and by night. */
export const tiles: Readonly<Record<Surface, Tile>> = {
  grass: {
    ground: 'var(--grass)',
    side: wide,
    patch: 'var(--grass-patch)',
    marks: [
      { d: scattered(2, 13, tuft), stroke: 'var(--grass-mark)', width: 0.05 },
      { d: scattered(21, 9, blade), stroke: 'var(--grass-blade)', width: 0.06 },
      { d: scattered(9, 6, flower), stroke: 'var(--grass-bloom)', width: 0.1 },
    ],
  },
  moss: {
    ground: 'var(--moss)',
    side: wide,
    patch: 'var(--moss-patch)',
    marks: [
      { d: scattered(4, 13, leaf), fill: 'var(--moss-mark)' },
      { d: scattered(8, 8, tuft), stroke: 'var(--moss-tuft)', width: 0.05 },
      { d: scattered(23, 7, blade), stroke: 'var(--moss-tuft)', width: 0.06 },
      { d: scattered(13, 8, leaf), fill: 'var(--moss-leaf)' },
    ],
  },
  cobbles: {
    ground: 'var(--cobbles)',
    side: laid,
    marks: [
      { d: cobbles, fill: 'var(--cobbles-stone)' },
      { d: otherCobbles, fill: 'var(--cobbles-other)' },
    ],
  },
  flags: {
    ground: 'var(--flags)',
    side: laid,
    marks: [
      { d: flags, fill: 'var(--flags-stone)' },
      { d: otherFlags, fill: 'var(--flags-other)' },
    ],
  },
  sand: {
    ground: 'var(--sand)',
    side: wide,
    patch: 'var(--sand-patch)',
    marks: [
      { d: scattered(7, 9, ripple), stroke: 'var(--sand-mark)', width: 0.05 },
      { d: scattered(12, 15, dot), stroke: 'var(--sand-mark)', width: 0.06 },
    ],
  },
  snow: {
    ground: 'var(--snow)',
    side: wide,
    patch: 'var(--snow-patch)',
    marks: [
      { d: scattered(10, 8, drift), stroke: 'var(--snow-mark)', width: 0.07 },
      { d: scattered(15, 12, dot), stroke: 'var(--snow-mark)', width: 0.06 },
    ],
  },
  planks: {
    ground: 'var(--planks)',
    side: wide,
    marks: [
      { d: planks.other, fill: 'var(--planks-patch)' },
      { d: planks.edges, stroke: 'var(--planks-light)', width: 0.05 },
      { d: planks.grain, stroke: 'var(--planks-grain)', width: 0.04 },
      { d: planks.joints, stroke: 'var(--planks-joint)', width: 0.06 },
      { d: planks.nails, stroke: 'var(--planks-joint)', width: 0.09 },
    ],
  },
};
