import type { Dice } from '../../../../match/chance';
import type { Hide } from '../../../../match/players';
import type { Situation } from '../situation';

/** Lists in another order, each as likely as any other. */
const mixed = <T>(items: readonly T[], dice: Dice): readonly T[] => {
  const left = [...items];
  return items.flatMap(() => left.splice(dice(left.length), 1));
};

/**
 * The initiative deck as it may lie for all that a player knows: its top card lies open, and so does what he was shown;
 * all others are shuffled. Nothing else in a match is hidden.
 */
export const hiddenFrom: Hide<Situation> = (situation, player, dice) => {
  const { deck, foreseen = [] } = situation;
  const isKnown = (card: number, place: number): boolean =>
    place === 0 || foreseen.some((seen) => seen.card === card && (seen.player < 0 || seen.player === player));
  const hidden = mixed(
    deck.filter((card, place) => !isKnown(card, place)),
    dice,
  );
  if (hidden.length < 2) return situation;
  let next = 0;
  const lies = deck.map((card, place) => (isKnown(card, place) ? card : (hidden[next++] ?? card)));
  return { ...situation, deck: lies };
};
