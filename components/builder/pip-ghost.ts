import { inkColours } from '@/components/card/inks';
import { pipShapes, pipShapeSize } from '@/lib/cards/shapes';
import type { Brush } from '../systems/living/die/brush-bar';

const half = pipShapeSize / 2;
const shapeScale = 0.66;

/** What a brush would paint, faintly, as a background image of CSS: its colour and its shape. */
export const ghostOf = (brush: Brush): string => {
  if (brush === 'eraser') return 'none';
  const inset = half * (1 - shapeScale);
  const shape = `<path transform="translate(${inset} ${inset}) scale(${shapeScale})" fill="${
    brush === 'ranged' ? inkColours.ink : inkColours.white
  }" d="${pipShapes[brush]}"/>`;
  const picture =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${pipShapeSize} ${pipShapeSize}" opacity=".5">` +
    `<circle cx="${half}" cy="${half}" r="${half}" fill="${inkColours[brush]}"/>${shape}</svg>`;
  return `url("data:image/svg+xml,${encodeURIComponent(picture)}")`;
};
