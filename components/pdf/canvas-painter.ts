import type { Painter } from './paint';

/** px at which letters are set before they are scaled. */
const typeSize = 100;

/** Methods that canvases of browsers and of Node share. */
interface Path<Self> {
  readonly rect: (x: number, y: number, width: number, height: number) => void;
  readonly roundRect: (x: number, y: number, width: number, height: number, radius: number) => void;
  readonly arc: (x: number, y: number, radius: number, from: number, to: number) => void;
  readonly moveTo: (x: number, y: number) => void;
  readonly lineTo: (x: number, y: number) => void;
  readonly addPath: (path: Self) => void;
}
interface Context<Shape> {
  fillStyle: unknown;
  strokeStyle: unknown;
  lineWidth: number;
  globalAlpha: number;
  font: string;
  readonly save: () => void;
  readonly restore: () => void;
  readonly translate: (x: number, y: number) => void;
  readonly scale: (x: number, y: number) => void;
  readonly setLineDash: (dash: number[]) => void;
  readonly fill: (path: Shape) => void;
  readonly stroke: (path: Shape) => void;
  readonly fillText: (text: string, x: number, y: number) => void;
}

/** Draws pictures on a canvas with the same calls that paint PDFs. */
export const canvasPainter = <Shape extends Path<Shape>>(
  context: Context<Shape>,
  newPath: (d?: string) => Shape,
): Painter => {
  let path = newPath();
  let family = '';
  let fontSize = 1;
  const drawn = (act: () => void): Painter => {
    act();
    return painter;
  };
  const painted = (act: (path: Shape) => void): Painter => {
    act(path);
    path = newPath();
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
    path: (d) => drawn(() => path.addPath(newPath(d))),
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
    fillOpacity: (opacity) => drawn(() => (context.globalAlpha = opacity)),
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
