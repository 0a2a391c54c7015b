import { cardsIn } from '../../../../match/deck';
import { isDragon, type Figure } from '../state/figure';
import { livingSlayers, type Table } from '../state/match-context';
import type { InitiativeCard } from '../state/situation';

const hers = ({ of }: InitiativeCard): boolean => of === 'dragon';

const numberOf = (cards: readonly InitiativeCard[], isCounted: (card: InitiativeCard) => boolean): number => {
  let number = 0;
  for (const card of cards) if (isCounted(card)) number += 1;
  return number;
};

/** Her cards in the pile that comes next: those that wait come in with it. */
const hersNext = ({ s }: Table): number =>
  numberOf(cardsIn(s.pile), hers) + numberOf(s.discard, hers) + numberOf(s.waiting, hers);

/** Average slayers' turns before her next upkeep, from the cards left, not their order. */
export const slayerTurnsBeforeHers = (table: Table): number => {
  const { s } = table;
  const cards = cardsIn(s.pile);
  const left = numberOf(cards, hers);
  const slayers = cards.length - left;
  if (left > 0) return slayers / (left + 1);
  return slayers + livingSlayers(table).length / (hersNext(table) + 1);
};

/** Turns of hers before a slayer's next upkeep, on average. */
export const hersBeforeUpkeep = (table: Table, { id }: Figure): number => {
  const { s } = table;
  const cards = cardsIn(s.pile);
  const left = numberOf(cards, hers);
  const waits = cards.some((card) => card.of === 'slayer' && card.figure === id);
  return waits ? left / 2 : left + hersNext(table) / 2;
};

/** About how many attacks hit a figure before it loses counters. */
export const attacksOn = (table: Table, bearer: Figure, isClose: boolean): number => {
  if (isDragon(bearer)) return (table.s.acting?.card === -1 ? 0.7 : 0) + 1.3 * slayerTurnsBeforeHers(table);
  return hersBeforeUpkeep(table, bearer) * (isClose ? 0.6 : 0.25);
};
