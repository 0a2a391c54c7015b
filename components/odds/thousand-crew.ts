import { wrap, type Remote } from 'comlink';
import type { Result } from '@/lib/result';
import type { Contest } from '@/lib/simulation/contest';
import type { Played } from '@/lib/simulation/series';
import type { MatchPlayer, Summary } from './thousand-worker';

const mostWorkers = 4;

interface Seat {
  readonly worker: Worker;
  readonly player: Remote<MatchPlayer>;
}

/** Workers that play matches of a series, each asking for the next match as soon as it has played one. */
export class MatchCrew {
  private readonly seats: readonly Seat[];
  private readonly contest: Contest;
  private isStopped = false;
  /** Settles when a worker breaks down, such as when its scripts cannot be loaded. */
  private readonly broken: Promise<never>;

  constructor(contest: Contest) {
    this.contest = contest;
    let fail: (why: Error) => void = () => undefined;
    this.broken = new Promise<never>((_, reject) => {
      fail = reject;
    });
    this.broken.catch(() => undefined);
    this.seats = Array.from(
      { length: Math.max(1, Math.min(mostWorkers, navigator.hardwareConcurrency)) },
      () => {
        const worker = new Worker(new URL('./thousand-worker.ts', import.meta.url), {
          type: 'module',
          name: 'matches',
        });
        worker.addEventListener('error', (event) => {
          event.preventDefault();
          fail(new Error(event.message));
        });
        return { worker, player: wrap<MatchPlayer>(worker) };
      },
    );
  }

  /**
   * Plays the matches 0 to `matches` - 1, in any order; resolves when all are played or it was stopped.
   * @param heard is told of each; an error is a fault of the rules
   */
  async play(matches: number, heard: (nth: number, match: Result<Played, string>) => void): Promise<void> {
    let next = 0;
    const serve = async ({ player }: Seat): Promise<void> => {
      await player.begin(this.contest);
      while (next < matches && !this.isStopped) {
        const nth = next;
        next += 1;
        heard(nth, await player.play(nth));
      }
    };
    await Promise.race([Promise.all(this.seats.map(serve)), this.broken]);
  }

  /** Plays no further match; those under way are played to their end. */
  stop(): void {
    this.isStopped = true;
  }

  sum(played: readonly Played[]): Promise<Summary> {
    return this.first((player) => player.sum(played));
  }

  /** The replay of a match, as a file. */
  record(nth: number): Promise<string | undefined> {
    return this.first((player) => player.record(nth));
  }

  end(): void {
    this.isStopped = true;
    for (const { worker } of this.seats) worker.terminate();
  }

  private first<T>(ask: (player: Remote<MatchPlayer>) => Promise<T>): Promise<T> {
    const [seat] = this.seats;
    return seat ? Promise.race([ask(seat.player), this.broken]) : this.broken;
  }
}
