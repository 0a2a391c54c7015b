import type { Drawing, Ink } from '@/lib/cards/card';

/** What the canvas of the PDF library takes; lengths in the unit of the current scale. */
export interface Painter {
  save(): Painter;
  restore(): Painter;
  translate(x: number, y: number): Painter;
  scale(factor: number): Painter;
  rect(x: number, y: number, width: number, height: number): Painter;
  roundedRect(x: number, y: number, width: number, height: number, radius: number): Painter;
  circle(x: number, y: number, radius: number): Painter;
  moveTo(x: number, y: number): Painter;
  lineTo(x: number, y: number): Painter;
  path(d: string): Painter;
  lineWidth(width: number): Painter;
  dash(on: number, options: { space: number }): Painter;
  fillColor(colour: string): Painter;
  strokeColor(colour: string): Painter;
  fill(): Painter;
  stroke(): Painter;
  fillAndStroke(): Painter;
  font(font: unknown, name: string): Painter;
  fontSize(size: number): Painter;
  text(text: string, x: number, y: number, options: { lineBreak: false; baseline: 'alphabetic' }): Painter;
}

/** Font files by name, as the PDF library parsed them. */
export type FontsByName = ReadonlyMap<string, unknown>;

export interface Inks {
  readonly inks: Readonly<Record<Ink, string>>;
  readonly fonts: FontsByName;
}

type Shape = Exclude<Drawing, { draw: 'text' | 'image' }>;
type Text = Extract<Drawing, { draw: 'text' }>;

const rectangle = /M(-?[\d.]+) (-?[\d.]+)h([\d.]+)v([\d.]+)h-\3z/g;

/**
 * Paths of nothing but rectangles, as QR codes are, take one operator each instead of five: half of a card's bytes.
 * Answers false, and paints nothing, when the path has anything else.
 */
const paintRectangles = (painter: Painter, d: string): boolean => {
  if (d.replace(rectangle, '') !== '') return false;
  for (const [, x, y, width, height] of d.matchAll(rectangle))
    painter.rect(Number(x), Number(y), Number(width), Number(height));
  return true;
};

const outline = (painter: Painter, shape: Shape): void => {
  switch (shape.draw) {
    case 'rect':
      if (shape.radius) painter.roundedRect(shape.x, shape.y, shape.width, shape.height, shape.radius);
      else painter.rect(shape.x, shape.y, shape.width, shape.height);
      return;
    case 'circle':
      painter.circle(shape.x, shape.y, shape.radius);
      return;
    case 'line':
      painter.moveTo(...shape.from).lineTo(...shape.to);
      return;
    case 'path':
      if (!paintRectangles(painter, shape.d)) painter.path(shape.d);
      return;
  }
};

const paintShape = (painter: Painter, shape: Shape, { inks }: Inks): void => {
  const fill = shape.draw === 'line' ? undefined : shape.fill;
  const { stroke, strokeWidth, dash } = shape;
  if (!fill && !stroke) return;

  painter.save();
  if (fill) painter.fillColor(inks[fill]);
  const scale = shape.draw === 'path' ? shape.scale : 1;
  if (shape.draw === 'path') painter.translate(shape.x, shape.y).scale(scale);
  if (stroke) {
    painter.strokeColor(inks[stroke]);
    if (strokeWidth !== undefined) painter.lineWidth(strokeWidth / scale);
    if (dash) painter.dash(dash[0] / scale, { space: dash[1] / scale });
  }
  outline(painter, shape);
  if (fill && stroke) painter.fillAndStroke();
  else if (fill) painter.fill();
  else painter.stroke();
  painter.restore();
};

const paintText = (painter: Painter, text: Text, { inks, fonts }: Inks): void => {
  painter.fillColor(inks[text.fill]).fontSize(text.size);
  for (const run of text.runs)
    painter
      .font(fonts.get(run.font), run.font)
      .text(run.text, text.x + run.x, text.y, { lineBreak: false, baseline: 'alphabetic' });
};

/** Paints drawings in mm at x, y; photos are not the canvas's to paint. The painter's unit must be 1 mm; every font of the drawings must be in `fonts`. */
export const paintDrawings = (
  painter: Painter,
  drawings: readonly Drawing[],
  { x, y }: { readonly x: number; readonly y: number },
  inks: Inks,
): void => {
  painter.save().translate(x, y);
  for (const drawing of drawings) {
    if (drawing.draw === 'text') paintText(painter, drawing, inks);
    else if (drawing.draw !== 'image') paintShape(painter, drawing, inks);
  }
  painter.restore();
};
