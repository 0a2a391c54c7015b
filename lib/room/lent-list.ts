import { isSealed } from './chain';
import { roomLimits, type Entry } from './entry';
import { EntryList } from './entry-list';

/** A list that comes from elsewhere, entry by entry; each is held against its seal. */
export class LentList {
  readonly list = new EntryList();
  readonly #secret: Uint8Array;
  readonly #room: string;

  constructor(secret: Uint8Array, room: string) {
    this.#secret = secret;
    this.#room = room;
  }

  /** False for entries that this server never sealed, or more than a room has. */
  add(entries: readonly Entry[]): boolean {
    for (const entry of entries) {
      if (entry.at !== this.list.length || this.list.length >= roomLimits.entries) return false;
      if (!isSealed(this.#secret, this.#room, this.list.link, entry)) return false;
      this.list.add(entry);
    }
    return this.list.letters <= 2 * roomLimits.list;
  }
}
