import { parsedLine } from '../match/plain-data';
import { hashOfKey, linkAfter, noLink } from './chain';
import { zOpen, zSit, zStand, type Entry } from './entry';

/** Seats and invitation of a room, after the entries so far. */
export interface Seating {
  /** Hash of the key that holds each seat; undefined where it is free. */
  readonly seats: readonly (string | undefined)[];
  /** Hash of the key to any free seat. */
  readonly invite: string;
  /** Hashes of the keys to one seat each, from seat 1. */
  readonly seatKeys: readonly string[];
  /** Hash of the key that lets people look on. */
  readonly look: string | undefined;
}

const seatsWith = (seating: Seating, at: number, key: string | undefined): Seating => ({
  ...seating,
  seats: seating.seats.map((holder, seat) => (seat === at ? key : holder)),
});

/** The seating after an entry; the same where the entry says nothing about it. */
const seatingAfter = (seating: Seating | undefined, { kind, seat, what }: Entry): Seating | undefined => {
  if (kind === 'play') return seating;
  const json = parsedLine(what);
  if (kind === 'open') {
    const { data } = zOpen.safeParse(json);
    if (!data || seating) return seating;
    const seats = Array.from({ length: data.seats }, (_, at) => (at === 0 ? data.owner : undefined));
    const look = data.look === undefined ? undefined : hashOfKey(data.look);
    return { seats, invite: data.invite, seatKeys: data.seatKeys ?? [], look };
  }
  if (!seating) return undefined;
  if (kind === 'sit') {
    const { data } = zSit.safeParse(json);
    return data ? seatsWith(seating, seat, data.key) : seating;
  }
  const { data } = zStand.safeParse(json);
  return data ? seatsWith(seating, data.seat, undefined) : seating;
};

/** Most entries and letters of one portion; a longer entry goes by itself. */
const atOnce = { entries: 40, letters: 60_000 } as const;

const lettersOf = ({ what }: Entry): number => what.length + 200;

/** The entries of a room with their links. It grows at its end, and can be cut. */
export class EntryList {
  readonly #entries: Entry[] = [];
  readonly #links: string[] = [];
  readonly #ids = new Map<string, Entry>();
  #seating: Seating | undefined;
  #letters = 0;

  constructor(entries: readonly Entry[] = []) {
    for (const entry of entries) this.add(entry);
  }

  get entries(): readonly Entry[] {
    return this.#entries;
  }

  get length(): number {
    return this.#entries.length;
  }

  /** About how much memory it takes. */
  get letters(): number {
    return this.#letters;
  }

  get seating(): Seating | undefined {
    return this.#seating;
  }

  get last(): Entry | undefined {
    return this.#entries.at(-1);
  }

  /** Link after this many entries; undefined if there are fewer. */
  linkAt(length: number): string | undefined {
    return length === 0 ? noLink : this.#links[length - 1];
  }

  get link(): string {
    return this.#links.at(-1) ?? noLink;
  }

  /** The entry of an id. */
  byId(id: string): Entry | undefined {
    return this.#ids.get(id);
  }

  /** Entries of a seat from a place on, except sitting down and standing up. */
  playsOf(
    of: number,
    from: number,
  ): readonly { readonly id: string; readonly kind: 'play'; readonly what: string }[] {
    return this.#entries
      .slice(from)
      .flatMap(({ id, kind, seat, what }) => (kind === 'play' && seat === of ? [{ id, kind, what }] : []));
  }

  add(entry: Entry): void {
    this.#links.push(linkAfter(this.link, entry));
    this.#entries.push(entry);
    this.#ids.set(entry.id, entry);
    this.#seating = seatingAfter(this.#seating, entry);
    this.#letters += lettersOf(entry);
  }

  /** Keeps only the first entries, this many. */
  cut(length: number): void {
    const kept = this.#entries.slice(0, length);
    this.#entries.length = 0;
    this.#links.length = 0;
    this.#ids.clear();
    this.#seating = undefined;
    this.#letters = 0;
    for (const entry of kept) this.add(entry);
  }

  /** How many entries are the same, one after the other. @param from place of the first of the others */
  commonWith(others: readonly Entry[], from = 0): number {
    const most = Math.min(this.length - from, others.length);
    let same = 0;
    // A seal is over all entries up to its own.
    while (same < most && this.#entries[from + same]?.seal === others[same]?.seal) same += 1;
    return same;
  }

  /** Whether its end, from a place on, is sent in no time. */
  isShortFrom(place: number): boolean {
    if (this.length - place > atOnce.entries) return false;
    const end = this.#entries.slice(place);
    return end.reduce((letters, { what }) => letters + what.length, 0) <= atOnce.letters;
  }

  /** The list in portions, each small enough for one message. */
  *portions(): Generator<Entry[]> {
    let portion: Entry[] = [];
    let letters = 0;
    for (const entry of this.#entries) {
      if (
        portion.length === atOnce.entries ||
        (portion.length > 0 && letters + entry.what.length > atOnce.letters)
      ) {
        yield portion;
        portion = [];
        letters = 0;
      }
      portion.push(entry);
      letters += entry.what.length;
    }
    if (portion.length > 0) yield portion;
  }
}

/** Whether a kept list is whole: each entry in its place. */
export const isWhole = (entries: readonly Entry[]): boolean => entries.every(({ at }, nth) => at === nth);

/**
 * Which of two sealed lists of a room holds: the longer one, where it goes on from the other. Where they part, a restarted
 * server had gone on from a shorter list: the one that went on earlier holds, so that nobody erases a bad roll by coming
 * back first with less.
 */
export const holdingList = (one: EntryList, other: EntryList): EntryList => {
  const parted = one.commonWith(other.entries);
  const [first, second] = [one.entries[parted], other.entries[parted]];
  if (!first) return other;
  if (!second) return one;
  return second.time < first.time ? other : one;
};
