import { defaultCardSize, type Card, type CardFace, type CardSize } from './card';
import { movedBy } from './moved';

/** Panels side by side, each centred in its part of the strip; a part is `size` mm large. */
export const joinedPanels = (panels: readonly CardFace[], size: CardSize): CardFace => {
  const inset = {
    x: (size.width - defaultCardSize.width) / 2,
    y: (size.height - defaultCardSize.height) / 2,
  };
  const placed = panels.map((panel, at) => movedBy(panel, { x: at * size.width + inset.x, y: inset.y }));
  return {
    drawings: placed.flatMap(({ drawings }) => drawings),
    unseen: placed.flatMap(({ unseen = [] }) => unseen),
    text: panels.flatMap(({ text }) => text),
    spoken: panels.flatMap(({ text, spoken = text }) => spoken),
  };
};

/** Panels of `size` mm that fold together, printed on one side. */
export const foldedOf = (
  panels: readonly CardFace[],
  size: CardSize,
): Pick<Card, 'size' | 'front' | 'back' | 'oneSided' | 'panels'> => ({
  size: { width: panels.length * size.width, height: size.height },
  front: joinedPanels(panels, size),
  back: { drawings: [], text: [] },
  oneSided: true,
  panels,
});

const noFace: CardFace = { drawings: [], text: [] };

/** A strip of panels as cards of two sides, for whoever prints or shows single cards; any other card as it is. */
export const unfolded = (card: Card): readonly Card[] => {
  const { panels, oneSided, ...rest } = card;
  if (!panels) return [card];
  return Array.from({ length: Math.ceil(panels.length / 2) }, (_, index): Card => {
    const [front = noFace, back] = panels.slice(2 * index, 2 * index + 2);
    return {
      ...rest,
      id: index === 0 ? card.id : `${card.id}-${index + 1}`,
      size: defaultCardSize,
      front,
      back: back ?? noFace,
      ...(!back && oneSided && { oneSided }),
    };
  });
};
