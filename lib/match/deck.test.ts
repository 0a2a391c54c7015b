import { describe, expect, test } from 'vitest';
import { diceOf, shuffledBy, Source, stir, type Dice } from './chance';
import {
  cardsIn,
  foundIn,
  lookedAt,
  redealt,
  shuffledDeck,
  stackedDeck,
  withoutTop,
  type Deck,
} from './deck';

const cards = ['a', 'b', 'c', 'd'] as const;
const orders = 24;
const shuffles = 100_000;

const byName = (one: string, other: string): number => (one < other ? -1 : 1);

/** Chi-square of 23 degrees of freedom is above this in one of 10,000 cases. */
const bound = 58;

const chiSquare = (counts: ReadonlyMap<string, number>): number => {
  const each = shuffles / orders;
  return [...counts.values()].reduce((sum, count) => sum + (count - each) ** 2 / each, 0);
};

/** How often each order comes. */
const ordersOf = (orderOf: (nth: number) => string): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (let nth = 0; nth < shuffles; nth += 1) {
    const order = orderOf(nth);
    counts.set(order, (counts.get(order) ?? 0) + 1);
  }
  return counts;
};

/** Turns a deck from its top, each card at a decision of its own, as a match does. */
const turned = (deck: Deck<string>, diceAt: (decision: number) => Dice): string => {
  let left = deck;
  let order = '';
  for (let decision = 1; left.places.length > 0; decision += 1) {
    left = lookedAt(left, 0, diceAt(decision));
    order += left.places[0] ?? '-';
    left = withoutTop(left);
  }
  return order;
};

/** The dice of a match with this seed: each decision has draws of its own. */
const matchDice =
  (seed: number) =>
  (decision: number): Dice => {
    const source = new Source(seed, undefined, decision, decision);
    return (sides) => source.draw('deck', sides, -1, 'card');
  };

describe('100,000 shuffles of four cards: all 24 orders are equally likely', () => {
  test('when a card is drawn as it is turned', () => {
    const counts = ordersOf((seed) => turned(shuffledDeck(cards), matchDice(seed)));
    expect(counts.size).toBe(orders);
    expect(chiSquare(counts)).toBeLessThan(bound);
  });

  test('when somebody has looked at a place before', () => {
    const counts = ordersOf((seed) => {
      const dice = matchDice(seed);
      return turned(lookedAt(shuffledDeck(cards), 2, dice(0)), dice);
    });
    expect(counts.size).toBe(orders);
    expect(chiSquare(counts)).toBeLessThan(bound);
  });

  test('when somebody has looked for a card before', () => {
    const counts = ordersOf((seed) => {
      const dice = matchDice(seed);
      return turned(foundIn(foundIn(shuffledDeck(cards), 'b', dice(0)), 'd', dice(9)), dice);
    });
    expect(counts.size).toBe(orders);
    expect(chiSquare(counts)).toBeLessThan(bound);
  });

  test('as it was when the deck was shuffled ahead', () => {
    const counts = ordersOf((seed) => shuffledBy(matchDice(seed)(0), cards).join(''));
    expect(chiSquare(counts)).toBeLessThan(bound);
  });

  test('when others have looked, for whoever has not', () => {
    const counts = ordersOf((seed) => {
      const looked = lookedAt(shuffledDeck(cards), 1, () => 0);
      return turned(
        redealt(looked, () => false, diceOf(stir(seed, 5)), byName),
        matchDice(seed),
      );
    });
    expect(counts.size).toBe(orders);
    expect(chiSquare(counts)).toBeLessThan(bound);
  });
});

describe('a deck', () => {
  const third: Dice = () => 2;

  test('says which cards lie in it, and of no unseen one where', () => {
    expect(shuffledDeck(cards)).toEqual({ places: [null, null, null, null], unseen: cards });
    expect(cardsIn(lookedAt(shuffledDeck(cards), 0, third))).toEqual(['c', 'a', 'b', 'd']);
  });

  test('keeps what somebody has looked at', () => {
    const looked = lookedAt(shuffledDeck(cards), 1, third);
    expect(looked).toEqual({ places: [null, 'c', null, null], unseen: ['a', 'b', 'd'] });
    expect(lookedAt(looked, 1, () => expect.fail('drawn again'))).toBe(looked);
  });

  test('that is empty has nothing to look at', () => {
    const none = stackedDeck<string>([]);
    expect(lookedAt(none, 0, third)).toBe(none);
  });

  test('has other cards, at the places that others looked at alone, for whoever has not', () => {
    const looked = lookedAt(lookedAt(shuffledDeck(cards), 0, third), 2, third);
    const isTop = (_: string, place: number): boolean => place === 0;
    const seen = new Set(
      Array.from({ length: 60 }, (_, seed) => {
        const { places, unseen } = redealt(looked, isTop, diceOf(seed), byName);
        expect([places[0], places[1], places[3]]).toEqual(['c', null, null]);
        expect([places[2], ...unseen].sort()).toEqual(['a', 'b', 'd']);
        return places[2];
      }),
    );
    expect(seen.size).toBe(3);
    expect(
      redealt(
        looked,
        () => true,
        () => expect.fail('drawn'),
        byName,
      ),
    ).toBe(looked);
  });
});
