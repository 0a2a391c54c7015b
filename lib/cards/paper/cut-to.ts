import type { Card, CardFace, CardSize, Drawing } from '../card';
import type { Place } from './paper';

const moved = (drawing: Drawing, { x, y }: Place): Drawing =>
  drawing.draw === 'line'
    ? {
        ...drawing,
        from: [drawing.from[0] + x, drawing.from[1] + y],
        to: [drawing.to[0] + x, drawing.to[1] + y],
      }
    : { ...drawing, x: drawing.x + x, y: drawing.y + y };

/**
 * The card as it is cut to a size in mm: what is drawn keeps its own size, so that type and QR code stay as readable,
 * and stands in the middle.
 */
export const cutTo = (card: Card, size: CardSize): Card => {
  const by = { x: (size.width - card.size.width) / 2, y: (size.height - card.size.height) / 2 };
  if (by.x === 0 && by.y === 0) return card;
  const face = (side: CardFace): CardFace => ({
    ...side,
    drawings: side.drawings.map((drawing) => moved(drawing, by)),
  });
  return { ...card, size, front: face(card.front), back: face(card.back) };
};
