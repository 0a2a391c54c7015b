import { Bucket } from './bucket';
import { parsedLine } from '../match/plain-data';
import { linkAfter, sealOf } from './chain';
import { roomLimits, type Entry, type EntryKind } from './entry';
import { EntryList, type Seating } from './entry-list';
import { KeptList } from './kept-list';
import { phrasePace, type Phrase } from './phrases';
import { pointPace, type Pointed } from './pointing';
import { Presence, type Here } from './presence';
import type { FromRoom } from './room-messages';
import { zNews, type Added, type News, type RoomStore } from './room-store';

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
  readonly store: RoomStore;
}

/** An entry as it is asked for. */
export interface Asked {
  readonly id: string;
  /** Undefined for what may follow anything. */
  readonly at?: number | undefined;
  readonly kind: EntryKind;
  readonly what: string;
}

/** How often an entry is asked for anew where other processes were first. */
const mostTries = 5;

/** One room: its list, and who is there. It knows no rules of any game. */
export class Room {
  readonly id: string;
  /** Client address that made it, or brought it back; undefined where another process did. */
  readonly maker: string | undefined;
  readonly guests = new Set<Guest>();
  /** After a restart, until the lists of the seats are here. */
  isGathering = false;
  /** Keys whose holders have said what they have. */
  readonly heardOf = new Set<string>();
  readonly #kept: KeptList;
  readonly #presence = new Presence();
  readonly #host: RoomHost;
  /** The last message about who is here. */
  #told = '';
  /** What the other processes know of it. */
  #passed = '';
  readonly #paces = new Map<string, Bucket>();

  constructor(id: string, maker: string | undefined, host: RoomHost, list = new EntryList()) {
    this.id = id;
    this.maker = maker;
    this.#host = host;
    const { secret, store } = host;
    const grown = (entries: readonly Entry[]): void => this.#tellOf(entries);
    const other = (): void => this.#bringUpToDate();
    this.#kept = new KeptList(id, { secret, store, grown, other }, list);
  }

  get list(): EntryList {
    return this.#kept.list;
  }

  /** ms since 1970 of the last entry. */
  get changed(): number {
    return this.list.last?.time ?? 0;
  }

  get seating(): Seating | undefined {
    return this.list.seating;
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

  /** Takes over a list that holds more than this one. @param lender knows it already */
  replace(list: EntryList, lender: Guest): void {
    this.#kept.inTurn(() => {
      if (!this.#kept.replace(list) || this.isGathering) return;
      this.#bringUpToDate(lender);
      this.#kept.keep();
    });
  }

  /** The list that holds after a restart goes on, here and in the store. */
  settle(): void {
    this.isGathering = false;
    this.#kept.keep();
    this.#bringUpToDate();
    this.tellSeats();
  }

  #bringUpToDate(besides?: Guest): void {
    for (const guest of [...this.guests]) if (guest !== besides) guest.catchUp();
  }

  /** Adds an entry and tells everybody. Whoever was too late, or may not, is told so. */
  put(guest: Guest, asked: Asked): void {
    this.#kept.inTurn(() => this.#put(guest, asked, mostTries));
  }

  #put(guest: Guest, asked: Asked, tries: number): void {
    const { id, at, kind, what } = asked;
    const { list } = this;
    const known = list.byId(id);
    if (known) {
      // Asked for again after a lost connection: it counts once. Whoever lacks more comes back for it.
      if (!list.isShortFrom(known.at)) guest.leave();
      else guest.tell({ say: 'entries', from: known.at, entries: list.entries.slice(known.at) });
      return;
    }
    if (at !== undefined && at !== list.length) {
      guest.tell({ say: 'not', id, why: 'late' });
      return;
    }
    const isTooLong = kind === 'play' && what.length > roomLimits.play;
    const isFull = list.letters + what.length > roomLimits.list || list.length >= roomLimits.entries;
    if (isTooLong || isFull || !this.#host.takes(what.length)) {
      guest.tell({ say: 'not', id, why: 'full' });
      return;
    }
    const said = this.#permitted(guest, kind, what);
    if (!said) {
      guest.tell({ say: 'not', id, why: 'may-not' });
      return;
    }
    // Where the store doesn't answer, the guest gets no answer either, and asks again.
    this.add({ id, kind, ...said }, (added) => {
      if (added === 'behind' && tries > 0) this.#put(guest, asked, tries - 1);
    });
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

  /** Gives an entry its place, time, seed and seal, and sends it to all once it is in the store. */
  add(entry: Pick<Entry, 'id' | 'kind' | 'seat' | 'what'>, done: (added: Added) => void): void {
    const { secret, now, seed } = this.#host;
    const unsealed = {
      ...entry,
      at: this.list.length,
      time: Math.max(now(), this.changed),
      seed: seed(),
    };
    const seal = sealOf(secret, this.id, linkAfter(this.list.link, unsealed));
    this.#kept.add({ ...unsealed, seal }, done);
  }

  #tellOf(entries: readonly Entry[]): void {
    const from = entries[0]?.at ?? 0;
    for (const guest of this.guests) guest.tell({ say: 'entries', from, entries });
    if (entries.some(({ kind }) => kind !== 'play')) this.tellSeats();
  }

  /** Hears what another process does here. @param text undefined where something may have been missed */
  hear(text: string | undefined): void {
    const news = text === undefined ? undefined : zNews.safeParse(parsedLine(text)).data;
    if (this.isGathering || (news === undefined && text !== undefined)) return;
    if (news === undefined || news.say === 'other') this.#kept.keep();
    else if (news.say === 'entries') this.#kept.hear(news.entries);
    else if (news.by !== this.#host.store.process) this.#hearOf(news);
  }

  #hearOf(news: Exclude<News, { say: 'entries' | 'other' }>): void {
    switch (news.say) {
      case 'who':
        this.passHere();
        return;
      case 'here':
        this.#presence.hear(news.by, news, this.#host.now());
        this.tellSeats();
        return;
      case 'phrase':
        for (const each of this.guests) each.tell({ say: 'phrase', seat: news.seat, phrase: news.phrase });
        return;
      case 'point':
        for (const each of this.guests) each.tell({ say: 'point', pointed: news.pointed });
    }
  }

  /** Hands something to the other processes that hold this room. */
  #pass(news: (by: string) => News): void {
    const { process, pass } = this.#host.store;
    if (process !== undefined) pass(this.id, JSON.stringify(news(process)));
  }

  /** Asks the other processes who is there. */
  askWho(): void {
    this.#pass((by) => ({ say: 'who', by }));
  }

  /** Tells the other processes who is at this one. */
  passHere(): void {
    const { seats, looking } = this.#here();
    this.#pass((by) => ({ say: 'here', by, seats: [...seats], looking }));
  }

  /** Signs of life between processes; to be called about every 10 s. */
  tend(): void {
    if (this.#host.store.process === undefined) return;
    this.#presence.forgetSilent(this.#host.now());
    this.passHere();
    this.tellSeats();
  }

  /** Hands a phrase of a seat to everybody; what comes too fast, or from nobody with a seat, is left out. */
  pass(guest: Guest, phrase: Phrase): void {
    const seat = this.seatOf(guest);
    if (seat < 0 || !this.#isInPace(`phrase ${seat}`, phrasePace)) return;
    for (const each of this.guests) each.tell({ say: 'phrase', seat, phrase });
    this.#pass((by) => ({ say: 'phrase', by, seat, phrase }));
  }

  /** Shows the others what a seat points at, likewise. */
  point(guest: Guest, { at, figure, place }: Omit<Pointed, 'seat'>): void {
    const seat = this.seatOf(guest);
    if (seat < 0 || !this.#isInPace(`point ${seat}`, pointPace)) return;
    const pointed = { seat, at, figure, place };
    for (const each of this.guests) if (each !== guest) each.tell({ say: 'point', pointed });
    this.#pass((by) => ({ say: 'point', by, pointed }));
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

  /** Who is at this process. */
  #here(): Here {
    const seats = [...new Set([...this.guests].map((guest) => this.seatOf(guest)))];
    return {
      seats: seats.filter((seat) => seat >= 0).sort((a, b) => a - b),
      looking: [...this.guests].filter((guest) => this.looksOn(guest)).length,
    };
  }

  /** Tells everybody who is here, where that has changed; and somebody new in any case. */
  tellSeats(newcomer?: Guest): void {
    const own = this.#here();
    const ownText = JSON.stringify(own);
    if (ownText !== this.#passed) this.passHere();
    this.#passed = ownText;
    const { seats: here, looking } = this.#presence.with(own);
    const told = `${here.join()} ${looking}`;
    const isNew = told !== this.#told;
    this.#told = told;
    for (const guest of isNew ? this.guests : []) guest.tell({ say: 'seats', here, looking });
    if (!isNew) newcomer?.tell({ say: 'seats', here, looking });
  }
}
