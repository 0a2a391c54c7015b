import type { Card } from '@/lib/cards/card';
import { counters } from '@/lib/messages/en/counters';
import { counterCards, countersOf, type CounterNeed } from '@/lib/systems/counters';
import type { HeroDraft } from '@/lib/systems/index';

/** Counters of one kind: what they are called, how many the rules ask for and why, and how many are printed. */
export interface CounterRow {
  readonly name: string;
  readonly why: string;
  readonly count: number;
}

/** Counters of one kind at most. */
export const mostCounters = 40;

/** The counters of heroes, with the player's own numbers by name in place of the rules'. */
export const layCounters = (
  heroes: readonly HeroDraft[],
  own: Readonly<Record<string, number>>,
): { readonly rows: readonly CounterRow[]; readonly cards: readonly Card[] } => {
  const needs = countersOf(heroes).map((need): CounterNeed => {
    const count = own[counters.name(need.counter)];
    return count === undefined
      ? { ...need, count: Math.min(need.count, mostCounters) }
      : { ...need, count, because: count === need.count ? need.because : 'as-chosen' };
  });
  return {
    rows: needs.map((need) => ({
      name: counters.name(need.counter),
      why: counters.why(need),
      count: need.count,
    })),
    cards: counterCards(needs, counters),
  };
};
