import type { Drawing, Ink, Colour } from './card';

/** An icon is a path in a box of 512 x 512. */
export const iconBox = 512;

/** An icon in a square of `side` mm with its middle at x, y. */
export const drawIcon = (
  icon: string,
  x: number,
  y: number,
  side: number,
  fill: Ink = 'ink',
): Extract<Drawing, { readonly draw: 'path' }> => ({
  draw: 'path',
  d: icon,
  x: x - side / 2,
  y: y - side / 2,
  scale: side / iconBox,
  fill,
});

/** A pip's shape is a path in a box of 24 x 24. */
export const pipShapeSize = 24;

/** How a kind of pip is painted: its colour, and a shape on it that tells it apart without. */
export interface PaintedPip {
  readonly ink: Colour;
  readonly shape: string;
  /** Ink of the shape on the colour. */
  readonly shapeInk: Extract<Ink, 'ink' | 'white'>;
}

/** A painted pip: colour, outline and shape; around x, y, in mm. */
export const drawPip = (
  { ink, shape, shapeInk }: PaintedPip,
  x: number,
  y: number,
  radius: number,
): readonly Drawing[] => {
  const side = radius * 1.5;
  return [
    { draw: 'circle', x, y, radius, fill: ink, stroke: 'ink', strokeWidth: Math.min(0.18, radius * 0.09) },
    {
      draw: 'path',
      d: shape,
      x: x - side / 2,
      y: y - side / 2,
      scale: side / pipShapeSize,
      fill: shapeInk,
      ground: ink,
    },
  ];
};
