import type { Card, CardFace, CardSize } from '../card';
import { smallestOnPieces } from '../text/text';
import { sketch, writeOne, type Sketch } from '../sketch';
import { drawGlueArea } from './glue-area';
import { drawUpright, foldLine, standeeFold, type StandeeContent } from './standee';

/** mm across: a base of one inch. */
const width = 25.4;

/** The piece of one side: the picture that stands, and below the fold a square that lies. */
export const gluedStandeeSize: CardSize = { width, height: standeeFold(width) + width };

/** mm from the top: where the foot is folded forward. */
export const gluedStandeeFold = standeeFold(width);

const inset = 1.2;

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
    { x: width / 2, y: top + width / 2 + 1, width: width * 0.86, align: 'middle', least: smallestOnPieces },
  );
};

/** The area that is glued to the foot. */
const drawGlue = (face: Sketch, glue: string): void => {
  const side = width - 2 * inset;
  drawGlueArea(face, { x: inset, y: gluedStandeeFold + inset, width: side, height: side }, glue);
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
