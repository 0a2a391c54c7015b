import type { Card, CardFace } from '../card';
import { isShared, pageArea, type DrawPages, type Paper } from '../paper/paper';
import { boxOf, type Box } from '../testing';

const overlap = (a: Box, b: Box): boolean =>
  Math.min(a.right, b.right) - Math.max(a.left, b.left) > 0.05 &&
  Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 0.05;

/** Texts that lie on each other. */
export const collisions = ({ drawings }: Pick<CardFace, 'drawings'>): readonly string[] => {
  const texts = drawings.flatMap((drawing) =>
    drawing.draw === 'text'
      ? [{ says: drawing.runs.map(({ text }) => text).join(''), box: boxOf(drawing) }]
      : [],
  );
  return texts.flatMap(({ says, box }, index) =>
    texts
      .slice(index + 1)
      .flatMap((other) => (overlap(box, other.box) ? [`"${says}" on "${other.says}"`] : [])),
  );
};

/** Drawings beyond a piece's cut, or beyond a page's area. */
export const beyond = (face: CardFace, area: Box): readonly string[] =>
  face.drawings.flatMap((drawing) => {
    // The path of a corner, a fan or a standee's base is not of the kinds that a box is known of.
    if (drawing.draw === 'path') return [];
    const { left, top, right, bottom } = boxOf(drawing);
    const isIn =
      left >= area.left - 1 && top >= area.top - 1 && right <= area.right + 1 && bottom <= area.bottom + 1;
    return isIn ? [] : [`${drawing.draw} at ${left}, ${top}`];
  });

export const boxOfCard = ({ size }: Card): Box => ({
  left: 0,
  top: 0,
  right: size.width,
  bottom: size.height,
});

type Drawn = ReturnType<DrawPages>[number];

/** Drawn face of a page, or of a part of one. */
export const faceOf = (drawn: Drawn): CardFace => (isShared(drawn) ? drawn.front : drawn.face);

/** Where a page, or a part of one, may draw. */
export const areaOf = (drawn: Drawn, paper: Paper): Box => {
  if (isShared(drawn)) return boxOfCard(drawn);
  const { x, top, width, bottom } = pageArea(paper);
  return { left: x, top, right: x + width, bottom };
};

/** All that pages say. */
export const saidOn = (drawn: readonly Drawn[]): string => drawn.flatMap((one) => faceOf(one).text).join(' ');
