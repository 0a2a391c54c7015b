/** Dice that a pool can grow to on a phone: no rule of either game asks for more. */
const mostDice = 12;

/** Counted values of a dicepool: the dice that are Life now, and the most there may be. */
export const handCounts = (dice: number, words: { readonly hand: string; readonly pool: string }) =>
  [
    { id: 'hand', name: words.hand, start: dice, most: mostDice, within: 'pool', shownAs: 'dice' },
    { id: 'pool', name: words.pool, start: Math.max(dice, 5), most: mostDice, shownAs: 'dice' },
  ] as const;

interface Counted {
  readonly counts: Readonly<Record<string, number>>;
  readonly counters: readonly { readonly id: string; readonly count: number }[];
}

/** Dice in the Hand. */
export const handOf = ({ counts }: Counted): number => counts['hand'] ?? 0;

/** Counters of a kind. */
export const countersNow = ({ counters }: Counted, id: string): number =>
  counters.find((counter) => counter.id === id)?.count ?? 0;
