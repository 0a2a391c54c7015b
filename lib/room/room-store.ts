import * as z from 'zod/mini';
import { zCount, zEntry, zSeatNumber, type Entry } from './entry';
import { phrases } from './phrases';
import { zPointed } from './pointing';

/** Entries for the store: those behind the entry with a seal, or a whole list in the place of the one that ends with it. */
export interface Addition {
  /** Seal of the last entry that the store has; empty for an empty list. */
  readonly after: string;
  readonly entries: readonly Entry[];
  /** All that was there goes. */
  readonly isAnew: boolean;
  /** ms that the room lives from now on. */
  readonly life: number;
  /** For the other processes. */
  readonly news: string;
}

/** `behind`: the store ends with another entry. `away`: it doesn't answer, and may have added them or not. */
export type Added = 'added' | 'behind' | 'away';

/** Where the lists of rooms are, and how the processes that hold a room hear of each other. */
export interface RoomStore {
  /** Name of this process among those that share the store; undefined if it is the only one. */
  readonly process: string | undefined;
  /** Entries of a room from a place on, as they were written; undefined where the store doesn't answer. */
  readonly find: (room: string, from: number, found: (texts: readonly string[] | undefined) => void) => void;
  /** Adds all of them or none, and hands the news on. */
  readonly add: (room: string, addition: Addition, done: (added: Added) => void) => void;
  /** Hands something to the other processes that hold a room. */
  readonly pass: (room: string, news: string) => void;
  /**
   * Hears what others do in a room, until it is forgotten.
   * @param hear news, or undefined where some may have been missed
   */
  readonly follow: (
    room: string,
    hear: (news: string | undefined) => void,
    follows: (isSo: boolean) => void,
  ) => void;
  readonly forget: (room: string) => void;
}

/** The store of a single process: a room's list is in the room. */
export const ownMemory: RoomStore = {
  process: undefined,
  find: (_room, _from, found) => found([]),
  add: (_room, _addition, done) => done('added'),
  pass: () => undefined,
  follow: (_room, _hear, follows) => follows(true),
  forget: () => undefined,
};

const zProcess = z.string().check(z.maxLength(64));

/** News about a room from one process to the others. */
export const zNews = z.discriminatedUnion('say', [
  z.object({ say: z.literal('entries'), entries: z.array(zEntry) }),
  /** Another list holds now. */
  z.object({ say: z.literal('other') }),
  /** Asks who is here. */
  z.object({ say: z.literal('who'), by: zProcess }),
  /** Seats whose holders are at this process, and how many look on there. */
  z.object({ say: z.literal('here'), by: zProcess, seats: z.array(zSeatNumber), looking: zCount }),
  z.object({ say: z.literal('phrase'), by: zProcess, seat: zSeatNumber, phrase: z.enum(phrases) }),
  z.object({ say: z.literal('point'), by: zProcess, pointed: zPointed }),
]);
export type News = z.infer<typeof zNews>;
