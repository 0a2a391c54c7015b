import type { Card } from '../card';
import { drawCounter, hasRoomForRim, type CounterContent, type CounterSize } from '../pieces/counter';
import { remembered } from './laid-once';

/** Counters of one kind at most. */
export const mostCounters = 40;

/** Counters on one figure, or turns of a skill, where the rules set no bound. */
export const unbound = 5;

/** This many counters of a kind, and why. */
export interface CounterNeed<Counter, Why> {
  readonly counter: Counter;
  readonly count: number;
  readonly why: Why;
  /** Number needed with the numbers up to one on the rim, where all that lie together are on one figure; and why, if it differs. */
  readonly rims?: {
    readonly count: number;
    readonly upTo: number;
    readonly why?: Why;
    /** The number is that of the pips that were rolled, not of counters. */
    readonly shows?: 'pips';
  };
}

/** Parts of a kit's order that decide which counters there are. */
interface CounterOrder {
  readonly sheets: readonly object[];
  /** Pieces of the kit: some games need other counters without a scenario's. */
  readonly kit: readonly string[];
  readonly scenario: string;
  readonly allCounters: boolean;
  /** The player's own numbers of counters by their names. */
  readonly counts: Readonly<Record<string, number>>;
  readonly counterSize: CounterSize;
}

/** Look of a counter beside its words. */
export type CounterLook = Omit<CounterContent, 'name' | 'rule'>;

/** A game's rules for its counters: those that an order needs, their look, and their names in the reader's language. */
export interface CounterRules<Order extends CounterOrder, Counter, Why> {
  readonly needs: (order: Order) => readonly CounterNeed<Counter, Why>[];
  readonly look: (counter: Counter) => CounterLook;
  readonly name: (counter: Counter) => string;
  /** Effect in a few words; undefined where no few words say it. */
  readonly rule: (counter: Counter, why: Why) => string | undefined;
  readonly why: (why: Why) => string;
  /** "as many as you chose" */
  readonly chosen: string;
  /** How one counter can represent several: "keep the current number at the top". */
  readonly turned?: string;
  /** How it can show the pips that were rolled. */
  readonly turnedToPips?: string;
}

/** Counters as they are listed: their name, how many, and why. */
interface Row<Counter> {
  readonly counter: Counter;
  readonly name: string;
  readonly rule: string | undefined;
  readonly upTo?: number;
  readonly count: number;
  readonly why: string;
}

const counterCards = <Counter>(
  rows: readonly Row<Counter>[],
  look: (counter: Counter) => CounterLook,
  size: CounterSize,
): readonly Card[] =>
  rows.flatMap(({ counter, name, rule, upTo, count, why }) => {
    const card: Card = {
      ...drawCounter(
        {
          ...look(counter),
          name,
          ...(rule !== undefined && { rule }),
          ...(upTo !== undefined && { upTo }),
        },
        size,
      ),
      countNote: { what: `${name} × ${count}`, why },
    };
    // All of a kind are the same card, which is drawn and changed once.
    return Array.from({ length: count }, () => card);
  });

/** The counters of a game's kit: as cards to print, and as they are listed; the player's own numbers go before the rules'. */
export const counterKit = <Order extends CounterOrder, Counter, Why>({
  needs,
  look,
  ...words
}: CounterRules<Order, Counter, Why>) => {
  const once = remembered();
  const rows = (order: Order): readonly Row<Counter>[] => {
    const { sheets, kit, scenario, allCounters, counts, counterSize } = order;
    return once('needs', [sheets, kit.join(), scenario, allCounters], () => needs(order)).map(
      ({ counter, count: single, why, rims }) => {
        const name = words.name(counter);
        const turned = rims?.shows ? words.turnedToPips : words.turned;
        const rim =
          rims && turned && hasRoomForRim({ ...look(counter), name }, counterSize, rims.upTo)
            ? rims
            : undefined;
        const count = rim ? rim.count : single;
        const row = { counter, name, rule: words.rule(counter, why), ...(rim && { upTo: rim.upTo }) };
        const chosen = counts[name];
        const reason = (why: string): string => (rim && turned ? `${why}; ${turned}` : why);
        return chosen === undefined || chosen === count
          ? { ...row, count: Math.min(count, mostCounters), why: reason(words.why(rim?.why ?? why)) }
          : { ...row, count: Math.min(chosen, mostCounters), why: reason(words.chosen) };
      },
    );
  };
  return {
    rows: (order: Order) => rows(order).map(({ name, count, why }) => ({ name, count, why })),
    cards: (order: Order): readonly Card[] => {
      const { sheets, kit, scenario, allCounters, counts, counterSize } = order;
      return once('cards', [sheets, kit.join(), scenario, allCounters, counts, counterSize], () =>
        counterCards(rows(order), look, counterSize),
      );
    },
  };
};
