import { Bucket } from './bucket';
import type { Seating } from './entry-list';
import { looksOn, seatOf, type Guest } from './guest';
import { phrasePace, type Phrase } from './phrases';
import { pointPace, type Pointed } from './pointing';
import { Presence, type Here } from './presence';
import type { FromRoom } from './room-messages';
import type { News, RoomStore } from './room-store';

/** A room, as its company needs it. */
export interface CompanyHost {
  readonly store: RoomStore;
  readonly now: () => number;
  readonly seating: () => Seating | undefined;
}

/** Guests of a room and their messages to each other, none of which is kept. */
export class Company {
  /** Those at this process. */
  readonly guests = new Set<Guest>();
  readonly #room: string;
  readonly #host: CompanyHost;
  readonly #presence = new Presence();
  readonly #paces = new Map<string, Bucket>();
  /** The last message about who is here. */
  #told = '';
  /** News that the other processes have of it. */
  #passed = '';

  constructor(room: string, host: CompanyHost) {
    this.#room = room;
    this.#host = host;
  }

  #seatOf(guest: Guest): number {
    return seatOf(this.#host.seating(), guest);
  }

  /** Tells everybody at this process. */
  tell(message: FromRoom): void {
    for (const guest of this.guests) guest.tell(message);
  }

  /** Hears what goes on at another process. */
  hear(news: Exclude<News, { say: 'entries' | 'other' }>): void {
    if (news.by === this.#host.store.process) return;
    switch (news.say) {
      case 'who':
        this.passHere();
        return;
      case 'here':
        this.#presence.hear(news.by, news, this.#host.now());
        this.tellSeats();
        return;
      case 'phrase':
        this.tell({ say: 'phrase', seat: news.seat, phrase: news.phrase });
        return;
      case 'point':
        this.tell({ say: 'point', pointed: news.pointed });
    }
  }

  /** Hands something to the other processes that hold this room. */
  #pass(news: (by: string) => News): void {
    const { process, pass } = this.#host.store;
    if (process !== undefined) pass(this.#room, JSON.stringify(news(process)));
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
  say(guest: Guest, phrase: Phrase): void {
    const seat = this.#seatOf(guest);
    if (seat < 0 || !this.isInPace(`phrase ${seat}`, phrasePace)) return;
    this.tell({ say: 'phrase', seat, phrase });
    this.#pass((by) => ({ say: 'phrase', by, seat, phrase }));
  }

  /** Shows the others what a seat points at, likewise. */
  point(guest: Guest, { at, figure, place }: Omit<Pointed, 'seat'>): void {
    const seat = this.#seatOf(guest);
    if (seat < 0 || !this.isInPace(`point ${seat}`, pointPace)) return;
    const pointed = { seat, at, figure, place };
    for (const each of this.guests) if (each !== guest) each.tell({ say: 'point', pointed });
    this.#pass((by) => ({ say: 'point', by, pointed }));
  }

  /** Whether somebody may do one more thing of a kind. */
  isInPace(of: string, { most, perSecond }: { readonly most: number; readonly perSecond: number }): boolean {
    const now = this.#host.now();
    const pace = this.#paces.get(of) ?? new Bucket(most, perSecond, now);
    this.#paces.set(of, pace);
    return pace.take(now);
  }

  /** Guests at this process. */
  #here(): Here {
    const seats = [...new Set([...this.guests].map((guest) => this.#seatOf(guest)))];
    return {
      seats: seats.filter((seat) => seat >= 0).sort((a, b) => a - b),
      looking: [...this.guests].filter((guest) => looksOn(this.#host.seating(), guest)).length,
    };
  }

  /** Tells everybody who is here, where that has changed; and somebody new in any case. */
  tellSeats(newcomer?: Guest): void {
    const own = this.#here();
    const ownText = JSON.stringify(own);
    if (ownText !== this.#passed) this.passHere();
    this.#passed = ownText;
    const { seats, looking } = this.#presence.with(own);
    const here = [...seats];
    const told = `${here.join()} ${looking}`;
    const isNew = told !== this.#told;
    this.#told = told;
    for (const guest of isNew ? this.guests : []) guest.tell({ say: 'seats', here, looking });
    if (!isNew) newcomer?.tell({ say: 'seats', here, looking });
  }
}
