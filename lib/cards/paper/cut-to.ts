import type { Card, CardSize } from '../card';
import { foldedOf } from '../fold-out';
import { movedBy } from '../moved';

/**
 * The card as it is cut to a size in mm: the drawing keeps its size, so that type and QR code stay readable,
 * and is centred; on a folded strip, in each panel.
 */
export const cutTo = (card: Card, size: CardSize): Card => {
  const { panels } = card;
  if (panels) {
    const isSame = card.size.width === panels.length * size.width && card.size.height === size.height;
    return isSame ? card : { ...card, ...foldedOf(panels, size) };
  }
  const by = { x: (size.width - card.size.width) / 2, y: (size.height - card.size.height) / 2 };
  if (by.x === 0 && by.y === 0) return card;
  return { ...card, size, front: movedBy(card.front, by), back: movedBy(card.back, by) };
};
