import { parsedLine } from '../match/plain-data';
import { linkAfter, sealOf } from './chain';
import { Company } from './company';
import { playPace, roomLimits, type Entry } from './entry';
import { EntryList, type Seating } from './entry-list';
import { looksOn, permitted, seatOf, type Asked, type Guest } from './guest';
import { KeptList } from './kept-list';
import { seatRefusal } from './rights';
import { zNews, type Added, type RoomStore } from './room-store';

/** The server, as a room needs it. */
export interface RoomHost {
  readonly secret: Uint8Array;
  readonly now: () => number;
  /** 0 to 2^32 - 1, that nobody can foresee. */
  readonly seed: () => number;
  /** Whether the rooms together have memory for this many more letters. */
  readonly takes: (letters: number) => boolean;
  readonly store: RoomStore;
}

/** How often an entry is requested again if other processes were first. */
const mostTries = 5;

/** One room: its list, and who is there. It knows no rules of any game. */
export class Room {
  readonly id: string;
  /** Client address that made it, or brought it back; undefined where another process did. */
  readonly maker: string | undefined;
  readonly company: Company;
  /** After a restart, until the lists of the seats are here. */
  isGathering = false;
  /** Keys whose holders have said what they have. */
  readonly heardOf = new Set<string>();
  readonly #kept: KeptList;
  readonly #host: RoomHost;

  constructor(id: string, maker: string | undefined, host: RoomHost, list = new EntryList()) {
    this.id = id;
    this.maker = maker;
    this.#host = host;
    const { secret, store, now } = host;
    this.company = new Company(id, { store, now, seating: () => this.seating });
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

  /** Why somebody can't come in; undefined if they can. */
  refusal(guest: Guest): ReturnType<typeof seatRefusal> {
    const { seating } = this;
    const isIn = seatOf(seating, guest) >= 0 || looksOn(seating, guest);
    return isIn ? undefined : seatRefusal(seating, guest.invite);
  }

  /** Whether everybody with a seat has reported their list. */
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
    this.company.tellSeats();
  }

  #bringUpToDate(besides?: Guest): void {
    for (const guest of [...this.company.guests]) if (guest !== besides) guest.catchUp();
  }

  /** Adds an entry and tells everybody. A guest who was too late, or may not, is told so. */
  put(guest: Guest, asked: Asked): void {
    this.#kept.inTurn(() => this.#put(guest, asked, mostTries));
  }

  #put(guest: Guest, asked: Asked, tries: number): void {
    const { id, at, kind, what } = asked;
    const { list } = this;
    const known = list.byId(id);
    if (known) {
      // Requested again after a lost connection: it counts once. A guest who needs more comes back for it.
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
    const said = permitted(this.seating, guest, asked);
    if (!said) {
      guest.tell({ say: 'not', id, why: 'may-not' });
      return;
    }
    if (kind === 'play' && tries === mostTries && !this.company.isInPace(`play ${said.seat}`, playPace)) {
      // Others would always come too late.
      guest.tell({ say: 'no', why: 'often' });
      guest.leave();
      return;
    }
    // Where the store doesn't answer, the guest gets no answer either, and asks again.
    this.add({ id, kind, ...said }, (added) => {
      if (added === 'behind' && tries > 0) this.#put(guest, asked, tries - 1);
    });
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
    this.company.tell({ say: 'entries', from, entries: [...entries] });
    if (entries.some(({ kind }) => kind !== 'play')) this.company.tellSeats();
  }

  /** Hears what another process does here. @param text undefined where something may have been missed */
  hear(text: string | undefined): void {
    const news = text === undefined ? undefined : zNews.safeParse(parsedLine(text)).data;
    if (this.isGathering || (news === undefined && text !== undefined)) return;
    if (news === undefined) this.#kept.missed();
    else if (news.say === 'other') this.#kept.keep();
    else if (news.say === 'entries') this.#kept.hear(news.entries);
    else this.company.hear(news);
  }

  /** Lets somebody in; false where too many are here. Of many lines with one key the oldest ends. */
  admit(guest: Guest): boolean {
    const { guests } = this.company;
    const alike = [...guests].filter(({ key }) => key === guest.key);
    if (alike.length >= roomLimits.lines) alike[0]?.leave();
    else if (seatOf(this.seating, guest) < 0) {
      const standing = [...guests].filter((each) => seatOf(this.seating, each) < 0);
      if (standing.length >= roomLimits.standing) return false;
    }
    guests.add(guest);
    return true;
  }
}
