/**
 * The tab that may save something: `ours` only this tab, `elsewhere` another tab of this browser, `asking` until that
 * is known, or `unguarded` where a browser has no locks, as over plain HTTP.
 */
export type Writing = 'asking' | 'ours' | 'elsewhere' | 'unguarded';

/** The part of the browser's locks that a writer needs. */
export interface Locks {
  readonly request: (
    name: string,
    how: { readonly ifAvailable?: true; readonly steal?: true; readonly signal?: AbortSignal },
    held: (lock: object | null) => Promise<void> | undefined,
  ) => Promise<unknown>;
}

/** Channel between tabs. */
export interface Tabs {
  readonly locks: Locks | undefined;
  /** Says to all other tabs which name is wanted here. */
  readonly say: (wanted: string) => void;
  /** Hears what others want; returns what ends it. */
  readonly hear: (onWanted: (name: string) => void) => () => void;
  /** ms that another tab has to write its newest and let go; a frozen one is not waited for. */
  readonly patience: number;
}

/** The right of a tab to write one thing down. No two tabs have it at once. */
export class Writer {
  #writing: Writing = 'asking';
  #letGo: (() => void) | undefined;
  #asked: Promise<unknown> = Promise.resolve();
  #deafen = (): void => undefined;
  readonly #listeners = new Set<(writing: Writing) => void>();
  readonly #name: string;
  readonly #tabs: Tabs;
  readonly #flush: () => Promise<unknown>;

  /** @param flush writes the newest, before another tab goes on with it */
  constructor(name: string, tabs: Tabs, flush: () => Promise<unknown>) {
    this.#name = name;
    this.#tabs = tabs;
    this.#flush = flush;
  }

  get writing(): Writing {
    return this.#writing;
  }

  subscribe(listener: (writing: Writing) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Asks for the right, and takes it where nobody has it. */
  async start(): Promise<void> {
    const { locks, hear } = this.#tabs;
    if (!locks) {
      this.#become('unguarded');
      return;
    }
    this.#deafen();
    this.#deafen = hear((name) => {
      if (name === this.#name && this.#writing === 'ours') void this.#handOver();
    });
    this.#asked = this.#ask(locks, { ifAvailable: true });
    await this.#asked;
  }

  /** Takes the right over from the tab that has it, once that has written its newest. */
  async take(): Promise<void> {
    const { locks, say, patience } = this.#tabs;
    await this.#asked;
    if (!locks || this.#writing === 'ours') return;
    this.#become('asking');
    say(this.#name);
    if (await this.#ask(locks, { signal: AbortSignal.timeout(patience) })) return;
    await this.#ask(locks, { steal: true });
  }

  /** Gives the right back. */
  stop(): void {
    this.#deafen();
    this.#letGo?.();
    this.#letGo = undefined;
    this.#writing = 'asking';
  }

  /** Resolves once it is known whether the right was given. */
  #ask(locks: Locks, how: Parameters<Locks['request']>[1]): Promise<boolean> {
    return new Promise((answer) => {
      let own: (() => void) | undefined;
      locks
        .request(this.#name, how, (lock) => {
          if (!lock) {
            this.#become('elsewhere');
            answer(false);
            return undefined;
          }
          return new Promise<void>((letGo) => {
            own = letGo;
            this.#letGo = letGo;
            this.#become('ours');
            answer(true);
          });
        })
        .catch(() => {
          // Not given in time, or stolen while it was held.
          if (own !== undefined && own === this.#letGo) this.#lose();
          answer(false);
        });
    });
  }

  async #handOver(): Promise<void> {
    const held = this.#letGo;
    await this.#flush();
    // Writing may take so long that the right was taken away and given back meanwhile.
    if (held !== undefined && held === this.#letGo) this.#lose();
  }

  #lose(): void {
    this.#become('elsewhere');
    this.#letGo?.();
    this.#letGo = undefined;
  }

  #become(writing: Writing): void {
    if (writing === this.#writing) return;
    this.#writing = writing;
    for (const listener of this.#listeners) listener(writing);
  }
}
