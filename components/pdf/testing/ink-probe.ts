import { createCanvas } from '@napi-rs/canvas';
import { openPdf, type Glyph } from './read-back';

const dpi = 300;
/** Out of 255: less between the lightest and darkest dot means no ink. */
const leastContrast = 60;

/**
 * Rasters a page at 300 dpi and answers the glyphs that left no ink in their own box. Text that can be extracted may
 * print blank: only the raster tells.
 *
 * @param number from 1
 */
export const blankGlyphs = async (
  pdf: Uint8Array,
  number: number,
  glyphs: readonly Glyph[],
): Promise<readonly Glyph[]> => {
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

  const dots = (mm: number): number => (mm / 25.4) * dpi;
  const luminance = (x: number, y: number): number => {
    const at = 4 * (y * width + x);
    return 0.3 * (data[at] ?? 0) + 0.59 * (data[at + 1] ?? 0) + 0.11 * (data[at + 2] ?? 0);
  };
  const contrast = ({ x, baseline, size, width: advance }: Glyph): number => {
    let darkest = 255;
    let lightest = 0;
    // A little narrower than the glyph, so that a neighbour's ink does not count.
    for (let row = Math.floor(dots(baseline - 0.8 * size)); row < dots(baseline + 0.25 * size); row++)
      for (let column = Math.ceil(dots(x + 0.1 * advance)); column < dots(x + 0.9 * advance); column++) {
        const value = luminance(column, row);
        darkest = Math.min(darkest, value);
        lightest = Math.max(lightest, value);
      }
    return lightest - darkest;
  };
  return glyphs.filter((glyph) => glyph.text.trim() !== '' && contrast(glyph) < leastContrast);
};
