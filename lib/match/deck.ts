import { shuffledBy, type Dice } from './chance';

/**
 * A deck face down, as plain data. Which cards lie in it is known; where an unseen one lies is not decided before it is
 * turned, so that nobody who holds a running match can read what comes. All orders are equally likely all the same: a card
 * that is drawn for a place is any of the unseen.
 */
export interface Deck<Card> {
  /** From the top; null if unseen. A seen card stays in its place. */
  readonly places: readonly (Card | null)[];
  /** The cards of all other places. */
  readonly unseen: readonly Card[];
}

export const emptyDeck: Deck<never> = { places: [], unseen: [] };

/** A deck of these cards, shuffled. */
export const shuffledDeck = <Card>(cards: readonly Card[]): Deck<Card> => ({
  places: cards.map(() => null),
  unseen: cards,
});

/** A deck in this order, the top card first. */
export const stackedDeck = <Card>(cards: readonly Card[]): Deck<Card> => ({ places: cards, unseen: [] });

/** All cards, those whose places are decided first. */
export const cardsIn = <Card>({ places, unseen }: Deck<Card>): readonly Card[] => [
  ...places.flatMap((card) => (card === null ? [] : [card])),
  ...unseen,
];

/** A place whose card is fixed from now on. @param dice decides an unseen card */
export const lookedAt = <Card>(deck: Deck<Card>, place: number, dice: Dice): Deck<Card> => {
  const { places, unseen } = deck;
  if (places[place] !== null) return deck;
  const drawn = unseen[dice(unseen.length)];
  if (drawn === undefined) return deck;
  return {
    places: places.map((card, at) => (at === place ? drawn : card)),
    unseen: unseen.filter((card) => card !== drawn),
  };
};

/** A card whose place is fixed from now on: any unseen one. */
export const foundIn = <Card>(deck: Deck<Card>, card: Card, dice: Dice): Deck<Card> => {
  const { places, unseen } = deck;
  if (!unseen.includes(card)) return deck;
  const free = places.flatMap((known, place) => (known === null ? [place] : []));
  const found = free[dice(free.length)];
  return {
    places: places.map((known, place) => (place === found ? card : known)),
    unseen: unseen.filter((other) => other !== card),
  };
};

/** The deck without its top card. */
export const withoutTop = <Card>({ places, unseen }: Deck<Card>): Deck<Card> => ({
  places: places.slice(1),
  unseen,
});

/**
 * One possible deck, given what somebody knows: places that only others have looked at get cards that this player
 * cannot tell from the unseen.
 * @param isKnown whether the player knows a card at its place
 * @param compare an order of cards, so that nothing depends on what really lies there
 */
export const redealt = <Card>(
  deck: Deck<Card>,
  isKnown: (card: Card, place: number) => boolean,
  dice: Dice,
  compare: (one: Card, other: Card) => number,
): Deck<Card> => {
  const { places, unseen } = deck;
  const isHidden = (card: Card | null, place: number): card is Card => card !== null && !isKnown(card, place);
  const hidden = places.filter(isHidden);
  const cards = [...hidden, ...unseen].sort(compare);
  if (hidden.length === 0 || cards.length < 2) return deck;
  const dealt = shuffledBy(dice, cards).slice(0, hidden.length);
  let next = 0;
  return {
    places: places.map((card, place) => (isHidden(card, place) ? (dealt[next++] ?? card) : card)),
    unseen: cards.filter((card) => !dealt.includes(card)),
  };
};
