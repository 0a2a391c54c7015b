/** Colours as people see them: linear light, ways of seeing, difference and contrast. */

/** Red, green and blue as linear light, 0 to 1 each. */
export type Light = readonly [red: number, green: number, blue: number];

type Matrix = readonly [row1: Light, row2: Light, row3: Light];

/**
 * Matrices of linear light for each kind of sight: Machado, Oliveira and Fernandes (2009) at full severity, and
 * greyscale as a printer makes it, by luminance.
 */
export const sights = {
  full: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  greyscale: [
    [0.2126, 0.7152, 0.0722],
    [0.2126, 0.7152, 0.0722],
    [0.2126, 0.7152, 0.0722],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
} as const satisfies Readonly<Record<string, Matrix>>;

export type Sight = keyof typeof sights;

const channel = (hex: string, at: number): number => {
  const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};

const clamp = (value: number): number => Math.min(1, Math.max(0, value));

/** A colour as someone sees it. @throws Error for anything but "#rrggbb" */
export const seen = (hex: string, sight: Sight = 'full'): Light => {
  if (!/^#[0-9a-f]{6}$/i.test(hex)) throw new Error(`"${hex}" is no #rrggbb`);
  const [red, green, blue] = [channel(hex, 1), channel(hex, 3), channel(hex, 5)];
  const [r, g, b] = sights[sight];
  const through = (row: Light): number => clamp(row[0] * red + row[1] * green + row[2] * blue);
  return [through(r), through(g), through(b)];
};

/** Relative luminance, 0 to 1. */
const luminance = ([red, green, blue]: Light): number => 0.2126 * red + 0.7152 * green + 0.0722 * blue;

/** WCAG contrast, 1 to 21. */
export const contrast = (a: Light, b: Light): number => {
  const [x, y] = [luminance(a), luminance(b)];
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
};

const lab = ([red, green, blue]: Light): Light => {
  const bend = (t: number): number => (t > 216 / 24389 ? Math.cbrt(t) : ((24389 / 27) * t + 16) / 116);
  const x = bend((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.95047);
  const y = bend(0.2126 * red + 0.7152 * green + 0.0722 * blue);
  const z = bend((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
};

/** CIE76 Delta E: about 2.3 is just noticeable, 10 is plain at a glance. */
export const deltaE = (a: Light, b: Light): number => {
  const [from, to] = [lab(a), lab(b)];
  return Math.hypot(from[0] - to[0], from[1] - to[1], from[2] - to[2]);
};
