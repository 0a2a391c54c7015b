import type { Drawing, Ink, TextRun } from '@/lib/cards/card';

/** Methods of the PDF library's canvas; lengths in the unit of the current scale. */
export interface Painter<Colour = string> {
  save(): Painter<Colour>;
  restore(): Painter<Colour>;
  translate(x: number, y: number): Painter<Colour>;
  scale(factor: number): Painter<Colour>;
  rect(x: number, y: number, width: number, height: number): Painter<Colour>;
  roundedRect(x: number, y: number, width: number, height: number, radius: number): Painter<Colour>;
  circle(x: number, y: number, radius: number): Painter<Colour>;
  moveTo(x: number, y: number): Painter<Colour>;
  lineTo(x: number, y: number): Painter<Colour>;
  path(d: string): Painter<Colour>;
  lineWidth(width: number): Painter<Colour>;
  dash(on: number, options: { space: number }): Painter<Colour>;
  fillColor(colour: Colour): Painter<Colour>;
  strokeColor(colour: Colour): Painter<Colour>;
  fill(): Painter<Colour>;
  stroke(): Painter<Colour>;
  fillAndStroke(): Painter<Colour>;
  font(font: unknown, name: string): Painter<Colour>;
  fontSize(size: number): Painter<Colour>;
  fillOpacity(opacity: number): Painter<Colour>;
  text(
    text: string,
    x: number,
    y: number,
    options: {
      lineBreak: false;
      baseline: 'alphabetic';
      /** OpenType features that are switched off. */
      features?: Readonly<Record<string, false>>;
    },
  ): Painter<Colour>;
}

/** Font files by name, as the PDF library parsed them. */
export type FontsByName = ReadonlyMap<string, unknown>;

/** Colours and fonts for drawings. */
export interface Means<Colour = string> {
  readonly inks: Readonly<Record<Ink, Colour>>;
  readonly fonts: FontsByName;
  /** Of the page as the PDF library has it, points: with it, heights of texts are written in short numbers. */
  readonly pageHeight?: number;
}

/** Thousandths of a millimetre: a number of three decimals takes half the bytes of one with six. */
const short = (value: number): number => Math.round(value * 1000) / 1000;

type Shape = Exclude<Drawing, { draw: 'text' | 'image' }>;
type Text = Extract<Drawing, { draw: 'text' }>;

const rectangle = /M(-?[\d.]+) (-?[\d.]+)h([\d.]+)v([\d.]+)h-\3z/g;
/** Answers at the first thing that is no rectangle, as nearly every icon has at its beginning. */
const rectanglesOnly = new RegExp(`^(?:${rectangle.source})*$`);

/**
 * Paths of nothing but rectangles, as QR codes are, take one operator each instead of five: half of a card's bytes.
 * Answers false, and paints nothing, when the path has anything else.
 */
const paintRectangles = <Colour>(painter: Painter<Colour>, d: string): boolean => {
  if (!rectanglesOnly.test(d)) return false;
  for (const [, x, y, width, height] of d.matchAll(rectangle))
    painter.rect(Number(x), Number(y), Number(width), Number(height));
  return true;
};

/** Sets colours and widths, each only where it changes. What is set between `save` and `restore` is not remembered. */
interface Pen {
  readonly fill: (ink: Ink) => void;
  readonly stroke: (ink: Ink) => void;
  /** mm */
  readonly width: (width: number) => void;
}

const penOn = <Colour>(painter: Painter<Colour>, { inks }: Means<Colour>): Pen => {
  let [fill, stroke, width]: [Ink?, Ink?, number?] = [];
  return {
    fill: (ink) => {
      if (ink !== fill) painter.fillColor(inks[ink]);
      fill = ink;
    },
    stroke: (ink) => {
      if (ink !== stroke) painter.strokeColor(inks[ink]);
      stroke = ink;
    },
    width: (to) => {
      if (to !== width) painter.lineWidth(to);
      width = to;
    },
  };
};

const outline = <Colour>(painter: Painter<Colour>, shape: Shape): void => {
  switch (shape.draw) {
    case 'rect':
      {
        const box = [short(shape.x), short(shape.y), short(shape.width), short(shape.height)] as const;
        if (shape.radius) painter.roundedRect(...box, shape.radius);
        else painter.rect(...box);
      }
      return;
    case 'circle':
      // Around the origin all circles of a size are the same bytes, which pack to nearly nothing.
      painter.translate(short(shape.x), short(shape.y)).circle(0, 0, short(shape.radius));
      return;
    case 'line':
      painter
        .moveTo(short(shape.from[0]), short(shape.from[1]))
        .lineTo(short(shape.to[0]), short(shape.to[1]));
      return;
    case 'path':
      painter.translate(short(shape.x), short(shape.y)).scale(shape.scale);
      if (!paintRectangles(painter, shape.d)) painter.path(shape.d);
      return;
  }
};

/** PDFs have one line width where none is said. */
const plainWidth = 1;

const paintShape = <Colour>(painter: Painter<Colour>, shape: Shape, pen: Pen): void => {
  const fill = shape.draw === 'line' ? undefined : shape.fill;
  const { stroke, strokeWidth = plainWidth, dash } = shape;
  if (!fill && !stroke) return;

  const scale = shape.draw === 'path' ? shape.scale : 1;
  const isApart = shape.draw === 'path' || shape.draw === 'circle' || dash !== undefined;
  if (fill) pen.fill(fill);
  if (stroke) pen.stroke(stroke);
  if (stroke && scale === 1) pen.width(strokeWidth);
  if (isApart) painter.save();
  if (stroke && scale !== 1) painter.lineWidth(strokeWidth / scale);
  if (stroke && dash) painter.dash(dash[0] / scale, { space: dash[1] / scale });
  outline(painter, shape);
  if (fill && stroke) painter.fillAndStroke();
  else if (fill) painter.fill();
  else painter.stroke();
  if (isApart) painter.restore();
};

/** Letters kept separate, for a word that continues in another font: a ligature would leave a gap before it. */
const plainLetters = { liga: false, dlig: false, clig: false, kern: false } as const;

/** Most mm between two runs that still doesn't count as a gap. */
const noGap = 0.01;

const goesOn = ({ x, width }: TextRun, next: TextRun | undefined): boolean =>
  next !== undefined && width !== undefined && Math.abs(x + width - next.x) < noGap;

const setRuns = <Colour>(
  painter: Painter<Colour>,
  { runs, x, y }: Text,
  fonts: FontsByName,
  pageHeight?: number,
): void => {
  // The library writes how far a text is from the foot of the page.
  const drop = pageHeight === undefined ? y : pageHeight - short(pageHeight - y);
  runs.forEach((run, at) => {
    const isPlain = goesOn(run, runs[at + 1]) && !run.text.endsWith(' ');
    painter.font(fonts.get(run.font), run.font).text(run.text, short(x + run.x), drop, {
      lineBreak: false,
      baseline: 'alphabetic',
      ...(isPlain && { features: plainLetters }),
    });
  });
};

const paintText = <Colour>(
  painter: Painter<Colour>,
  text: Text,
  pen: Pen,
  { fonts, pageHeight }: Means<Colour>,
): void => {
  pen.fill(text.fill);
  painter.fontSize(short(text.size));
  setRuns(painter, text, fonts, pageHeight);
};

/**
 * Paints drawings in mm at x, y; photos are not the painter's, what lies under them is seen. The painter's unit must be
 * 1 mm; every font of the drawings must be in `means.fonts`.
 */
export const paintDrawings = <Colour>(
  painter: Painter<Colour>,
  drawings: readonly Drawing[],
  { x, y }: { readonly x: number; readonly y: number },
  means: Means<Colour>,
): void => {
  painter.save().translate(x, y);
  const pen = penOn(painter, means);
  for (const drawing of drawings) {
    if (drawing.draw === 'text') paintText(painter, drawing, pen, means);
    else if (drawing.draw !== 'image') paintShape(painter, drawing, pen);
  }
  painter.restore();
};

/** Sets invisible texts at x, y, for searching a file or having it read aloud. */
export const paintUnseen = <Colour>(
  painter: Painter<Colour>,
  drawings: readonly Drawing[],
  { x, y }: { readonly x: number; readonly y: number },
  fonts: FontsByName,
  pageHeight?: number,
): void => {
  if (drawings.length === 0) return;
  painter.save().translate(x, y).fillOpacity(0);
  for (const drawing of drawings) {
    if (drawing.draw !== 'text') continue;
    painter.fontSize(short(drawing.size));
    setRuns(painter, drawing, fonts, pageHeight);
  }
  painter.restore();
};
