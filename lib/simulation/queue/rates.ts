/** Matches played by each worker. */
export interface WorkerRate {
  readonly name: string;
  readonly matches: number;
  /** Matches a second in the last minute, or since it was first heard of. */
  readonly perSecond: number;
  /** s since it was last heard of. */
  readonly quiet: number;
}

interface Seen {
  readonly since: number;
  matches: number;
  last: number;
  /** Matches by the ms in which they came. */
  recent: { readonly at: number; readonly matches: number }[];
}

/** ms over which a rate is taken, at most and at least: a single chunk says little. */
const span = { most: 60_000, least: 5_000 };

/** Counts matches by who played them. Times are ms of one clock. */
export class Rates {
  readonly #workers = new Map<string, Seen>();
  readonly #began: number;

  constructor(now: number) {
    this.#began = now;
  }

  /** @param took ms that the matches took: a new worker has already played for that long */
  add(name: string, matches: number, now: number, took = 0): void {
    const seen = this.#workers.get(name) ?? {
      since: Math.max(this.#began, now - took),
      matches: 0,
      last: now,
      recent: [],
    };
    this.#workers.set(name, seen);
    seen.matches += matches;
    seen.last = now;
    seen.recent.push({ at: now, matches });
  }

  /** By their names. */
  workers(now: number): readonly WorkerRate[] {
    return [...this.#workers]
      .map(([name, seen]) => {
        seen.recent = seen.recent.filter(({ at }) => now - at < span.most);
        const lasted = Math.min(span.most, Math.max(now - seen.since, span.least));
        const played = seen.recent.reduce((sum, { matches }) => sum + matches, 0);
        return {
          name,
          matches: seen.matches,
          perSecond: (played / lasted) * 1000,
          quiet: (now - seen.last) / 1000,
        };
      })
      .sort((a, b) => (a.name < b.name ? -1 : 1));
  }

  /** Matches a second of all together. */
  perSecond(now: number): number {
    return this.workers(now).reduce((sum, { perSecond }) => sum + perSecond, 0);
  }
}
