import type { Result } from '@/lib/result';
import type { RosterProblem } from '@/lib/roster/roster';

/** Result of an attempt to keep something: `gone` if it was deleted elsewhere, and so it stays. */
export type Keeping = 'kept' | 'not-kept' | 'gone';

/** Reports of a keeper: the result for each thing, and the id of a thing kept for the first time. */
export interface KeeperEars<Of> {
  readonly went: (keeping: Keeping, of: Of) => void;
  readonly named: (id: string) => void;
}

/** Writes it down under an id, or as something new without one. */
export type Save<Of> = (
  id: string | undefined,
  of: Of,
) => Promise<Result<{ readonly id: string }, RosterProblem>>;

/** Keeps something on this device as it goes on: the newest moment always, those in between not each. */
export class Keeper<Of extends object> {
  #id: string | undefined;
  #kept: Of | undefined;
  #newest: Of | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running: Promise<void> | undefined;
  #mayKeep = true;
  #lastKept = -Infinity;
  #isGone = false;
  #ears: KeeperEars<Of> | undefined;
  readonly #save: Save<Of>;
  readonly #pace: number;

  /**
   * @param pace ms between two times that it is kept while it goes on fast
   * @param opened as it is kept under that id; without them it is new
   */
  constructor(save: Save<Of>, pace: number, id: string | undefined, opened: Of | undefined) {
    this.#save = save;
    this.#pace = pace;
    this.#id = id;
    this.#kept = opened;
  }

  hear(ears: KeeperEars<Of> | undefined): void {
    this.#ears = ears;
  }

  /** Whether it may be kept: another tab may have it. What was seen meanwhile is kept once it may. */
  allow(may: boolean): void {
    this.#mayKeep = may;
    if (may && this.#newest) this.see(this.#newest);
  }

  /** As it stands now. */
  see(now: Of): void {
    this.#newest = now;
    if (now === this.#kept || this.#running || this.#timer !== undefined || !this.#mayKeep) return;
    // At once where it goes on slowly, so that a reload finds it.
    const wait = Math.max(0, this.#lastKept + this.#pace - performance.now());
    this.#timer = setTimeout(() => void this.keep(), wait);
  }

  /** Keeps what is not kept yet. */
  keep(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const now = this.#newest;
    if (!now || now === this.#kept || this.#isGone || !this.#mayKeep) return Promise.resolve();
    this.#running ??= this.#keep(now);
    return this.#running;
  }

  /** Keeps the newest, also where something is being kept already. */
  async flush(): Promise<void> {
    await this.#running;
    await this.keep();
  }

  async #keep(now: Of): Promise<void> {
    const saved = await this.#save(this.#id, now);
    this.#running = undefined;
    this.#lastKept = performance.now();
    this.#kept = now;
    this.#isGone = !saved.ok && saved.error.problem === 'gone';
    this.#ears?.went(saved.ok ? 'kept' : this.#isGone ? 'gone' : 'not-kept', now);
    if (saved.ok && this.#id === undefined) {
      this.#id = saved.value.id;
      this.#ears?.named(saved.value.id);
    }
    if (this.#newest && this.#newest !== now) this.see(this.#newest);
  }
}
