import type { Contest } from '@/lib/simulation/contest';
import { playOnWorkers, type MatchOrder } from '@/lib/simulation/play-series';
import type { Played } from '@/lib/simulation/series';
import { err, ok, type Result } from '@/lib/result';
import { matchPool, valueOf } from './match-pool';
import type { SeriesOrder, Summary } from './series-worker';

/** Workers that play the matches of a series. */
export class SeriesWorkers {
  readonly #order: SeriesOrder;
  #contest: Contest | undefined;
  readonly #matches = matchPool();
  readonly #ending = new AbortController();
  #isStopped = false;

  constructor(order: SeriesOrder) {
    this.#order = order;
  }

  /**
   * Plays the matches 0 to `matches` - 1, in any order; resolves when all are played or it was stopped. The error has
   * a sentence for everything that prevents such matches.
   * @param heard called with each; an error is a fault of the rules
   * @throws Error when workers break down again and again, as when their scripts cannot be loaded
   */
  async play(
    matches: number,
    heard: (nth: number, match: Result<Played, string>) => void,
  ): Promise<Result<undefined, readonly string[]>> {
    const begun = valueOf(await this.#matches.pool.run(async (worker) => worker.contest(this.#order)));
    if (!begun.ok) return begun;
    const contest = begun.value;
    this.#contest = contest;
    const ended = await playOnWorkers(
      this.#matches.pool,
      this.#matches.workers,
      this.#orders(contest, matches),
      {
        played: ({ nth }, match) => heard(nth, ok(match)),
        brokeOff: ({ nth }, detail) => heard(nth, err(detail)),
        signal: this.#ending.signal,
      },
    );
    valueOf(ended);
    return ok(undefined);
  }

  /** Plays no further match; those under way are played to their end. */
  stop(): void {
    this.#isStopped = true;
  }

  /** Summary of the matches played; undefined before the first. */
  async sum(played: readonly Played[]): Promise<Summary | undefined> {
    const contest = this.#contest;
    return contest && valueOf(await this.#matches.pool.run(async (worker) => worker.sum(contest, played)));
  }

  /** The replay of a match, as a file. */
  async record(nth: number): Promise<string | undefined> {
    const contest = this.#contest;
    if (!contest) return undefined;
    const order = { contest, nth };
    return valueOf(await this.#matches.pool.run(async (worker) => worker.record(order)));
  }

  /** Where the play table shows the match of a replay; undefined where it cannot. */
  async tablePath(text: string): Promise<string | undefined> {
    const fragment = valueOf(await this.#matches.pool.run(async (worker) => worker.fragment(text)));
    return fragment === undefined ? undefined : `/play#${fragment}`;
  }

  end(): void {
    this.#ending.abort();
    void this.#matches.pool.end();
  }

  *#orders(contest: Contest, matches: number): Iterable<MatchOrder> {
    for (let nth = 0; nth < matches && !this.#isStopped; nth += 1) yield { contest, nth };
  }
}
