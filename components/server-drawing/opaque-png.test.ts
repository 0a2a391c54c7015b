import { createCanvas, loadImage } from '@napi-rs/canvas';
import { expect, it } from 'vitest';
import { readFont } from '@/components/pdf/node';
import { renderOpaquePng } from './canvas';
import { rgbPng } from '@/lib/cards/out/rgb-png';

const dotsOf = async (png: Uint8Array) => {
  const picture = await loadImage(Buffer.from(png));
  const canvas = createCanvas(picture.width, picture.height);
  const context = canvas.getContext('2d');
  context.drawImage(picture, 0, 0);
  return context.getImageData(0, 0, picture.width, picture.height);
};

/** Colour type in the first chunk; PNG, 11.2.2: 2 is red, green and blue without alpha. */
const colourType = (png: Uint8Array): number | undefined => png[25];

it('shows every dot as it was, without an alpha channel', async () => {
  const dots = Uint8ClampedArray.from(
    Array.from({ length: 4 * 3 * 2 }, (_, at) => (at % 4 === 3 ? 255 : (at * 37) % 256)),
  );
  const png = await rgbPng(dots, 3, 2);
  expect(colourType(png)).toBe(2);
  const read = await dotsOf(png);
  expect([read.width, read.height]).toEqual([3, 2]);
  expect(Array.from(read.data)).toEqual(Array.from(dots));
});

it('reaches to the last row of a picture that ends within a dot', async () => {
  const ground = { draw: 'rect', x: 0, y: 0, width: 5.04, height: 5.04, fill: 'leaf' } as const;
  const picture = { width: 5.04, height: 5.04, parts: [{ drawings: [ground], x: 0, y: 0 }] };
  const png = await renderOpaquePng(picture, 10.1, readFont);
  expect(colourType(png)).toBe(2);
  const { data, width, height } = await dotsOf(png);
  const first = Array.from(data.slice(0, 4));
  expect(first[3]).toBe(255);
  expect(Array.from(data.slice(4 * width * (height - 1), 4 * width * (height - 1) + 4))).toEqual(first);
});
