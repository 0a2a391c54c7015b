import { parsedLine } from '../match/plain-data';
import { isSealed, linkAfter } from './chain';
import { roomLimits, zEntry, type Entry } from './entry';
import { holdingList, type EntryList } from './entry-list';
import { LentList } from './lent-list';
import type { Added, Addition, News, RoomStore } from './room-store';

/** Acts that wait for the store at most, and tries to bring two lists together. */
const most = { waiting: 100, tries: 5 } as const;

/** A room, as its list needs it. */
export interface ListHost {
  readonly secret: Uint8Array;
  readonly store: RoomStore;
  /** The list has grown by these. */
  readonly grown: (entries: readonly Entry[]) => void;
  /** Another list holds now. */
  readonly other: () => void;
}

/** Entries as a store wrote them; undefined where one can't be read. */
const readAll = (texts: readonly string[]): readonly Entry[] | undefined => {
  const entries: Entry[] = [];
  for (const text of texts) {
    const { data } = zEntry.safeParse(parsedLine(text));
    if (!data) return undefined;
    entries.push(data);
  }
  return entries;
};

/** The whole list of a room out of a store; undefined where this server hasn't sealed it so. */
export const sealedList = (
  secret: Uint8Array,
  room: string,
  texts: readonly string[],
): EntryList | undefined => {
  const entries = readAll(texts);
  const lent = new LentList(secret, room);
  return entries && lent.add(entries) ? lent.list : undefined;
};

/**
 * The list of a room, in step with the store. One thing at a time is on its way there, and everything else that would
 * change the list waits. If this process is the only one, nothing ever waits.
 */
export class KeptList {
  readonly #room: string;
  readonly #host: ListHost;
  #list: EntryList;
  #isBusy = false;
  readonly #waiting: (() => void)[] = [];

  constructor(room: string, host: ListHost, list: EntryList) {
    this.#room = room;
    this.#host = host;
    this.#list = list;
  }

  get list(): EntryList {
    return this.#list;
  }

  /** Acts once nothing is on its way; of too many the last are left out, and ask again. */
  inTurn(act: () => void): void {
    if (!this.#isBusy) act();
    else if (this.#waiting.length < most.waiting) this.#waiting.push(act);
  }

  /** The store has answered. @param first goes before all that wait */
  #free(first: () => void): void {
    this.#isBusy = false;
    first();
    this.#next();
  }

  #next(): void {
    const next = this.#isBusy ? undefined : this.#waiting.shift();
    if (!next) return;
    next();
    this.#next();
  }

  /** Adds an entry that follows the list, in turn; after `behind` the list is another, and the entry not in it. */
  add(entry: Entry, done: (added: Added) => void): void {
    this.#isBusy = true;
    const addition = this.#addition(this.#list, [entry], false);
    this.#host.store.add(this.#room, addition, (added) => {
      if (added === 'behind') this.#catchUp(true, () => this.#free(() => done(added)));
      else {
        // The others' news of it may have been faster.
        if (added === 'added' && entry.at === this.#list.length) this.#grow([entry]);
        this.#free(() => done(added));
      }
    });
  }

  #addition(after: EntryList, entries: readonly Entry[], isAnew: boolean): Addition {
    const told: News = isAnew ? { say: 'other' } : { say: 'entries', entries: [...entries] };
    const news = this.#isShared ? JSON.stringify(told) : '';
    return { after: after.last?.seal ?? '', entries, isAnew, life: roomLimits.life, news };
  }

  get #isShared(): boolean {
    return this.#host.store.process !== undefined;
  }

  #grow(entries: readonly Entry[]): void {
    for (const entry of entries) this.#list.add(entry);
    this.#host.grown(entries);
  }

  /** Hears entries of another process. */
  hear(entries: readonly Entry[]): void {
    if (!this.#follow(entries)) this.#alone((then) => this.#catchUp(true, then));
  }

  /** Hears that news may have been missed. */
  missed(): void {
    this.#alone((then) => this.#catchUp(false, then));
  }

  /** Learns that the store has another list, or brings a list there. */
  keep(): void {
    if (this.#isShared) this.#alone((then) => this.#align(then));
  }

  /** Asks the store while nothing else does. */
  #alone(ask: (then: () => void) => void): void {
    this.inTurn(() => {
      this.#isBusy = true;
      ask(() => this.#free(() => undefined));
    });
  }

  /** Takes over a list that holds more than this one; false where this one holds. In turn only. */
  replace(list: EntryList): boolean {
    if (holdingList(this.#list, list) !== list) return false;
    this.#list = list;
    return true;
  }

  /** Adds what follows; false where something is missing in between, or the list is another. */
  #follow(entries: readonly Entry[]): boolean {
    const next: Entry[] = [];
    let { link } = this.#list;
    for (const entry of entries) {
      const known = this.#list.entries[entry.at];
      if (known && known.seal === entry.seal) continue;
      const isNext = entry.at === this.#list.length + next.length;
      if (!isNext || !isSealed(this.#host.secret, this.#room, link, entry)) return false;
      link = linkAfter(link, entry);
      next.push(entry);
    }
    if (next.length > 0) this.#grow(next);
    return true;
  }

  /** Reads what the store has more. @param isOther it has more, or another list */
  #catchUp(isOther: boolean, then: () => void): void {
    this.#host.store.find(this.#room, this.#list.length, (texts) => {
      const entries = texts && readAll(texts);
      const isNone = texts === undefined || (texts.length === 0 && !isOther);
      if (isNone || (entries && entries.length > 0 && this.#follow(entries))) then();
      else this.#align(then);
    });
  }

  /** Holds the list against the store's: the one that holds goes on, here and there. */
  #align(then: () => void, tries: number = most.tries): void {
    const { store, secret, other } = this.#host;
    store.find(this.#room, 0, (texts) => {
      const theirs = texts && sealedList(secret, this.#room, texts);
      if (!theirs || tries === 0) then();
      else if (holdingList(this.#list, theirs) === theirs) {
        if (!this.#follow(theirs.entries)) {
          this.#list = theirs;
          other();
        }
        then();
      } else {
        const addition = this.#addition(theirs, this.#list.entries, true);
        store.add(this.#room, addition, (added) =>
          added === 'behind' ? this.#align(then, tries - 1) : then(),
        );
      }
    });
  }
}
