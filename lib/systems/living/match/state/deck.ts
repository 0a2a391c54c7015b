import { cardsIn, foundIn, lookedAt } from '../../../../match/deck';
import type { FigureId } from './figure';
import type { Game } from './game';

/** Draws for a card that nobody has looked at. */
const drawn =
  ({ host }: Game) =>
  (cards: number): number =>
    host.draw('deck', cards, -1, 'initiative');

/** The top card lies open. */
export const turnTop = (game: Game): void => {
  game.s.deck = lookedAt(game.s.deck, 0, drawn(game));
  game.host.show();
};

/** Somebody looks at places of the deck; what lies there stays. @returns the cards */
export const lookAt = (game: Game, places: readonly number[]): readonly FigureId[] => {
  const { s } = game;
  for (const place of places) s.deck = lookedAt(s.deck, place, drawn(game));
  return places.flatMap((place) => s.deck.places[place] ?? []);
};

/** Cards that a player has seen, or all where `player` is -1; where they lie is known until the deck is shuffled. */
export const show = (game: Game, figure: FigureId, player: number, cards: readonly FigureId[]): void => {
  if (cards.length === 0) return;
  const { s } = game;
  game.host.show();
  game.host.emit({ type: 'cards', figure, player, cards });
  s.foreseen = [...(s.foreseen ?? []), ...cards.map((card) => ({ player, card }))];
};

/**
 * Which of these heroes' cards comes first in the deck must be known: where it is not, all look for those that nobody has
 * seen (ruling reactors-order).
 */
export const lookForOrder = (game: Game, figure: FigureId, heroes: readonly FigureId[]): void => {
  const { s } = game;
  const { unseen, places } = s.deck;
  const inDeck = cardsIn(s.deck).filter((card) => heroes.includes(card));
  const hidden = inDeck.filter((card) => unseen.includes(card));
  const others = inDeck.filter((card) => !unseen.includes(card) && card !== places[0]);
  // One alone whom nobody has seen comes after the open card.
  if (hidden.length === 0 || hidden.length + others.length < 2) return;
  for (const card of hidden) s.deck = foundIn(s.deck, card, drawn(game));
  show(game, figure, -1, hidden);
};
