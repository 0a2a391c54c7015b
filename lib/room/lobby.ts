import type { ClientShares } from './client-shares';
import type { Entry } from './entry';
import type { EntryList } from './entry-list';
import type { Guest } from './guest';
import type { Room } from './room';
import type { RoundRobin } from './round-robin';
import type { Unread } from './unread';

/** A room that was asked for: undefined if there is none, `busy` if it isn't available now. */
export type Found = Room | 'busy' | undefined;
export type Made = Room | 'busy';

/** A connected person, as the rooms keep account of them. */
export interface Caller {
  /** His address, which has one share. */
  readonly client: string;
  readonly beat: () => void;
  readonly leave: () => void;
}

/** All rooms, as a visitor needs them. */
export interface Lobby {
  readonly shares: ClientShares;
  readonly secret: Uint8Array;
  readonly now: () => number;
  readonly find: (id: string, found: (room: Found) => void) => void;
  readonly make: (
    id: string,
    client: string,
    entry: Pick<Entry, 'id' | 'what'>,
    made: (room: Made) => void,
  ) => void;
  readonly restore: (id: string, lender: Guest & Caller, list: EntryList) => Made | 'over' | 'unknown';
  readonly heard: (room: Room, key: string) => void;
  readonly gone: (visitor: Caller) => void;
  /** Bytes that wait for all visitors together. */
  readonly waiting: Unread;
  /** Sends lists that are long. */
  readonly longLists: RoundRobin;
}
