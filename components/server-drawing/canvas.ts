import { unpackWoff } from '@/components/pdf/woff';
import type { LoadFont } from '@/components/pdf/fonts';
import { inkColours } from '@/components/card/inks';
import { canvasPainter } from '@/components/pdf/canvas-painter';
import { paintDrawings } from '@/components/pdf/paint';
import type { Drawing } from '@/lib/cards/card';
import { rgbPng } from '@/lib/cards/out/rgb-png';
import { createCanvas, GlobalFonts, Path2D } from '@napi-rs/canvas';

/** A picture as drawings in mm. */
export interface Picture {
  /** mm */
  readonly width: number;
  readonly height: number;
  readonly parts: readonly {
    readonly drawings: readonly Drawing[];
    readonly x: number;
    readonly y: number;
  }[];
}

const namesOf = (drawings: readonly Drawing[]): ReadonlySet<string> =>
  new Set(
    drawings.flatMap((drawing) => (drawing.draw === 'text' ? drawing.runs.map(({ font }) => font) : [])),
  );

const loadFonts = async (drawings: readonly Drawing[], loadFont: LoadFont): Promise<void> => {
  for (const name of namesOf(drawings)) {
    if (GlobalFonts.has(name)) continue;
    GlobalFonts.register(Buffer.from(unpackWoff(await loadFont(name))), name);
  }
};

const drawn = async (
  { width, height, parts }: Picture,
  scale: number,
  loadFont: LoadFont,
  ground?: string,
) => {
  await loadFonts(
    parts.flatMap(({ drawings }) => drawings),
    loadFont,
  );
  const canvas = createCanvas(Math.round(width * scale), Math.round(height * scale));
  const context = canvas.getContext('2d');
  if (ground !== undefined) {
    // Also where the picture ends within a dot.
    context.fillStyle = ground;
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  context.scale(scale, scale);
  const painter = canvasPainter(context, (d) => new Path2D(d));
  for (const { drawings, x, y } of parts)
    paintDrawings(painter, drawings, { x, y }, { inks: inkColours, fonts: new Map() });
  return { canvas, context };
};

/** Draws a picture as PNG, `scale` px a mm. Rejects when a font does not arrive. */
export const renderPng = async (picture: Picture, scale: number, loadFont: LoadFont): Promise<Uint8Array> => {
  const { canvas } = await drawn(picture, scale, loadFont);
  // At once, on this very thread: an encoder on another thread would outlive a canvas that is thrown away, and crash.
  return canvas.toBuffer('image/png');
};

/** The same without transparency, on the leaf of cards: what printers take. */
export const renderOpaquePng = async (
  picture: Picture,
  scale: number,
  loadFont: LoadFont,
): Promise<Uint8Array> => {
  const { canvas, context } = await drawn(picture, scale, loadFont, inkColours.leaf);
  const { width, height } = canvas;
  return rgbPng(context.getImageData(0, 0, width, height).data, width, height);
};
