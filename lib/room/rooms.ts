import { ClientShares, type ShareLimits } from './client-shares';
import { roomLimits, type Entry } from './entry';
import type { EntryList } from './entry-list';
import type { Guest } from './guest';
import { sealedList } from './kept-list';
import type { Caller, Found, Lobby, Made } from './lobby';
import { Room, type RoomHost } from './room';
import { ownMemory, type RoomStore } from './room-store';
import { RoundRobin } from './round-robin';
import { Unread } from './unread';
import type { Wire } from './room-messages';
import { Visitor } from './visitor';

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

/** A number for a room, from its id of hexadecimal digits. */
const placeOf = (room: string): number => Number.parseInt(room.slice(0, 6), 16);

/** The server, as all its rooms need it. */
export interface RoomsHost extends Omit<RoomHost, 'takes' | 'store'> {
  /** Calls once after this many ms; the returned function cancels it. */
  readonly later: (ms: number, act: () => void) => () => void;
}

/** All rooms of a server with visitors; for a single server, all that are alive. */
export class Rooms implements Lobby {
  readonly shares: ClientShares;
  readonly secret: Uint8Array;
  readonly waiting: Unread;
  readonly longLists: RoundRobin;
  readonly #host: RoomsHost;
  readonly #limits: RoomsLimits;
  readonly #store: RoomStore;
  readonly #rooms = new Map<string, Room>();
  /** Whoever waits for a room that the store is asked about, or that is being made. */
  readonly #opening = new Map<string, ((found: Found) => void)[]>();
  /** By a number that spreads their signs of life over time. */
  readonly #visitors = new Map<Caller, number>();
  #comings = 0;
  /** Letters in memory, as of the last count and what came since. */
  #letters = 0;

  constructor(host: RoomsHost, limits: RoomsLimits = usualLimits, store: RoomStore = ownMemory) {
    this.#store = store;
    this.secret = host.secret;
    this.#host = host;
    this.#limits = limits;
    this.shares = new ClientShares(limits, host.now);
    this.waiting = new Unread(limits.allUnread);
    this.longLists = new RoundRobin((act) => host.later(0, act));
  }

  now(): number {
    return this.#host.now();
  }

  /** How many rooms and visitors there are. */
  get counts(): { readonly rooms: number; readonly visitors: number } {
    return { rooms: this.#rooms.size, visitors: this.#visitors.size };
  }

  /** Lets somebody in; undefined if the server is full. */
  come(wire: Wire): Visitor | undefined {
    if (this.#visitors.size >= this.#limits.allVisitors || !this.shares.come(wire.client)) return undefined;
    const visitor = new Visitor(wire, this);
    this.#visitors.set(visitor, this.#comings);
    this.#comings += 1;
    return visitor;
  }

  gone(visitor: Caller): void {
    if (!this.#visitors.delete(visitor)) return;
    this.shares.go(visitor.client);
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

  /** A room that has memory; one that another process has made counts for no client. */
  #roomWith(id: string, client: string | undefined, list?: EntryList): Room | 'busy' {
    const isFull = this.#rooms.size >= this.#limits.allRooms || !this.#takes(list?.letters ?? 0);
    if (isFull || (client !== undefined && !this.shares.makes(client))) return 'busy';
    const { secret, now, seed } = this.#host;
    const takes = (letters: number): boolean => this.#takes(letters);
    return new Room(id, client, { secret, now, seed, takes, store: this.#store }, list);
  }

  /** Whoever asks for a room waits until the answer tells them. */
  #open(id: string): (found: Found) => void {
    this.#opening.set(id, []);
    return (found) => {
      const waiting = this.#opening.get(id) ?? [];
      this.#opening.delete(id);
      // Somebody may have brought it back meanwhile.
      for (const each of waiting) each(found ?? this.roomOf(id));
      this.#forget(id);
    };
  }

  /** Stops listening to a room that nobody needs here. */
  #forget(id: string): void {
    if (!this.#rooms.has(id) && !this.#opening.has(id)) this.#store.forget(id);
  }

  #follow(id: string, follows: (isSo: boolean) => void): void {
    this.#store.follow(id, (news) => this.#rooms.get(id)?.hear(news), follows);
  }

  /** Finds a room that is alive, here or in the store. */
  find(id: string, found: (room: Found) => void): void {
    const room = this.roomOf(id);
    if (room) {
      found(room);
      return;
    }
    const answer = this.#opening.has(id) ? undefined : this.#open(id);
    this.#opening.get(id)?.push(found);
    if (!answer) return;
    this.#follow(id, (isSo) => {
      if (!isSo) answer('busy');
      else this.#store.find(id, 0, (texts) => answer(texts === undefined ? 'busy' : this.#readOf(id, texts)));
    });
  }

  /** The room that the store has; undefined where it has none, or one that is over. */
  #readOf(id: string, texts: readonly string[]): Found {
    const known = this.roomOf(id);
    if (known) return known;
    const list = texts.length > 0 ? sealedList(this.secret, id, texts) : undefined;
    if (!list?.last || this.#isOver(list.last.time)) return undefined;
    const room = this.#roomWith(id, undefined, list);
    if (room === 'busy') return room;
    this.#rooms.set(id, room);
    room.company.askWho();
    return room;
  }

  /** Makes a room that nobody has. */
  make(id: string, client: string, entry: Pick<Entry, 'id' | 'what'>, made: (room: Made) => void): void {
    if (this.#opening.has(id) || this.roomOf(id)) {
      this.find(id, (room) => made(room ?? 'busy'));
      return;
    }
    const room = this.#roomWith(id, client);
    if (room === 'busy') {
      made(room);
      return;
    }
    const answer = this.#open(id);
    this.#opening.get(id)?.push((found) => made(found ?? 'busy'));
    const isOff = (): void => {
      this.shares.loses(client);
      answer('busy');
    };
    this.#follow(id, (isSo) => {
      if (!isSo) isOff();
      else
        room.add({ ...entry, kind: 'open', seat: 0 }, (added) => {
          if (added !== 'added') isOff();
          else {
            this.#rooms.set(id, room);
            answer(room);
          }
        });
    });
  }

  /** Takes a list that a visitor has lent: of a room that a restart has ended, or of one that goes on. */
  restore(id: string, lender: Guest & Caller, list: EntryList): Made | 'over' | 'unknown' {
    const last = list.last;
    if (!last || !list.seating) return 'unknown';
    if (this.#isOver(last.time)) return 'over';
    const known = this.roomOf(id);
    if (known) {
      known.replace(list, lender);
      return known;
    }
    const room = this.#roomWith(id, lender.client, list);
    if (room === 'busy') return room;
    room.isGathering = true;
    this.#rooms.set(id, room);
    this.#follow(id, () => undefined);
    this.#host.later(gathering, () => this.#settle(room));
    return room;
  }

  /** Somebody with a seat has reported their list. */
  heard(room: Room, key: string): void {
    room.heardOf.add(key);
    if (room.isGathering && room.isComplete) this.#settle(room);
  }

  /** The room goes on with the list that holds. */
  #settle(room: Room): void {
    if (!room.isGathering || this.#rooms.get(room.id) !== room) return;
    room.settle();
  }

  #end(room: Room): void {
    if (this.#rooms.get(room.id) !== room) return;
    this.#drop(room);
    for (const guest of [...room.company.guests]) guest.tell({ say: 'no', why: 'over' });
  }

  #drop(room: Room): void {
    this.#rooms.delete(room.id);
    if (room.maker !== undefined) this.shares.loses(room.maker);
    this.#forget(room.id);
  }

  /**
   * Signs of life, and the end of rooms whose last entry is a day old, for one part of all visitors and rooms: thousands
   * would otherwise speak at the same moment. Each part should have its turn about every 10 s.
   */
  tend(part = 0, parts = 1): void {
    for (const [visitor, nth] of [...this.#visitors]) if (nth % parts === part) visitor.beat();
    for (const room of [...this.#rooms.values()]) {
      if (placeOf(room.id) % parts !== part) continue;
      if (this.#isOver(room.changed)) this.#end(room);
      // The store keeps what nobody is at here.
      else if (this.#store.process !== undefined && room.company.guests.size === 0 && !room.isGathering)
        this.#drop(room);
      else room.company.tend();
    }
    if (part > 0) return;
    this.#letters = 0;
    for (const { list } of this.#rooms.values()) this.#letters += list.letters;
    this.shares.sweep();
  }

  /** Ends all connections: visitors come back to whoever answers next. */
  close(): void {
    for (const visitor of [...this.#visitors.keys()]) visitor.leave();
  }
}
