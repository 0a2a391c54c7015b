import { createCanvas } from '@napi-rs/canvas';
import type { Card } from '@/lib/cards/card';
import { impose } from '@/lib/cards/paper/imposition';
import type { PrintSheet } from '@/lib/cards/paper/print-sheet';
import type { InkLook } from '@/lib/cards/ink-look';
import { messages } from '@/lib/messages/index';
import { cardsOf } from '@/lib/systems/document';
import { documentOf } from '@/lib/systems/living/fixtures/heroes';
import { type HeroDraft, newHero } from '@/lib/systems/living/sheet/hero';
import { firstSystem, open } from '@/lib/systems/open';
import { samples } from '@/lib/systems/living/start/samples/samples';
import { describe, expect, it } from 'vitest';
import { readFont } from './node';
import type { Photos } from './photos';
import { renderPdf } from './render';
import { openPdf } from './testing/read-back';

await open([firstSystem], 'cards');
const cardsFor = (of: HeroDraft, options: Parameters<typeof cardsOf>[1] = {}) =>
  cardsOf(documentOf(of), options);

const meta = { title: 'Jane', author: 'Pipsmith', language: 'en' };
const dotsPerMm = 6;

/** A photo with a colour in each quarter. */
const quarters = ['#c81e1e', '#1ec81e', '#1e1ec8', '#c8c81e'] as const;
const jpegOf = (width: number, height: number): Uint8Array => {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  quarters.forEach((colour, index) => {
    context.fillStyle = colour;
    context.fillRect(((index % 2) * width) / 2, (Math.floor(index / 2) * height) / 2, width / 2, height / 2);
  });
  return new Uint8Array(canvas.toBuffer('image/jpeg', 90));
};

const photo = jpegOf(750, 640);
const photos: Photos = new Map([['photo-1', photo]]);
const jane = samples.find(({ hero }) => hero.followers.length > 0)?.hero ?? newHero('Jane');
const janes = cardsFor(jane, { photo: 'photo-1' });
const [hero] = janes;
if (!hero) throw new Error('no card');

const sheetsOf = (cards: readonly Card[], ink: InkLook = 'colour'): readonly PrintSheet[] =>
  impose(cards, { paper: 'a4', labels: messages.print.labels, ink });
const print = (sheets: readonly PrintSheet[], of: Photos = photos) =>
  renderPdf(sheets, meta, readFont, { photos: of });
const imagesIn = (pdf: Uint8Array): number =>
  Buffer.from(pdf).toString('latin1').split('/Subtype /Image').length - 1;

/** The colour of a place on the first page, in mm, as the nearest of the given ones. */
const probe = async (
  pdf: Uint8Array,
): Promise<(x: number, y: number) => readonly [number, number, number]> => {
  const file = await openPdf(pdf);
  const page = await file.getPage(1);
  const viewport = page.getViewport({ scale: (dotsPerMm * 25.4) / 72 });
  const canvas = createCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height));
  await page.render({ canvas: canvas as unknown as HTMLCanvasElement, viewport }).promise;
  const context = canvas.getContext('2d');
  await file.loadingTask.destroy();
  return (x, y) => {
    const [r = 0, g = 0, b = 0] = context.getImageData(
      Math.round(x * dotsPerMm),
      Math.round(y * dotsPerMm),
      1,
      1,
    ).data;
    return [r, g, b];
  };
};
const isNear = (seen: readonly number[], colour: string): boolean =>
  seen.every(
    (value, index) => Math.abs(value - parseInt(colour.slice(1 + 2 * index, 3 + 2 * index), 16)) < 24,
  );

describe('a photo on paper', () => {
  it('is in the file once for twenty cards, byte for byte, and on none of the followers', async () => {
    const pdf = await print(sheetsOf(Array.from({ length: 20 }, () => hero)));
    expect(imagesIn(pdf)).toBe(1);
    expect(Buffer.from(pdf).includes(Buffer.from(photo))).toBe(true);
    const others = janes.filter(({ kind }) => kind !== 'hero');
    expect(others.length).toBeGreaterThan(0);
    expect(imagesIn(await print(sheetsOf(others)))).toBe(0);
  });

  it('is there for each hero that has another one', async () => {
    const other = cardsFor({ ...jane, name: 'Jana' }, { photo: 'photo-2' })[0];
    if (!other) throw new Error('no card');
    const both = new Map([...photos, ['photo-2', jpegOf(700, 640)] as const]);
    expect(imagesIn(await print(sheetsOf([hero, other, hero]), both))).toBe(2);
  });

  it.each(['low', 'black'] as const)('is left out in %s', async (ink) => {
    expect(imagesIn(await print(sheetsOf([hero], ink)))).toBe(0);
  });

  it('stands upright in its slot and nowhere beside it', async () => {
    const sheets = sheetsOf([hero]);
    const placed = sheets[0]?.faces.find(({ side }) => side === 'front');
    const slot = placed?.face.drawings.find((drawing) => drawing.draw === 'image');
    if (!placed || slot?.draw !== 'image') throw new Error('no photo');
    const at = await probe(await print(sheets));
    const inSlot = (across: number, down: number) =>
      at(placed.at.x + slot.x + slot.width * across, placed.at.y + slot.y + slot.height * down);
    const corners = [inSlot(0.1, 0.1), inSlot(0.9, 0.1), inSlot(0.1, 0.9), inSlot(0.9, 0.85)];
    corners.forEach((seen, index) => {
      expect([seen, isNear(seen, quarters[index] ?? '')]).toEqual([seen, true]);
    });
    // Rounded at its corners, and held by the line around it.
    for (const seen of [inSlot(-0.015, 0.5), inSlot(1.015, 0.5), inSlot(0.5, -0.015)])
      expect(quarters.some((colour) => isNear(seen, colour))).toBe(false);
  });

  it('gives way to the emblem when it is gone', async () => {
    const sheets = sheetsOf([hero]);
    const without = await print(sheets, new Map());
    expect(imagesIn(without)).toBe(0);
    expect((await openPdf(without)).numPages).toBe(1);
  });

  it('makes the same bytes every time', async () => {
    const [one, other] = [await print(sheetsOf([hero])), await print(sheetsOf([hero]))];
    expect(Buffer.compare(one, other)).toBe(0);
  });
});
