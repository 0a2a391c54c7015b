import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { inkColours } from '@/components/card/inks';
import { renderInNode } from '@/components/pdf/node';
import { linear, rasterOf, seen, sights, type Raster, type Sight } from '@/components/pdf/testing/raster';
import type { Card, Drawing } from '@/lib/cards/card';
import { drawPip } from '@/lib/cards/pip';
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

describe('golden pictures', { timeout: 60_000 }, () => {
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

/** A pip as large as the page, without colour. */
const pipRaster = async (trait: Pip): Promise<Raster> => {
  const drawings: readonly Drawing[] = drawPip(paintedPips[trait], 148, 105, 90);
  const pdf = await renderInNode([{ paper: papers.a4, faces: [], marks: drawings, texts: [] }], meta);
  return seen(await rasterOf(pdf, 1, 18), 'grey');
};

describe('the traits', { timeout: 60_000 }, () => {
  it.each(pairs)('%s and %s are told apart by colour, also without green cones', (one, other) => {
    expect(apart(one, other, 'colour')).toBeGreaterThan(20);
    expect(apart(one, other, 'deuteranopia')).toBeGreaterThan(10);
  });

  it('and by their shapes where there is no colour at all', async () => {
    const pips = new Map(
      await Promise.all(traits.map(async (trait) => [trait, await pipRaster(trait)] as const)),
    );
    for (const [one, other] of pairs) {
      const [first, second] = [pips.get(one), pips.get(other)];
      if (!first || !second) throw new Error('no pip');
      expect(difference(first, second).clear, `${one} ${other}`).toBeGreaterThan(0.02);
      expect(difference(first, first).clear).toBe(0);
    }
  });
});
