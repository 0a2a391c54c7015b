import { err, ok, type Result } from '@/lib/result';

/** One thread that draws. It takes one order at a time. */
export interface Thread<Order> {
  readonly order: (order: Order) => void;
  readonly end: () => void;
}

/** What a thread says to its pool. */
export interface Listener {
  readonly ready: () => void;
  readonly drawn: (bytes: Uint8Array) => void;
  readonly failed: () => void;
  /** The thread is gone, whatever it was doing. */
  readonly gone: () => void;
}

export type PoolProblem = 'busy' | 'too-slow' | 'too-large' | 'failed';

export interface Limits {
  /** Threads at most; they are started as they are needed. */
  readonly threads: number;
  /** Orders that may wait for a thread. */
  readonly waiting: number;
  /** ms for one order, counted once its thread is ready. */
  readonly drawing: number;
  /** ms for a thread to get ready. */
  readonly starting: number;
  /** bytes of what is drawn. */
  readonly bytes: number;
}

interface Job<Order> {
  readonly order: Order;
  readonly settle: (result: Result<Uint8Array, PoolProblem>) => void;
}

/** Draws orders on a few threads, and refuses early rather than late: the queue, the time and the result are bounded. */
export class Pool<Order> {
  readonly #limits: Limits;
  readonly #start: (listener: Listener) => Thread<Order>;
  readonly #queue: Job<Order>[] = [];
  readonly #idle: ((job: Job<Order>) => void)[] = [];
  #threads = 0;

  constructor(limits: Limits, start: (listener: Listener) => Thread<Order>) {
    this.#limits = limits;
    this.#start = start;
  }

  /** The bytes drawn, or why there are none; never rejects. */
  draw(order: Order): Promise<Result<Uint8Array, PoolProblem>> {
    return new Promise((settle) => {
      const job = { order, settle };
      const take = this.#idle.pop();
      if (take) take(job);
      else if (this.#threads < this.#limits.threads) this.#open(job);
      else if (this.#queue.length < this.#limits.waiting) this.#queue.push(job);
      else settle(err('busy'));
    });
  }

  #open(first: Job<Order>): void {
    const { drawing, starting, bytes: most } = this.#limits;
    this.#threads += 1;
    let job: Job<Order> | undefined = first;
    let isReady = false;
    let isGone = false;
    let clock: NodeJS.Timeout | undefined;

    const settle = (result: Result<Uint8Array, PoolProblem>): void => {
      clearTimeout(clock);
      const settled = job;
      job = undefined;
      settled?.settle(result);
    };
    const leave = (problem: PoolProblem): void => {
      if (isGone) return;
      isGone = true;
      this.#threads -= 1;
      const at = this.#idle.indexOf(take);
      if (at >= 0) this.#idle.splice(at, 1);
      settle(err(problem));
      thread.end();
      const next = this.#queue.shift();
      if (next) this.#open(next);
    };
    const limit = (time: number): void => {
      clock = setTimeout(() => leave('too-slow'), time);
    };
    const take = (next: Job<Order>): void => {
      job = next;
      limit(drawing);
      thread.order(next.order);
    };
    const goOn = (): void => {
      const next = this.#queue.shift();
      if (next) take(next);
      else this.#idle.push(take);
    };
    const finish = (result: Result<Uint8Array, PoolProblem>): void => {
      if (isGone || job === undefined) return;
      settle(result);
      goOn();
    };

    limit(starting);
    const thread = this.#start({
      ready: () => {
        if (isGone || isReady) return;
        isReady = true;
        clearTimeout(clock);
        take(first);
      },
      drawn: (bytes) => finish(bytes.length > most ? err('too-large') : ok(bytes)),
      failed: () => finish(err('failed')),
      gone: () => leave('failed'),
    });
  }
}
