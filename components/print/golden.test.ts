import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { inkColours } from '@/components/card/inks';
import { renderInNode } from '@/components/pdf/node';
import { linear, rasterOf, seen, sights, type Raster, type Sight } from '@/components/pdf/testing/raster';
import type { Card, Drawing } from '@/lib/cards/card';
import { drawPip } from '@/lib/cards/icons';
import { papers } from '@/lib/cards/paper/paper';
import { cardsOf, samplesOf } from '@/lib/systems/document';
import { firstSystem, open } from '@/lib/systems/open';
import { paintedPips } from '@/lib/systems/living/cards/painted-pips';
import type { Pip } from '@/lib/systems/living/sheet/pips';
import { layKits } from './kit/lay-kits';
import { keptSettings, type Settings } from './choices/settings';
import { optionsOf, sheetsOf } from './sheets';

await open([firstSystem], 'cards', 'kit');

/** `GOLDEN=write npx vitest run components/print/golden.test.ts` takes new pictures; look at them before they are kept. */
const isTaking = process.env['GOLDEN'] === 'write';
const folder = new URL('./golden/', import.meta.url);
const meta = { title: 'Kit', author: 'Pipsmith', language: 'en' };
const dpi = 24;
/** Of 255, on the mean over all dots; and how much of the page may differ clearly. */
const most = { mean: 2, clear: 0.01, isClear: 48 };

const traits = ['defence', 'melee', 'ranged', 'magic', 'skill'] as const satisfies readonly Pip[];
const looks = ['colour', 'grey', 'deuteranopia'] as const satisfies readonly Sight[];
const heroes = samplesOf(firstSystem)
  .slice(0, 4)
  .map(({ document }) => ({ hero: document }));
const usual: Settings = {
  ...keptSettings(() => ({ getItem: () => null, setItem: () => undefined }), 'de'),
  scenario: 'king-of-the-hill',
};

const pageOf = async (kit: readonly string[], cards: readonly Card[], change: Partial<Settings>) => {
  const settings: Settings = { ...usual, ...change, kit };
  const sheets = sheetsOf(cards, layKits(heroes, settings, {}), optionsOf(settings));
  return rasterOf(await renderInNode(sheets.slice(0, 1), meta), 1, dpi);
};

const cardsOfAll = (): readonly Card[] => heroes.flatMap(({ hero }) => cardsOf(hero).slice(0, 1));

const shots: Readonly<Record<string, () => Promise<Raster>>> = {
  cards: () => pageOf([], cardsOfAll(), {}),
  'cards-low': () => pageOf([], cardsOfAll(), { ink: 'low' }),
  counters: () => pageOf(['counters'], [], {}),
  parts: () => pageOf(['parts'], [], {}),
  map: () => pageOf(['map'], [], {}),
};

const canvasOf = ({ width, height, data }: Raster) => {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  const image = context.createImageData(width, height);
  image.data.set(data);
  context.putImageData(image, 0, 0);
  return canvas;
};

const keptPicture = async (name: string): Promise<Raster> => {
  const picture = await loadImage(readFileSync(new URL(`${name}.png`, folder)));
  const canvas = createCanvas(picture.width, picture.height);
  const context = canvas.getContext('2d');
  context.drawImage(picture, 0, 0);
  const { data } = context.getImageData(0, 0, picture.width, picture.height);
  return { width: picture.width, height: picture.height, data };
};

const difference = (one: Raster, other: Raster): { readonly mean: number; readonly clear: number } => {
  if (one.width !== other.width || one.height !== other.height) return { mean: 255, clear: 1 };
  let sum = 0;
  let clear = 0;
  for (let at = 0; at < one.data.length; at += 4) {
    const apart = [0, 1, 2].map((part) =>
      Math.abs((one.data[at + part] ?? 0) - (other.data[at + part] ?? 0)),
    );
    sum += (apart[0] ?? 0) + (apart[1] ?? 0) + (apart[2] ?? 0);
    if (Math.max(...apart) > most.isClear) clear += 1;
  }
  const dots = one.width * one.height;
  return { mean: sum / (3 * dots), clear: clear / dots };
};

describe('golden pictures', () => {
  it.each(Object.keys(shots))(
    '%s look as they did, in colour, without it, and without green',
    async (name) => {
      const shot = await shots[name]?.();
      if (!shot) throw new Error(name);
      for (const sight of looks) {
        const now = seen(shot, sight);
        if (isTaking) {
          mkdirSync(folder, { recursive: true });
          writeFileSync(new URL(`${name}-${sight}.png`, folder), canvasOf(now).toBuffer('image/png'));
        }
        const { mean, clear } = difference(now, await keptPicture(`${name}-${sight}`));
        expect(mean, `${name}, ${sight}`).toBeLessThan(most.mean);
        expect(clear, `${name}, ${sight}`).toBeLessThan(most.clear);
      }
    },
  );

  it('would not pass for another page, or in other inks', async () => {
    const counters = await keptPicture('counters-colour');
    expect(difference(counters, await keptPicture('parts-colour')).clear).toBeGreaterThan(most.clear);
    expect(difference(counters, await keptPicture('counters-grey')).clear).toBeGreaterThan(most.clear);
  });
});

/** Lightness, red to green, yellow to blue: CIE L*a*b*, in which equal steps look about equal. */
const lab = ([red, green, blue]: readonly [number, number, number]): readonly number[] => {
  const [r, g, b] = [linear(red / 255), linear(green / 255), linear(blue / 255)];
  const root = (part: number) => (part > 0.008856 ? Math.cbrt(part) : 7.787 * part + 16 / 116);
  const x = root((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047);
  const y = root(0.2126 * r + 0.7152 * g + 0.0722 * b);
  const z = root((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
};

const apart = (one: Pip, other: Pip, sight: Sight): number => {
  const [first, second] = [one, other].map((trait) => {
    const part = (at: number) => Number.parseInt(inkColours[paintedPips[trait].ink].slice(at, at + 2), 16);
    return lab(sights[sight]([part(1), part(3), part(5)]));
  });
  return Math.hypot(...(first ?? []).map((value, at) => value - (second?.[at] ?? 0)));
};

const pairs = traits.flatMap((one, index) => traits.slice(index + 1).map((other) => [one, other] as const));

/** mm: a minute of arc at arm's length, which is what a good eye tells apart, and half a pip of a card. */
const minute = 0.17;
const radius = 2.25;

/** mm: a strip of paper with a pip of each trait. */
const cell = 6;
const dotsPerMm = 3 / minute;

const strip = async (): Promise<Raster> => {
  const marks: readonly Drawing[] = traits.flatMap((trait, index) =>
    drawPip(paintedPips[trait], (index + 0.5) * cell, cell / 2, radius),
  );
  const paper = { ...papers.a4, width: traits.length * cell, height: cell };
  return rasterOf(await renderInNode([{ paper, faces: [], marks, texts: [] }], meta), 1, 25.4 * dotsPerMm);
};

/** A pip dot by dot as far as an eye at arm's length resolves it: light from 0 to 1. */
const lookedAt = (page: Raster, index: number): readonly number[] => {
  const light = (x: number, y: number): number => {
    const column = Math.round(((index + 0.5) * cell + x) * dotsPerMm);
    const dot = 4 * (Math.round((cell / 2 + y) * dotsPerMm) * page.width + column);
    const part = (at: number) => linear((page.data[dot + at] ?? 0) / 255);
    return 0.2126 * part(0) + 0.7152 * part(1) + 0.0722 * part(2);
  };
  const dots = Math.round((2 * radius) / minute);
  const at = (dot: number): number => (dot - (dots - 1) / 2) * minute;
  return Array.from(
    { length: dots * dots },
    (_, dot) => [at(dot % dots), at(Math.floor(dot / dots))] as const,
  )
    .filter(([x, y]) => Math.hypot(x, y) < radius * 0.86)
    .map(([x, y]) => {
      // An eye's own blur: the mean over two minutes around.
      const around = [-1, -0.5, 0, 0.5, 1].map((step) => step * minute);
      const lights = around.flatMap((dy) => around.map((dx) => light(x + dx, y + dy)));
      return lights.reduce((sum, one) => sum + one, 0) / lights.length;
    });
};

/** How alike two pictures are whatever their brightness: 1 for the same or its negative, 0 for nothing in common. */
const alike = (one: readonly number[], other: readonly number[]): number => {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [first, second] = [mean(one), mean(other)];
  const product = (a: readonly number[], ma: number, b: readonly number[], mb: number) =>
    a.reduce((sum, value, at) => sum + (value - ma) * ((b[at] ?? 0) - mb), 0);
  const spread = product(one, first, one, first) * product(other, second, other, second);
  return Math.abs(product(one, first, other, second) / Math.sqrt(spread));
};

describe('the traits', () => {
  it.each(pairs)('%s and %s are told apart by colour, also without green cones', (one, other) => {
    expect(apart(one, other, 'colour')).toBeGreaterThan(20);
    expect(apart(one, other, 'deuteranopia')).toBeGreaterThan(10);
  });

  it("and by their shapes at arm's length: clear of their ground, none like another", async () => {
    const page = await strip();
    for (const sight of looks) {
      const pips = traits.map((trait, index) => [trait, lookedAt(seen(page, sight), index)] as const);
      for (const [trait, light] of pips) {
        const contrast = (Math.max(...light) + 0.05) / (Math.min(...light) + 0.05);
        expect(contrast, `${trait} in ${sight}`).toBeGreaterThan(4.5);
      }
      pips.forEach(([one, first], index) => {
        for (const [other, second] of pips.slice(index + 1))
          expect(alike(first, second), `${one} and ${other} in ${sight}`).toBeLessThan(0.82);
        expect(alike(first, first)).toBeCloseTo(1);
      });
    }
  });
});
