import type { Card, CardFace } from '../card';

const frameless = (face: CardFace): CardFace => ({
  ...face,
  drawings: face.drawings.filter((drawing) => drawing.draw !== 'rect' || !drawing.isFrame),
});

/** A card without the frame along its edges, beside which a cut that is half a millimetre off would be seen. */
export const withoutFrame = (card: Card): Card => ({
  ...card,
  front: frameless(card.front),
  back: card.back === card.front ? frameless(card.front) : frameless(card.back),
  ...(card.panels && { panels: card.panels.map(frameless) }),
});
