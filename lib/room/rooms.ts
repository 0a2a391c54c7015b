import { ClientShares, type ShareLimits } from './client-shares';
import { roomLimits } from './entry';
import type { EntryList } from './entry-list';
import { Room, type RoomHost } from './room';
import { Turns } from './turns';
import { Unread } from './unread';
import type { Wire } from './room-messages';
import { Visitor, type Lobby } from './visitor';

/** Limits of all rooms together: visitors, rooms, letters in memory, and bytes that nobody has read yet. */
export interface RoomsLimits extends ShareLimits {
  readonly allVisitors: number;
  readonly allRooms: number;
  readonly allLetters: number;
  readonly allUnread: number;
}

/** One client address may be a whole school. */
export const usualLimits: RoomsLimits = {
  allVisitors: 8000,
  allRooms: 10_000,
  allLetters: 120_000_000,
  allUnread: 50_000_000,
  visitors: 60,
  rooms: 40,
  burst: 300,
  perSecond: 60,
  comings: 90,
  comingsPerSecond: 3,
  makings: 10,
  makingsPerSecond: 0.2,
};

/** ms that a room waits for the lists of its seats after a restart. */
const gathering = 5000;

/** The server, as all its rooms need it. */
export interface RoomsHost extends Omit<RoomHost, 'takes'> {
  /** Calls once after so many ms; the answer calls it off. */
  readonly later: (ms: number, act: () => void) => () => void;
}

/** All rooms of a server, in its memory. */
export class Rooms implements Lobby {
  readonly shares: ClientShares;
  readonly secret: Uint8Array;
  readonly waiting: Unread;
  readonly turns: Turns;
  readonly #host: RoomsHost;
  readonly #limits: RoomsLimits;
  readonly #rooms = new Map<string, Room>();
  readonly #visitors = new Set<Visitor>();
  /** Letters in memory, as of the last count and what came since. */
  #letters = 0;

  constructor(host: RoomsHost, limits: RoomsLimits = usualLimits) {
    this.secret = host.secret;
    this.#host = host;
    this.#limits = limits;
    this.shares = new ClientShares(limits, host.now);
    this.waiting = new Unread(limits.allUnread);
    this.turns = new Turns((act) => host.later(0, act));
  }

  now(): number {
    return this.#host.now();
  }

  /** How many rooms and visitors there are. */
  get counts(): { readonly rooms: number; readonly visitors: number } {
    return { rooms: this.#rooms.size, visitors: this.#visitors.size };
  }

  /** Lets somebody in; undefined where there is no room for him. */
  come(wire: Wire): Visitor | undefined {
    if (this.#visitors.size >= this.#limits.allVisitors || !this.shares.come(wire.client)) return undefined;
    const visitor = new Visitor(wire, this);
    this.#visitors.add(visitor);
    return visitor;
  }

  gone(visitor: Visitor): void {
    if (!this.#visitors.delete(visitor)) return;
    this.shares.go(visitor.client);
    this.waiting.forget(visitor);
  }

  /** The room of an id, if it is alive. */
  roomOf(id: string): Room | undefined {
    const room = this.#rooms.get(id);
    if (!room || !this.#isOver(room.changed)) return room;
    this.#end(room);
    return undefined;
  }

  #isOver(changed: number): boolean {
    return this.now() - changed > roomLimits.life;
  }

  #takes(letters: number): boolean {
    if (this.#letters + letters > this.#limits.allLetters) return false;
    this.#letters += letters;
    return true;
  }

  #begin(id: string, client: string, list?: EntryList): Room | 'busy' {
    const isFull = this.#rooms.size >= this.#limits.allRooms || !this.#takes(list?.letters ?? 0);
    if (isFull || !this.shares.makes(client)) return 'busy';
    const { secret, now, seed } = this.#host;
    const host = { secret, now, seed, takes: (letters: number) => this.#takes(letters) };
    const room = new Room(id, client, host, list);
    this.#rooms.set(id, room);
    return room;
  }

  /** Makes a room that nobody has. */
  make(id: string, client: string): Room | 'busy' {
    return this.#begin(id, client);
  }

  /** Takes a list that a visitor has lent: of a room that a restart has ended, or of one that goes on. */
  restore(id: string, lender: Visitor, list: EntryList): Room | 'busy' | 'over' | 'unknown' {
    const last = list.last;
    if (!last || !list.seating) return 'unknown';
    if (this.#isOver(last.time)) return 'over';
    const known = this.roomOf(id);
    if (known) {
      if (known.replace(list) && !known.isGathering) {
        for (const guest of [...known.guests]) if (guest !== lender) guest.catchUp();
      }
      return known;
    }
    const room = this.#begin(id, lender.client, list);
    if (room === 'busy') return room;
    room.isGathering = true;
    this.#host.later(gathering, () => this.#settle(room));
    return room;
  }

  /** Somebody with a seat has said what he has. */
  heard(room: Room, key: string): void {
    room.heardOf.add(key);
    if (room.isGathering && room.isComplete) this.#settle(room);
  }

  /** The room goes on with the list that holds. */
  #settle(room: Room): void {
    if (!room.isGathering || this.#rooms.get(room.id) !== room) return;
    room.isGathering = false;
    for (const guest of [...room.guests]) guest.catchUp();
    room.tellSeats();
  }

  #end(room: Room): void {
    if (this.#rooms.get(room.id) !== room) return;
    this.#rooms.delete(room.id);
    this.shares.loses(room.maker);
    for (const guest of [...room.guests]) guest.tell({ say: 'no', why: 'over' });
  }

  /** Signs of life, and the end of rooms whose last entry is a day old; to be called about every 10 s. */
  tend(): void {
    for (const visitor of [...this.#visitors]) visitor.beat();
    for (const room of [...this.#rooms.values()]) if (this.#isOver(room.changed)) this.#end(room);
    this.#letters = 0;
    for (const { list } of this.#rooms.values()) this.#letters += list.letters;
    this.shares.sweep();
  }

  /** Ends all connections: visitors come back to whoever answers next. */
  close(): void {
    for (const visitor of [...this.#visitors]) visitor.leave();
  }
}
