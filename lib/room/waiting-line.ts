import type { EntryKind } from './entry';
import type { EntryList } from './entry-list';
import type { InLine } from './membership';

/** An entry on its way to the server. */
export interface Outgoing {
  readonly id: string;
  /** Undefined for the first in line: it goes wherever the list ends. */
  readonly at: number | undefined;
  readonly kind: Exclude<EntryKind, 'open'>;
  /** To sit down on; undefined for any that is free. */
  readonly seat?: number | undefined;
  readonly what: string;
  /** By a computer: entries by people go first. */
  readonly isQuiet?: true;
}

/** Fate of the entry on its way once the list has changed: it is in the list, or another took its place. */
type Outcome = 'there' | 'late' | undefined;

/** This device's entries before they are in the list: one is on its way, the others wait behind it. */
export class WaitingLine {
  #waiting: readonly InLine[];
  #out: Outgoing | undefined;
  /** On this connection: on another it is sent again. */
  #isSent = false;

  /** @param kept what waited when the page was left */
  constructor(kept: readonly InLine[], list: EntryList) {
    this.#waiting = kept.filter(({ id }) => list.byId(id) === undefined);
  }

  get waiting(): readonly InLine[] {
    return this.#waiting;
  }

  /** Whether something that a person has done is on its way. */
  get isSending(): boolean {
    return this.#out !== undefined && !this.isQuiet;
  }

  get isQuiet(): boolean {
    return this.#out?.isQuiet === true;
  }

  /** Sends an entry that names its place; false while another is on its way. */
  put(entry: Outgoing): boolean {
    if (this.#out && (!this.isQuiet || entry.isQuiet === true)) return false;
    this.#out = entry;
    this.#isSent = false;
    return true;
  }

  lineUp(entry: InLine): void {
    this.#waiting = [...this.#waiting, entry];
  }

  /**
   * The entry to send now; undefined where none is, or it is sent already. Without a seat only sitting down is of use.
   * @param isPausing the line goes on a little later
   */
  next(hasSeat: boolean, isPausing: boolean): Outgoing | undefined {
    const [first] = isPausing ? [] : this.#waiting;
    if (!this.#out && first && (first.kind === 'sit' || hasSeat)) this.#out = { ...first, at: undefined };
    if (!this.#out || this.#isSent) return undefined;
    this.#isSent = true;
    return this.#out;
  }

  /** The connection is gone: what was on its way is sent again on the next. */
  disconnect(): void {
    this.#isSent = false;
  }

  /** The server won't take an entry: it is off; undefined where it was not the one on its way. */
  refuse(id: string): Outgoing | undefined {
    const out = this.#out;
    if (out?.id !== id) return undefined;
    this.#settle();
    if (out.at === undefined) this.#waiting = this.#waiting.filter((each) => each.id !== id);
    return out;
  }

  /** The list has changed. @param cut own entries that it has lost, to go in again first */
  follow(list: EntryList, cut: readonly InLine[]): Outcome {
    this.#waiting = [...cut, ...this.#waiting].filter(({ id }) => list.byId(id) === undefined);
    const out = this.#out;
    if (!out) return undefined;
    const isThere = list.byId(out.id) !== undefined;
    const isLate = !isThere && out.at !== undefined && out.at !== list.length;
    if (!isThere && !isLate) return undefined;
    this.#settle();
    return isThere ? 'there' : 'late';
  }

  #settle(): void {
    this.#out = undefined;
    this.#isSent = false;
  }
}
