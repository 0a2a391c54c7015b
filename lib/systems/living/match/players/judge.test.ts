import { describe, expect, test } from 'vitest';
import { diceOf } from '../../../../match/chance';
import { stackedDeck } from '../../../../match/deck';
import { arena } from '../testing/arena';
import { hiddenFrom } from './judge';

const situation = arena({ a: { at: [2, 2] }, b: { at: [5, 5], team: 1 } }).situation();
const deck = stackedDeck([3, 1, 4, 0, 2]);

describe('what a player does not see', () => {
  test('is what only others have looked at: it is dealt anew, and no card is lost', () => {
    const orders = Array.from(
      { length: 400 },
      (_, seed) => hiddenFrom({ ...situation, deck }, 0, diceOf(seed)).deck.places,
    );
    expect(new Set(orders.map((order) => order.join())).size).toBe(24);
    for (const order of orders) {
      expect(order[0]).toBe(3);
      expect([...order].sort()).toEqual([0, 1, 2, 3, 4]);
    }
  });

  test('leaves cards where he was shown that they lie, he or everybody', () => {
    const foreseen = [
      { player: 0, card: 4 },
      { player: -1, card: 0 },
    ];
    const seenBy = (player: number): ReadonlySet<string> =>
      new Set(
        Array.from({ length: 200 }, (_, seed) =>
          hiddenFrom({ ...situation, deck, foreseen }, player, diceOf(seed)).deck.places.join(),
        ),
      );
    expect([...seenBy(0)].sort()).toEqual(['3,1,4,0,2', '3,2,4,0,1']);
    expect(seenBy(1).size).toBe(6);
  });

  test('is nothing where one card is hidden, or none', () => {
    const short = { ...situation, deck: stackedDeck([1, 0]) };
    expect(hiddenFrom(short, 0, diceOf(1))).toBe(short);
  });

  test('is nothing where nobody has looked: no card is decided', () => {
    const unseen = { ...situation, deck: { places: [3, null, null], unseen: [0, 1] } };
    expect(hiddenFrom(unseen, 0, diceOf(1))).toBe(unseen);
  });
});
