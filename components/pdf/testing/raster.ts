import { createCanvas } from '@napi-rs/canvas';
import { openPdf } from './read-back';

/** Dots in rows, red, green, blue and opacity each 0 to 255. */
export interface Raster {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}

/** A page as dots, photographed from the PDF. @param number from 1 */
export const rasterOf = async (pdf: Uint8Array, number: number, dpi: number): Promise<Raster> => {
  const file = await openPdf(pdf);
  const page = await file.getPage(number);
  const viewport = page.getViewport({ scale: dpi / 72 });
  const width = Math.ceil(viewport.width);
  const height = Math.ceil(viewport.height);
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  await page.render({ canvas: canvas as unknown as HTMLCanvasElement, viewport }).promise;
  const { data } = context.getImageData(0, 0, width, height);
  await file.loadingTask.destroy();
  return { width, height, data };
};

type Colour = readonly [red: number, green: number, blue: number];

/** Light of a part of a colour, both from 0 to 1. */
export const linear = (part: number): number =>
  part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
const gamma = (part: number): number =>
  part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055;

/** Colours by another eye or printer, in linear light. */
const mixed =
  (rows: readonly [Colour, Colour, Colour]) =>
  (colour: Colour): Colour => {
    const [red, green, blue] = [linear(colour[0] / 255), linear(colour[1] / 255), linear(colour[2] / 255)];
    const part = ([r, g, b]: Colour): number =>
      Math.round(255 * gamma(Math.min(1, Math.max(0, r * red + g * green + b * blue))));
    return [part(rows[0]), part(rows[1]), part(rows[2])];
  };

const luminance: Colour = [0.2126, 0.7152, 0.0722];

/** How a page is seen: as it is, by a printer without colour, and without the green cones (Machado and others, 2009). */
export const sights = {
  colour: (colour: Colour): Colour => colour,
  grey: mixed([luminance, luminance, luminance]),
  deuteranopia: mixed([
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ]),
} as const;
export type Sight = keyof typeof sights;

export const seen = ({ width, height, data }: Raster, sight: Sight): Raster => {
  const to = new Uint8ClampedArray(data.length);
  for (let at = 0; at < data.length; at += 4) {
    to.set(sights[sight]([data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]), at);
    to[at + 3] = 255;
  }
  return { width, height, data: to };
};
