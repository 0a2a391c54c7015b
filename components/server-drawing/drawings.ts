import { err, ok, type Result } from '@/lib/result';
import type { JobOptions, PoolProblem, WorkerPool } from '@/lib/worker-pool/pool';
import type { DrawingOrder } from './order';

/** The drawings asked for last, as many as their bytes have room for. */
export class KeptDrawings {
  readonly #room: number;
  /** The one asked for longest ago comes first. */
  readonly #drawings = new Map<string, Uint8Array>();
  #bytes = 0;

  /** @param room bytes of all that is kept */
  constructor(capacity: number) {
    this.#room = capacity;
  }

  get bytes(): number {
    return this.#bytes;
  }

  get(key: string): Uint8Array | undefined {
    const drawing = this.#drawings.get(key);
    if (!drawing) return undefined;
    this.#drawings.delete(key);
    this.#drawings.set(key, drawing);
    return drawing;
  }

  /** Keeps a drawing and forgets others for it; one that is larger than all the room is not kept. */
  keep(key: string, drawing: Uint8Array): void {
    this.#forget(key);
    if (drawing.byteLength > this.#room) return;
    this.#drawings.set(key, drawing);
    this.#bytes += drawing.byteLength;
    for (const oldest of this.#drawings.keys()) {
      if (this.#bytes <= this.#room) return;
      this.#forget(oldest);
    }
  }

  #forget(key: string): void {
    this.#bytes -= this.#drawings.get(key)?.byteLength ?? 0;
    this.#drawings.delete(key);
  }
}

/** Interface of a worker that draws. */
export interface DrawingWorker {
  /** Answers once everything is loaded that drawing needs. */
  readonly load: () => Promise<void>;
  readonly draw: (order: DrawingOrder) => Promise<Uint8Array>;
}

export type DrawingProblem = PoolProblem['problem'] | 'too-large';

export interface DrawingLimits {
  /** bytes of one drawing, and of all that are kept. */
  readonly largest: number;
  readonly kept: number;
}

type Pool = Pick<WorkerPool<DrawingWorker>, 'run'>;

/** An order that is being drawn, and how many wait for it. */
interface UnderWay {
  readonly drawn: Promise<Result<Uint8Array, DrawingProblem>>;
  readonly stop: AbortController;
  waiting: number;
}

/**
 * Draws each order once, however many ask for it, and keeps the result. Pictures and sheets have separate workers, so
 * that a picture never waits behind a sheet.
 */
export class Drawings {
  readonly #pools: { readonly pictures: Pool; readonly sheets: Pool };
  readonly #largest: number;
  readonly #kept: KeptDrawings;
  readonly #underWay = new Map<string, UnderWay>();

  constructor(pools: { readonly pictures: Pool; readonly sheets: Pool }, limits: DrawingLimits) {
    this.#pools = pools;
    this.#largest = limits.largest;
    this.#kept = new KeptDrawings(limits.kept);
  }

  /** The bytes drawn, or why there are none; never rejects. An order that nobody waits for any more is dropped. */
  draw(
    order: DrawingOrder,
    { signal, client = '' }: JobOptions = {},
  ): Promise<Result<Uint8Array, DrawingProblem>> {
    const key = JSON.stringify(order);
    const kept = this.#kept.get(key);
    if (kept) return Promise.resolve(ok(kept));
    if (signal?.aborted) return Promise.resolve(err('aborted'));
    const drawing = this.#underWay.get(key) ?? this.#begin(key, order, client);
    drawing.waiting += 1;
    return new Promise((resolve) => {
      const leave = (): void => {
        resolve(err('aborted'));
        drawing.waiting -= 1;
        if (drawing.waiting > 0) return;
        // Before it has settled: whoever asks from now on starts again.
        this.#underWay.delete(key);
        drawing.stop.abort();
      };
      signal?.addEventListener('abort', leave, { once: true });
      void drawing.drawn.then((result) => {
        signal?.removeEventListener('abort', leave);
        resolve(result);
      });
    });
  }

  #begin(key: string, order: DrawingOrder, client: string): UnderWay {
    const stop = new AbortController();
    const drawing = { drawn: this.#drawn(key, order, { signal: stop.signal, client }), stop, waiting: 0 };
    this.#underWay.set(key, drawing);
    void drawing.drawn.then(() => {
      if (this.#underWay.get(key) === drawing) this.#underWay.delete(key);
    });
    return drawing;
  }

  async #drawn(
    key: string,
    order: DrawingOrder,
    options: JobOptions,
  ): Promise<Result<Uint8Array, DrawingProblem>> {
    const pool = order.draw === 'sheet' ? this.#pools.sheets : this.#pools.pictures;
    const drawn = await pool.run((worker) => worker.draw(order), options);
    if (!drawn.ok) return err(drawn.error.problem);
    if (drawn.value.byteLength > this.#largest) return err('too-large');
    this.#kept.keep(key, drawn.value);
    return ok(drawn.value);
  }
}
