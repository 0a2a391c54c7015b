import { err, type Result } from '@/lib/result';
import { playOnWorkers } from '@/lib/simulation/play-series';
import {
  ordersOf,
  Pairs,
  type PlayedPair,
  type VersionOrder,
  type VersionsOrder,
  type VersionsPlan,
} from '@/lib/simulation/versions/pairs';
import { matchPool, valueOf } from './match-pool';
import type { VersionWords } from './series-worker';

/** Matches sent to a worker at once: both of a pair. */
const chunk = 2;

/** Workers that play two versions of a sheet against the same opponents. */
export class VersionsWorkers {
  readonly #order: VersionsOrder;
  readonly #matches = matchPool();
  readonly #ending = new AbortController();
  readonly #pairs = new Pairs();
  #plan: VersionsPlan | undefined;
  #next = 0;
  #isStopped = false;

  constructor(order: VersionsOrder) {
    this.#order = order;
  }

  /**
   * Plays this many more pairs; resolves when all are played or it was stopped. The error has a sentence for
   * everything that prevents such matches.
   * @param heard called with each match that ends
   * @throws Error when workers break down again and again
   */
  async play(pairs: number, heard: () => void): Promise<Result<undefined, readonly string[]>> {
    this.#isStopped = false;
    if (!this.#plan) {
      const planned = valueOf(await this.#matches.pool.run(async (worker) => worker.versions(this.#order)));
      if (!planned.ok) return err(planned.error);
      this.#plan = planned.value;
    }
    const { pool, workers } = this.#matches;
    const from = this.#next;
    this.#next += pairs;
    const orders = this.#orders(ordersOf(this.#plan, from, this.#next));
    const ended = await playOnWorkers(pool, workers, orders, {
      played: (order, match) => {
        this.#pairs.add(order, match);
        heard();
      },
      // A match that breaks off is not counted, nor its other half.
      brokeOff: heard,
      chunk,
      signal: this.#ending.signal,
    });
    valueOf(ended);
    return { ok: true, value: undefined };
  }

  /** Begins no further pair; those under way are played to their end. */
  stop(): void {
    this.#isStopped = true;
  }

  played(): readonly PlayedPair[] {
    return this.#pairs.played();
  }

  /** Names of the opponents, by their number. */
  opponents(): readonly string[] {
    return (this.#plan?.field ?? []).map(({ name }) => name);
  }

  async words(used: readonly string[]): Promise<VersionWords> {
    return valueOf(await this.#matches.pool.run(async (worker) => worker.versionWords(this.#order, used)));
  }

  end(): void {
    this.#ending.abort();
    void this.#matches.pool.end();
  }

  *#orders(orders: Iterable<VersionOrder>): Iterable<VersionOrder> {
    for (const order of orders) {
      // Never between the two of a pair.
      if (this.#isStopped && order.version === 'a') return;
      yield order;
    }
  }
}
