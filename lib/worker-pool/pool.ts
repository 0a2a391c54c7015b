import { wrap, type Endpoint, type Remote } from 'comlink';
import { err, ok, type Result } from '../result';
import { FairQueue } from './fair-queue';

/** A worker that exposes its functions by comlink, whichever kind of thread it is. */
export interface PoolWorker {
  readonly endpoint: Endpoint;
  readonly terminate: () => unknown;
  /** `lost` is to be called when the worker breaks down or ends; more than once does no harm. */
  readonly onLost: (lost: (detail: string) => void) => void;
}

export interface PoolLimits {
  /** Workers at most; they are started as they are needed. */
  readonly workers: number;
  /** Jobs that may wait for a worker; unlimited if left out. */
  readonly waiting?: number;
  /** ms that a job may take, its time in the queue included; unlimited if left out. */
  readonly deadline?: number;
  /**
   * ms that a worker has to finish an aborted job before the worker is ended: if starting a worker costs more than
   * most jobs, frequent aborts would stop everything. None if left out.
   */
  readonly grace?: number;
}

export type PoolProblem =
  /** There is no room in the queue. */
  | { readonly problem: 'busy' }
  | { readonly problem: 'too-slow' }
  | { readonly problem: 'aborted' }
  /** The job itself failed; its worker goes on. */
  | { readonly problem: 'failed'; readonly detail: string }
  /** The worker was lost while it did the job. */
  | { readonly problem: 'lost'; readonly detail: string };

export interface JobOptions {
  /** Takes the job out of the queue, or ends the worker that does it once its grace is over. */
  readonly signal?: AbortSignal | undefined;
  /** On whose behalf: clients are served in turn. */
  readonly client?: string;
}

type Work<Api> = (api: Remote<Api>) => Promise<void>;

interface Job<Api> {
  readonly client: string;
  /** Settles when the worker is free again; never rejects. */
  readonly work: Work<Api>;
  readonly refuse: (problem: PoolProblem) => void;
}

interface Member<Api> {
  readonly worker: PoolWorker;
  readonly api: Remote<Api>;
  job: Job<Api> | undefined;
  /** Its job waits for it to be ready. */
  isLoading: boolean;
  /** Ends it, should it not be done with an aborted job by then. */
  end: ReturnType<typeof setTimeout> | undefined;
}

/** Workers that do one job at a time each. Those that are lost or ended are replaced when there is something to do. */
export class WorkerPool<Api> {
  readonly #limits: PoolLimits;
  readonly #open: () => PoolWorker;
  readonly #load: ((api: Remote<Api>) => Promise<unknown>) | undefined;
  readonly #queue: FairQueue<Job<Api>>;
  readonly #members = new Set<Member<Api>>();

  /**
   * @param open starts a worker; its errors reach the job that needed it as `lost`
   * @param load settles when a new worker has all its modules. Until then it is not ended: a thread of Node that ends
   * while it reads files leaves them open for ever.
   */
  constructor(limits: PoolLimits, open: () => PoolWorker, load?: (api: Remote<Api>) => Promise<unknown>) {
    this.#limits = limits;
    this.#open = open;
    this.#load = load;
    this.#queue = new FairQueue(limits.waiting ?? Number.POSITIVE_INFINITY);
  }

  /** Does a job as soon as a worker is free; returns its result, or why there is none. Never rejects. */
  run<T>(
    work: (api: Remote<Api>) => Promise<T>,
    { signal, client = '' }: JobOptions = {},
  ): Promise<Result<T, PoolProblem>> {
    return new Promise((resolve) => {
      if (signal?.aborted) {
        resolve(err({ problem: 'aborted' }));
        return;
      }
      const settle = (result: Result<T, PoolProblem>): void => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', abort);
        resolve(result);
      };
      const job: Job<Api> = {
        client,
        work: (api) =>
          work(api).then(
            (value) => settle(ok(value)),
            (error: unknown) => settle(err({ problem: 'failed', detail: String(error) })),
          ),
        refuse: (problem) => settle(err(problem)),
      };
      const { deadline, grace = 0 } = this.#limits;
      const abort = (): void => this.#drop(job, { problem: 'aborted' }, grace);
      const timer =
        deadline === undefined
          ? undefined
          : setTimeout(() => this.#drop(job, { problem: 'too-slow' }, 0), deadline);
      signal?.addEventListener('abort', abort);
      this.#accept(job);
    });
  }

  /** Ends all workers and rejects everything that runs or waits. A later job starts again. */
  async end(): Promise<void> {
    const members = [...this.#members];
    this.#members.clear();
    for (const { job, end } of members) {
      clearTimeout(end);
      job?.refuse({ problem: 'aborted' });
    }
    for (let job = this.#queue.next(); job; job = this.#queue.next()) job.refuse({ problem: 'aborted' });
    await Promise.all(members.map(({ worker }) => worker.terminate()));
  }

  #accept(job: Job<Api>): void {
    const idle = [...this.#members].find((member) => member.job === undefined);
    if (idle) this.#assign(idle, job);
    else if (this.#members.size < this.#limits.workers) this.#start(job);
    else this.#queue.add(job)?.refuse({ problem: 'busy' });
  }

  #start(job: Job<Api>): void {
    try {
      const worker = this.#open();
      const api = wrap<Api>(worker.endpoint);
      const member: Member<Api> = { worker, api, job, isLoading: true, end: undefined };
      this.#members.add(member);
      worker.onLost((detail) => this.#dismiss(member, { problem: 'lost', detail }));
      const begin = (): void => {
        member.isLoading = false;
        if (this.#members.has(member) && member.job) this.#assign(member, member.job);
      };
      if (this.#load)
        void this.#load(api).then(begin, (error: unknown) =>
          this.#dismiss(member, { problem: 'lost', detail: String(error) }),
        );
      else begin();
    } catch (error) {
      job.refuse({ problem: 'lost', detail: String(error) });
    }
  }

  #assign(member: Member<Api>, job: Job<Api>): void {
    member.job = job;
    if (member.isLoading) return;
    void job.work(member.api).then(() => {
      clearTimeout(member.end);
      if (!this.#members.has(member)) return;
      member.job = undefined;
      const next = this.#queue.next();
      if (next) this.#assign(member, next);
    });
  }

  /** Ends a job before its time, wherever it stands. */
  #drop(job: Job<Api>, problem: PoolProblem, grace: number): void {
    job.refuse(problem);
    if (this.#queue.remove(job)) return;
    const member = [...this.#members].find((one) => one.job === job);
    if (!member) return;
    if (member.isLoading) member.job = this.#queue.next();
    else if (grace > 0) member.end = setTimeout(() => this.#dismiss(member, problem), grace);
    else this.#dismiss(member, problem);
  }

  /** Ends a worker together with its job; what waits gets a new one. */
  #dismiss(member: Member<Api>, problem: PoolProblem): void {
    if (!this.#members.delete(member)) return;
    clearTimeout(member.end);
    void member.worker.terminate();
    member.job?.refuse(problem);
    while (this.#members.size < this.#limits.workers) {
      const next = this.#queue.next();
      if (!next) return;
      this.#start(next);
    }
  }
}
