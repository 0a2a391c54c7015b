import type { Card, CardFace, Drawing, Ink } from './card';

/** Colour; black outlines on white without art; black and white without grey. */
export const inkLooks = ['colour', 'low', 'black'] as const;
export type InkLook = (typeof inkLooks)[number];

/**
 * Bodies in these inks are black without colour; orange ones are white, so that you can tell orange and green apart.
 */
const darkInks: ReadonlySet<Ink> = new Set(['grey', 'red', 'amber', 'blue', 'green']);
/** Inks for text and drawings on something dark. */
const lightInks: ReadonlySet<Ink> = new Set(['paper', 'leaf', 'white']);

/** Outlined paths in these stay dark bodies in black and white. */
const bodiesOfInk: ReadonlySet<Ink> = new Set(['ink', 'emblem', 'rust', 'moss', 'teal', 'violet', 'slate']);

/** mm: width of the outline that replaces a filled body. */
const outline = 0.2;

/** mm of the broadest line that stays whole in low ink; what is broader is a band, of which its edges are left. */
const broadestLine = 1;

/** mm of the dots of what is a pale line in colour, and between two: in whole lines of black nothing else would be seen. */
const dots = [0.2, 0.8] as const;

type Stroked = Exclude<Drawing, { readonly draw: 'text' | 'image' }>;

const outlined = <Shape extends Stroked>(shape: Shape, stroke: Ink | undefined): Shape => ({
  ...shape,
  ...(shape.stroke && { stroke }),
});

type Line = Extract<Drawing, { readonly draw: 'line' }>;

const lineIn = (shape: Line, stroke: Ink | undefined): Line => ({
  ...outlined(shape, stroke),
  ...(shape.stroke === 'line' && !shape.dash && { dash: dots }),
});

const bodied = <Shape extends Exclude<Stroked, { readonly draw: 'line' }>>(
  shape: Shape,
  fill: Ink,
): Shape => ({
  ...shape,
  fill,
  stroke: 'black',
  strokeWidth: Math.max(outline, shape.strokeWidth ?? 0),
});

/** A body or a line that no longer takes ink but for its outline. */
const hollow = <Shape extends Extract<Drawing, { readonly draw: 'rect' | 'circle' }>>(shape: Shape): Shape =>
  shape.fill && shape.stroke
    ? bodied(shape, 'white')
    : { ...outlined(shape, 'black'), ...(shape.fill && { fill: 'white' as const }) };

type Circle = Extract<Drawing, { readonly draw: 'circle' }>;

const isBand = ({ fill, strokeWidth = 0 }: Circle): boolean => !fill && strokeWidth > broadestLine;

/** A band round a circle as its two edges. */
const edgesOfBand = (band: Circle): readonly Drawing[] =>
  [-1, 1].map((side) => ({
    ...band,
    radius: band.radius + (side * (band.strokeWidth ?? 0)) / 2,
    stroke: 'black',
    strokeWidth: outline,
  }));

/**
 * White bodies with black outlines, emblems too; the pips' shapes, which stood on colour, black themselves; photos go, and
 * what lies under them is seen.
 */
const lowInk = (drawing: Drawing): readonly Drawing[] => {
  switch (drawing.draw) {
    case 'text':
      return [{ ...drawing, fill: 'black' }];
    case 'line':
      return [lineIn(drawing, 'black')];
    case 'image':
      return [];
    case 'path':
      if (drawing.fill === 'emblem' && !drawing.stroke) return [bodied(drawing, 'white')];
      if (drawing.fill && drawing.stroke) return [bodied(drawing, 'white')];
      return [{ ...outlined(drawing, 'black'), ...(drawing.fill && { fill: 'black' as const }) }];
    case 'rect':
      return [hollow(drawing)];
    case 'circle':
      return isBand(drawing) ? edgesOfBand(drawing) : [hollow(drawing)];
  }
};

/** Every ink is black or white; pips are black with their shapes in white; the emblem under a photo comes out. */
const blackAndWhite = (drawing: Drawing): readonly Drawing[] => {
  const contrast = (ink: Ink): Ink => (lightInks.has(ink) ? 'white' : 'black');
  switch (drawing.draw) {
    case 'text':
      return [{ ...drawing, fill: contrast(drawing.fill) }];
    case 'line':
      return [lineIn(drawing, drawing.stroke && contrast(drawing.stroke))];
    case 'image':
      return [];
    case 'path':
      if (drawing.fill && drawing.stroke)
        return [bodied(drawing, bodiesOfInk.has(drawing.fill) ? 'black' : 'white')];
      return [
        {
          ...outlined(drawing, drawing.stroke && contrast(drawing.stroke)),
          ...(drawing.fill && {
            fill:
              drawing.ground && darkInks.has(drawing.ground) ? ('white' as const) : contrast(drawing.fill),
          }),
        },
      ];
    case 'rect':
    case 'circle':
      return [
        {
          ...outlined(drawing, drawing.stroke && contrast(drawing.stroke)),
          ...(drawing.fill && {
            fill: darkInks.has(drawing.fill) ? ('black' as const) : ('white' as const),
          }),
        },
      ];
  }
};

/** A face in other inks; nothing changes its place, and every text stays. */
export const faceInLook = (face: CardFace, look: InkLook): CardFace =>
  look === 'colour'
    ? face
    : { ...face, drawings: face.drawings.flatMap(look === 'low' ? lowInk : blackAndWhite) };

/** Both sides of a card in other inks. */
export const inLook = (card: Card, look: InkLook): Card =>
  look === 'colour'
    ? card
    : { ...card, front: faceInLook(card.front, look), back: faceInLook(card.back, look) };
