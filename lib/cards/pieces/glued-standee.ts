import type { Card, CardFace, CardSize } from '../card';
import { smallestOnPieces } from '../text/text';
import { sketch, writeOne, type Sketch } from '../sketch';
import { drawIcon } from '../icons';
import { drawGlueArea } from './glue-area';
import type { Livery } from './part';
import { drawUpright, foldLine, standeeFold, type StandeeContent } from './standee';

/** mm across: a base of one inch. */
const width = 25.4;

/** The piece of one side: the picture that stands, and below the fold a square that lies. */
export const gluedStandeeSize: CardSize = { width, height: standeeFold(width) + width };

/** mm from the top: where the foot is folded forward. */
export const gluedStandeeFold = standeeFold(width);

const inset = 1.2;

/** Colour and sign of a side. */
type Side = Pick<Livery, 'ink' | 'sign'>;

/** mm: a band in the colour of a side, at the feet of the figure and around its base. */
const band = 1;

/** The foot: the outline of the base, the name as it is read from above, and whose it is. */
const drawFoot = (face: Sketch, name: string, side: Side | undefined): void => {
  const top = gluedStandeeFold;
  face.draw({
    draw: 'circle',
    x: width / 2,
    y: top + width / 2,
    radius: width / 2 - (side ? band / 2 + 0.4 : 0.2),
    stroke: side?.ink ?? 'muted',
    strokeWidth: side ? band : 0.2,
  });
  if (side) face.draw(drawIcon(side.sign, width / 2, top + width * 0.75, 6, side.ink));
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

const drawSide = (
  content: StandeeContent,
  side: Side | undefined,
  missing: Set<string>,
  below: (face: Sketch) => void,
): CardFace => {
  const face = sketch(missing);
  drawUpright(face, content, width);
  if (side)
    face.draw({
      draw: 'rect',
      x: 0,
      y: gluedStandeeFold - band,
      width,
      height: band,
      fill: side.ink,
    });
  below(face);
  face.draw(foldLine(width, gluedStandeeFold));
  return face.finish();
};

/**
 * A standee with a foot of an inch: folded in the middle, so that both sides show the same picture; the area
 * with the glue folds to the foot with the name, and the foot forward.
 * @param glue text on the area for glue
 * @param side whose it is, if known
 */
export const drawGluedStandee = (content: StandeeContent, glue: string, side?: Side): Card => {
  const missing = new Set<string>();
  const { id, name } = content;
  return {
    id,
    kind: 'standee',
    name,
    size: gluedStandeeSize,
    front: drawSide(content, side, missing, (face) => drawFoot(face, name, side)),
    back: drawSide(content, side, missing, (face) => drawGlue(face, glue)),
    notices: missing.size > 0 ? [{ notice: 'missing-characters', card: name, characters: [...missing] }] : [],
  };
};
