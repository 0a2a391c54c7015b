import type { FigureId } from './figure';
import type { Game } from './game';

/** Shuffles cards by drawing one after the other. */
export const shuffled = (game: Game, cards: readonly FigureId[]): readonly FigureId[] => {
  const left = [...cards];
  const deck: FigureId[] = [];
  while (left.length > 0) {
    const [card] = left.splice(game.host.draw('deck', left.length, -1, 'initiative'), 1);
    if (card !== undefined) deck.push(card);
  }
  return deck;
};
