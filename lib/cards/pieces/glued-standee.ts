import type { Card, CardFace, CardSize } from '../card';
import { sketch, writeOne, type Sketch } from '../sketch';
import { drawUpright, foldLine, standeeFold, type StandeeContent } from './standee';

/** mm across: a base of one inch. */
const width = 25.4;

/** The piece of one side: the picture that stands, and below the fold a square that lies. */
export const gluedStandeeSize: CardSize = { width, height: standeeFold(width) + width };

/** mm from the top: where the foot is folded forward. */
export const gluedStandeeFold = standeeFold(width);

const inset = 1.2;
/** mm between the lines of the area that takes glue. */
const hatch = 3;

/** The foot: the outline of the base, and the name as it is read from above. */
const drawFoot = (face: Sketch, name: string): void => {
  const top = gluedStandeeFold;
  face.draw({
    draw: 'circle',
    x: width / 2,
    y: top + width / 2,
    radius: width / 2 - 0.2,
    stroke: 'muted',
    strokeWidth: 0.2,
  });
  writeOne(
    face,
    name,
    { typeface: 'strong', size: 8, fill: 'ink' },
    { x: width / 2, y: top + width / 2 + 1, width: width * 0.86, align: 'middle', least: 4.5 },
  );
};

/** The area that is glued to the foot: blue, and hatched for those who print without colour. */
const drawGlue = (face: Sketch, glue: string): void => {
  const [left, top] = [inset, gluedStandeeFold + inset];
  const side = width - 2 * inset;
  const band = { top: top + side / 2 - 2.6, bottom: top + side / 2 + 2.6 };
  for (let at = hatch; at < 2 * side; at += hatch) {
    const from = [left + Math.max(0, at - side), top + Math.min(side, at)] as const;
    const to = [left + Math.min(side, at), top + Math.max(0, at - side)] as const;
    face.draw({ draw: 'line', from, to, stroke: 'blue', strokeWidth: 0.3 });
  }
  face.draw(
    { draw: 'rect', x: left, y: top, width: side, height: side, stroke: 'blue', strokeWidth: 0.5 },
    {
      draw: 'rect',
      x: left + 3,
      y: band.top,
      width: side - 6,
      height: band.bottom - band.top,
      radius: 1,
      fill: 'white',
      stroke: 'blue',
      strokeWidth: 0.3,
    },
  );
  writeOne(
    face,
    glue,
    { typeface: 'strong', size: 8, fill: 'ink' },
    { x: width / 2, y: (band.top + band.bottom) / 2 + 1, width: side - 8, align: 'middle' },
  );
};

const drawSide = (content: StandeeContent, missing: Set<string>, below: (face: Sketch) => void): CardFace => {
  const face = sketch(missing);
  drawUpright(face, content, width);
  below(face);
  face.draw(foldLine(width, gluedStandeeFold));
  return face.finish();
};

/**
 * A standee with a foot of an inch: folded in the middle, so that the same picture shows on both sides, the area with
 * the glue to the foot with the name, and the foot forward.
 * @param glue what stands on the area that takes glue
 */
export const drawGluedStandee = (content: StandeeContent, glue: string): Card => {
  const missing = new Set<string>();
  const { id, name } = content;
  return {
    id,
    kind: 'standee',
    name,
    size: gluedStandeeSize,
    front: drawSide(content, missing, (face) => drawFoot(face, name)),
    back: drawSide(content, missing, (face) => drawGlue(face, glue)),
    notices: missing.size > 0 ? [{ notice: 'missing-characters', card: name, characters: [...missing] }] : [],
  };
};
