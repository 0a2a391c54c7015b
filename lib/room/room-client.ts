import { parsedLine } from '../match/plain-data';
import { hashOfKey } from './chain';
import { Connection } from './connection';
import { linePause, roomVersion, type Entry } from './entry';
import { EntryList } from './entry-list';
import type { Phrase } from './phrases';
import type { Pointed } from './pointing';
import { zFromRoom, type FromRoom, type FromVisitor, type Refusal } from './room-messages';
import { firstView, seatedView, withPointed, withSaid } from './room-view';
import { WaitingLine, type Outgoing } from './waiting-line';
import type { InLine, Membership, RoomView, VisitorHost } from './membership';

/** ms: for an answer to an entry, and until a refusal is tried again. */
const waits = { answer: 6000, refused: 4000 } as const;

/** Refusals after which there is nothing to try. */
const isFinal = (why: Refusal): boolean => !['unknown', 'busy', 'often', 'crowded'].includes(why);

/** This device's side of a room: keeps the list, comes back by itself, and loses or doubles no entry. */
export class RoomClient {
  readonly #host: VisitorHost;
  readonly #member: Membership;
  readonly #list: EntryList;
  readonly #own: WaitingLine;
  readonly #key: string;
  readonly #invite: string;
  readonly #listeners = new Set<() => void>();
  #view: RoomView;
  readonly #connection: Connection;
  /** Length of the list when something was pointed at. */
  #pointedAt: number | undefined;
  #cancelAnswer: (() => void) | undefined;
  #isPausing = false;

  constructor(member: Membership, host: VisitorHost) {
    this.#member = member;
    this.#host = host;
    this.#list = new EntryList(member.entries);
    this.#own = new WaitingLine(member.line ?? [], this.#list);
    this.#key = hashOfKey(member.key);
    this.#invite = hashOfKey(member.invite);
    this.#connection = new Connection(host, {
      onOpen: () => this.#greet(),
      onText: (text) => this.#hear(text),
      onLost: (isFirst) => this.#lost(isFirst),
    });
    this.#view = firstView(member, this.#own.waiting, this.#seated());
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  readonly view = (): RoomView => this.#view;

  #seated(): ReturnType<typeof seatedView> {
    return seatedView(this.#list, this.#key, this.#invite);
  }

  #show(part: Partial<RoomView>): void {
    this.#view = { ...this.#view, ...part };
    for (const listener of [...this.#listeners]) listener();
  }

  /** Connects, and stays connected until `close`. */
  open(): void {
    if (this.#view.line === 'closed') this.#show({ line: 'connecting' });
    this.#connection.open();
  }

  /** Leaves for good. */
  close(): void {
    this.#end();
    this.#show({ line: 'closed' });
  }

  /** The network is gone: nothing is waited for any more. */
  lose(): void {
    this.#connection.lose();
  }

  /** The network is back: it is tried at once. */
  retry(): void {
    if (this.#view.line === 'closed' || this.#connection.isOpen) return;
    this.#cutOff();
    this.#connection.retry();
  }

  /**
   * Puts an entry behind all that are here; false while another is on its way.
   * @param seat to sit down on; undefined for any that is free
   */
  put(kind: Outgoing['kind'], what: string, seat?: number): boolean {
    if (!this.#own.put({ id: this.#host.newId(), at: this.#list.length, kind, seat, what })) return false;
    this.#show({ isSending: true, isLate: false });
    this.#sendOut();
    return true;
  }

  /**
   * The same for what a computer plays: nobody is told if it comes too late, and whatever a person does goes first.
   */
  putForComputer(what: string): void {
    if (this.#view.line !== 'live') return;
    const entry = { id: this.#host.newId(), at: this.#list.length, kind: 'play', what } as const;
    if (this.#own.put({ ...entry, isQuiet: true })) this.#sendOut();
  }

  /**
   * Puts something behind whatever the list ends with by the time it arrives. It stays in line until it is in the list,
   * with or without a network. @returns its id
   */
  lineUp(kind: InLine['kind'], what: string): string {
    const id = this.#host.newId();
    this.#own.lineUp({ id, kind, what });
    this.#show({ inLine: this.#own.waiting });
    this.#sendOut();
    return id;
  }

  /** Says something to the others; it comes back as what they hear. */
  phrase(phrase: Phrase): void {
    if (this.#view.line === 'live') this.#say({ say: 'phrase', phrase });
  }

  /** Shows the others what is pointed at here. */
  point(what: Pick<Pointed, 'figure' | 'place'>): void {
    const isNothing = what.figure === undefined && what.place === undefined;
    const at = this.#list.length;
    if (this.#view.line !== 'live' || this.#view.seat < 0 || (isNothing && this.#pointedAt !== at)) return;
    this.#pointedAt = isNothing ? undefined : at;
    this.#say({ say: 'point', at, ...what });
  }

  #say(message: FromVisitor): void {
    this.#connection.say(message);
  }

  #sendOut(): void {
    if (this.#view.line !== 'live') return;
    const out = this.#own.next(this.#view.seat >= 0, this.#isPausing);
    if (!out) return;
    if (out.at === undefined) this.#pause();
    const { id, at, kind, seat, what } = out;
    this.#say({ say: 'put', id, at, kind, seat, what });
    this.#cancelAnswer?.();
    // A network that is gone often says nothing: whoever gets no answer connects again.
    this.#cancelAnswer = this.#host.later(waits.answer, () => this.lose());
  }

  /** Slows down entries that waited without a network: a room sends away whoever floods it. */
  #pause(): void {
    this.#isPausing = true;
    this.#host.later(linePause, () => {
      this.#isPausing = false;
      this.#sendOut();
    });
  }

  #greet(): void {
    const { room, invite, key, making } = this.#member;
    const greeting = { version: roomVersion, room, invite, key };
    if (this.#list.length === 0 && making) this.#say({ say: 'make', ...greeting, ...making });
    else this.#say({ say: 'hello', ...greeting, from: this.#list.length, link: this.#list.link });
  }

  #hear(text: string): void {
    const read = zFromRoom.safeParse(parsedLine(text));
    if (!read.success) {
      this.lose();
      return;
    }
    this.#connection.expectNews();
    this.#answer(read.data);
  }

  #answer(message: FromRoom): void {
    switch (message.say) {
      case 'here':
        this.#say({ say: 'here' });
        // A length comes only behind the entries: whoever has fewer, or none yet, has missed them.
        if (
          message.length !== undefined &&
          (this.#view.line !== 'live' || message.length > this.#list.length)
        )
          this.lose();
        return;
      case 'entries':
        this.#take(message.from, message.entries);
        return;
      case 'seats':
        this.#show({ here: message.here, looking: message.looking });
        return;
      case 'phrase':
        this.#show(withSaid(this.#view, message.seat, message.phrase));
        return;
      case 'point':
        // Marks pointed at before the last entry are no news.
        if (message.pointed.at === this.#list.length) this.#show(withPointed(this.#view, message.pointed));
        return;
      case 'not':
        this.#refused(message.id, message.why);
        return;
      case 'lend':
        this.#lend();
        return;
      case 'wait':
        this.#show({ line: 'gathering' });
        return;
      case 'no':
        this.#refuse(message.why);
    }
  }

  #refused(id: string, why: Extract<FromRoom, { say: 'not' }>['why']): void {
    const out = this.#own.refuse(id);
    if (!out) return;
    this.#stopWaiting();
    if (out.at === undefined) {
      this.#show({ inLine: this.#own.waiting, ...(why !== 'late' && { dropped: why }) });
      this.#sendOut();
    } else if (out.isQuiet !== true) this.#show({ isSending: false, isLate: true });
  }

  #refuse(why: Refusal): void {
    this.#end(isFinal(why) ? undefined : waits.refused);
    this.#show({ refusal: why, line: isFinal(why) ? 'closed' : 'lost', here: [] });
  }

  #take(from: number, entries: readonly Entry[]): void {
    if (from > this.#list.length) {
      // Something is missing in between: the whole list tells.
      this.lose();
      return;
    }
    const same = this.#list.commonWith(entries, from);
    const cut = this.#member.repeats === true ? this.#list.playsOf(this.#view.seat, from + same) : [];
    if (from + same < this.#list.length) this.#list.cut(from + same);
    for (const entry of entries.slice(same)) {
      if (entry.at !== this.#list.length) break;
      this.#list.add(entry);
    }
    this.#connection.stands();
    const isQuiet = this.#own.isQuiet;
    const outcome = this.#own.follow(this.#list, cut);
    if (outcome) this.#stopWaiting();
    this.#show({
      entries: [...this.#list.entries],
      pointed: [],
      ...this.#seated(),
      line: 'live',
      refusal: undefined,
      isSending: this.#own.isSending,
      inLine: this.#own.waiting,
      ...(outcome && !isQuiet && { isLate: outcome === 'late' }),
    });
    this.#sendOut();
  }

  /** The entry on its way has arrived, or never will. */
  #stopWaiting(): void {
    this.#cancelAnswer?.();
    this.#cancelAnswer = undefined;
  }

  #lend(): void {
    let lent = 0;
    for (const entries of this.#list.portions()) {
      lent += entries.length;
      this.#say({ say: 'lend', entries, isLast: lent === this.#list.length });
    }
  }

  /** An entry on its way waits for another line. */
  #cutOff(): void {
    this.#own.disconnect();
    this.#stopWaiting();
  }

  #end(ms?: number): void {
    this.#cutOff();
    this.#connection.end(ms);
  }

  #lost(isFirst: boolean): void {
    this.#cutOff();
    this.#show({ line: isFirst && this.#view.line === 'connecting' ? 'connecting' : 'lost', here: [] });
  }
}
