import { Bucket } from './bucket';
import { isSealed, linkAfter, sealOf } from './chain';
import { roomLimits, type Entry, type EntryKind } from './entry';
import { EntryList, holdingList, type Seating } from './entry-list';
import { phrasePace, type Phrase } from './phrases';
import { pointPace, type Pointed } from './pointing';
import type { FromRoom } from './room-messages';

/** Somebody at a room, as the room sees him. */
export interface Guest {
  /** Hash of the key that holds his seat, or will. */
  readonly key: string;
  readonly invite: string;
  readonly tell: (message: FromRoom) => void;
  /** Brings him up to date with a list that is another now. */
  readonly catchUp: () => void;
  readonly leave: () => void;
}

/** The server, as a room needs it. */
export interface RoomHost {
  readonly secret: Uint8Array;
  readonly now: () => number;
  /** 0 to 2^32 - 1, that nobody can foresee. */
  readonly seed: () => number;
  /** Whether all rooms together have memory for so many letters more. */
  readonly takes: (letters: number) => boolean;
}

/** An entry as it is asked for. */
export interface Asked {
  readonly id: string;
  /** Undefined for what may follow anything. */
  readonly at?: number | undefined;
  readonly kind: EntryKind;
  readonly what: string;
}

/** A list that a visitor lends after a restart, entry by entry; each is held against its seal. */
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

/** One room: its list, and who is there. It knows no rules of any game. */
export class Room {
  readonly id: string;
  /** Client address that made it, or brought it back. */
  readonly maker: string;
  readonly guests = new Set<Guest>();
  /** After a restart, until the lists of the seats are here. */
  isGathering = false;
  /** Keys whose holders have said what they have. */
  readonly heardOf = new Set<string>();
  #list: EntryList;
  readonly #host: RoomHost;
  /** The last message about who is here. */
  #told = '';
  readonly #paces = new Map<string, Bucket>();

  constructor(id: string, maker: string, host: RoomHost, list = new EntryList()) {
    this.id = id;
    this.maker = maker;
    this.#host = host;
    this.#list = list;
  }

  get list(): EntryList {
    return this.#list;
  }

  /** ms since 1970 of the last entry. */
  get changed(): number {
    return this.#list.last?.time ?? 0;
  }

  get seating(): Seating | undefined {
    return this.#list.seating;
  }

  seatOf({ key }: Guest): number {
    return this.seating?.seats.indexOf(key) ?? -1;
  }

  /** Whether somebody may watch, and nothing else. */
  looksOn(guest: Guest): boolean {
    return this.seatOf(guest) < 0 && guest.invite === this.seating?.look;
  }

  /** Why somebody can't come in; undefined where he can. */
  refusal(guest: Guest): 'key' | 'full' | undefined {
    if (this.seatOf(guest) >= 0) return undefined;
    if (this.looksOn(guest)) return undefined;
    if (guest.invite !== this.seating?.invite) return 'key';
    return this.seating.seats.includes(undefined) ? undefined : 'full';
  }

  /** Whether everybody with a seat has said what he has. */
  get isComplete(): boolean {
    return this.seating?.seats.every((key) => key === undefined || this.heardOf.has(key)) ?? false;
  }

  /** Takes over a list that holds more than this one; false where this one holds. */
  replace(list: EntryList): boolean {
    if (holdingList(this.#list, list) !== list) return false;
    this.#list = list;
    return true;
  }

  /** Adds an entry and tells everybody. Whoever was too late, or may not, is told so. */
  put(guest: Guest, { id, at, kind, what }: Asked): void {
    const known = this.#list.byId(id);
    if (known) {
      // Asked for again after a lost connection: it counts once. Whoever lacks more comes back for it.
      if (!this.#list.isShortFrom(known.at)) guest.leave();
      else guest.tell({ say: 'entries', from: known.at, entries: this.#list.entries.slice(known.at) });
      return;
    }
    if (at !== undefined && at !== this.#list.length) {
      guest.tell({ say: 'not', id, why: 'late' });
      return;
    }
    const isTooLong = kind === 'play' && what.length > roomLimits.play;
    const isFull =
      this.#list.letters + what.length > roomLimits.list || this.#list.length >= roomLimits.entries;
    if (isTooLong || isFull || !this.#host.takes(what.length)) {
      guest.tell({ say: 'not', id, why: 'full' });
      return;
    }
    const said = this.#permitted(guest, kind, what);
    if (!said) {
      guest.tell({ say: 'not', id, why: 'may-not' });
      return;
    }
    this.add({ id, kind, ...said });
    if (kind !== 'play') this.tellSeats();
  }

  /** Contents and seat of an entry; undefined if the guest may not make it. */
  #permitted(guest: Guest, kind: EntryKind, what: string): Pick<Entry, 'seat' | 'what'> | undefined {
    const own = this.seatOf(guest);
    const seats = this.seating?.seats ?? [];
    switch (kind) {
      case 'open':
        return undefined;
      case 'play':
        return own < 0 ? undefined : { seat: own, what };
      case 'sit': {
        const seat = seats.indexOf(undefined);
        if (own >= 0 || seat < 0 || guest.invite !== this.seating?.invite) return undefined;
        return { seat, what: JSON.stringify({ key: guest.key, brings: what }) };
      }
      case 'stand': {
        const seat = Number(what);
        // Whoever made the room keeps his seat, and may open those of others.
        const isHeld = seat > 0 && seats[seat] !== undefined;
        return isHeld && (own === 0 || own === seat)
          ? { seat: own, what: JSON.stringify({ seat }) }
          : undefined;
      }
    }
  }

  /** Gives an entry its place, time, seed and seal, and sends it to all. */
  add(entry: Pick<Entry, 'id' | 'kind' | 'seat' | 'what'>): void {
    const { secret, now, seed } = this.#host;
    const unsealed = {
      ...entry,
      at: this.#list.length,
      time: Math.max(now(), this.changed),
      seed: seed(),
    };
    const sealed = { ...unsealed, seal: sealOf(secret, this.id, linkAfter(this.#list.link, unsealed)) };
    this.#list.add(sealed);
    for (const guest of this.guests) guest.tell({ say: 'entries', from: sealed.at, entries: [sealed] });
  }

  /** Hands a phrase of a seat to everybody; what comes too fast, or from nobody with a seat, is left out. */
  pass(guest: Guest, phrase: Phrase): void {
    const seat = this.seatOf(guest);
    if (seat < 0 || !this.#isInPace(`phrase ${seat}`, phrasePace)) return;
    for (const each of this.guests) each.tell({ say: 'phrase', seat, phrase });
  }

  /** Shows the others what a seat points at, likewise. */
  point(guest: Guest, { at, figure, place }: Omit<Pointed, 'seat'>): void {
    const seat = this.seatOf(guest);
    if (seat < 0 || !this.#isInPace(`point ${seat}`, pointPace)) return;
    for (const each of this.guests)
      if (each !== guest) each.tell({ say: 'point', pointed: { seat, at, figure, place } });
  }

  #isInPace(of: string, { most, perSecond }: { readonly most: number; readonly perSecond: number }): boolean {
    const now = this.#host.now();
    const pace = this.#paces.get(of) ?? new Bucket(most, perSecond, now);
    this.#paces.set(of, pace);
    return pace.take(now);
  }

  /** Lets somebody in; false where too many are here. Of many lines with one key the oldest ends. */
  admit(guest: Guest): boolean {
    const alike = [...this.guests].filter(({ key }) => key === guest.key);
    if (alike.length >= roomLimits.lines) alike[0]?.leave();
    else if (this.seatOf(guest) < 0) {
      const standing = [...this.guests].filter((each) => this.seatOf(each) < 0);
      if (standing.length >= roomLimits.standing) return false;
    }
    this.guests.add(guest);
    return true;
  }

  /** Tells everybody who is here, where that has changed; and somebody new in any case. */
  tellSeats(newcomer?: Guest): void {
    const here = [...new Set([...this.guests].map((guest) => this.seatOf(guest)))]
      .filter((seat) => seat >= 0)
      .sort((a, b) => a - b);
    const looking = [...this.guests].filter((guest) => this.looksOn(guest)).length;
    const told = `${here.join()} ${looking}`;
    const isNew = told !== this.#told;
    this.#told = told;
    for (const guest of isNew ? this.guests : []) guest.tell({ say: 'seats', here, looking });
    if (!isNew) newcomer?.tell({ say: 'seats', here, looking });
  }
}
