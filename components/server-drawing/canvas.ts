import { unpackWoff } from '@/components/pdf/woff';
import type { LoadFont } from '@/components/pdf/fonts';
import { inkColours } from '@/components/card/inks';
import { paintDrawings, type Painter } from '@/components/pdf/paint';
import type { Drawing } from '@/lib/cards/card';
import { createCanvas, GlobalFonts, Path2D, type SKRSContext2D } from '@napi-rs/canvas';

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

/** px at which letters are set before they are scaled. */
const typeSize = 100;

/** The canvas of pictures under the hand that paints PDFs: what it draws here is what it draws there. */
const painterOn = (context: SKRSContext2D): Painter => {
  let path = new Path2D();
  let family = '';
  let fontSize = 1;
  const drawn = (act: () => void): Painter => {
    act();
    return painter;
  };
  const painted = (act: (path: Path2D) => void): Painter => {
    act(path);
    path = new Path2D();
    return painter;
  };
  const painter: Painter = {
    save: () => drawn(() => context.save()),
    restore: () => drawn(() => context.restore()),
    translate: (x, y) => drawn(() => context.translate(x, y)),
    scale: (factor) => drawn(() => context.scale(factor, factor)),
    rect: (x, y, width, height) => drawn(() => path.rect(x, y, width, height)),
    roundedRect: (x, y, width, height, radius) => drawn(() => path.roundRect(x, y, width, height, radius)),
    circle: (x, y, radius) =>
      drawn(() => {
        path.moveTo(x + radius, y);
        path.arc(x, y, radius, 0, 2 * Math.PI);
      }),
    moveTo: (x, y) => drawn(() => path.moveTo(x, y)),
    lineTo: (x, y) => drawn(() => path.lineTo(x, y)),
    path: (d) => drawn(() => path.addPath(new Path2D(d))),
    lineWidth: (width) => drawn(() => (context.lineWidth = width)),
    dash: (on, { space }) => drawn(() => context.setLineDash([on, space])),
    fillColor: (colour) => drawn(() => (context.fillStyle = colour)),
    strokeColor: (colour) => drawn(() => (context.strokeStyle = colour)),
    fill: () => painted((shape) => context.fill(shape)),
    stroke: () => painted((shape) => context.stroke(shape)),
    fillAndStroke: () =>
      painted((shape) => {
        context.fill(shape);
        context.stroke(shape);
      }),
    font: (_font, name) => drawn(() => (family = name)),
    fontSize: (size) => drawn(() => (fontSize = size)),
    text: (text, x, y) =>
      drawn(() => {
        // Letters of a few mm are set large and scaled down: fonts are hinted for whole pixels.
        const factor = fontSize / typeSize;
        context.save();
        context.translate(x, y);
        context.scale(factor, factor);
        context.font = `${typeSize}px "${family}"`;
        context.fillText(text, 0, 0);
        context.restore();
      }),
  };
  return painter;
};

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

/** Draws a picture as PNG, `scale` px a mm. Rejects when a font does not arrive. */
export const renderPng = async (
  { width, height, parts }: Picture,
  scale: number,
  loadFont: LoadFont,
): Promise<Uint8Array> => {
  await loadFonts(
    parts.flatMap(({ drawings }) => drawings),
    loadFont,
  );
  const canvas = createCanvas(Math.round(width * scale), Math.round(height * scale));
  const context = canvas.getContext('2d');
  context.scale(scale, scale);
  const painter = painterOn(context);
  for (const { drawings, x, y } of parts)
    paintDrawings(painter, drawings, { x, y }, { inks: inkColours, fonts: new Map() });
  // At once, on this very thread: an encoder of its own would outlive a canvas that is thrown away, and crash.
  return canvas.toBuffer('image/png');
};
