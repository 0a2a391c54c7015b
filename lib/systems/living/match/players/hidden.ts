import { shuffledBy } from '../../../../match/chance';
import type { Hide } from '../../../../match/players';
import type { Situation } from '../state/situation';

/**
 * The initiative deck as it may lie for all that a player knows: its top card lies open, and so does what he was shown;
 * all others are shuffled. Nothing else in a match is hidden.
 */
export const hiddenFrom: Hide<Situation> = (situation, player, dice) => {
  const { deck, foreseen = [] } = situation;
  const isKnown = (card: number, place: number): boolean =>
    place === 0 || foreseen.some((seen) => seen.card === card && (seen.player < 0 || seen.player === player));
  const hidden = shuffledBy(
    dice,
    deck.filter((card, place) => !isKnown(card, place)),
  );
  if (hidden.length < 2) return situation;
  let next = 0;
  const lies = deck.map((card, place) => (isKnown(card, place) ? card : (hidden[next++] ?? card)));
  return { ...situation, deck: lies };
};
