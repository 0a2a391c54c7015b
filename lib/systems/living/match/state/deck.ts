import { cardsIn, foundIn, lookedAt } from '../../../../match/deck';
import type { FigureId } from './figure';
import type { MatchContext } from './match-context';

/** Draws for a card that nobody has looked at. */
const drawn =
  ({ host }: MatchContext) =>
  (cards: number): number =>
    host.draw('deck', cards, -1, 'initiative');

/** The top card lies open. */
export const turnTop = (match: MatchContext): void => {
  match.s.deck = lookedAt(match.s.deck, 0, drawn(match));
  match.host.show();
};

/** Somebody looks at places of the deck; what lies there stays. @returns the cards */
export const lookAt = (match: MatchContext, places: readonly number[]): readonly FigureId[] => {
  const { s } = match;
  for (const place of places) s.deck = lookedAt(s.deck, place, drawn(match));
  return places.flatMap((place) => s.deck.places[place] ?? []);
};

/** Cards that a player has seen, or all where `player` is -1; where they lie is known until the deck is shuffled. */
export const show = (
  match: MatchContext,
  figure: FigureId,
  player: number,
  cards: readonly FigureId[],
): void => {
  if (cards.length === 0) return;
  const { s } = match;
  match.host.show();
  match.host.emit({ type: 'cards', figure, player, cards });
  s.foreseen = [...(s.foreseen ?? []), ...cards.map((card) => ({ player, card }))];
};

/**
 * Which of these heroes' cards comes first in the deck must be known: where it is not, all look for those that nobody has
 * seen (ruling reactors-order).
 */
export const lookForOrder = (match: MatchContext, figure: FigureId, heroes: readonly FigureId[]): void => {
  const { s } = match;
  const { unseen, places } = s.deck;
  const inDeck = cardsIn(s.deck).filter((card) => heroes.includes(card));
  const hidden = inDeck.filter((card) => unseen.includes(card));
  const others = inDeck.filter((card) => !unseen.includes(card) && card !== places[0]);
  // A single card that nobody has seen comes after the open card.
  if (hidden.length === 0 || hidden.length + others.length < 2) return;
  for (const card of hidden) s.deck = foundIn(s.deck, card, drawn(match));
  show(match, figure, -1, hidden);
};
