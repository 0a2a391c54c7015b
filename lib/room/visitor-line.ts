import type { Lobby } from './lobby';
import type { FromRoom, Wire } from './room-messages';
import type { Waiting } from './unread';

/** Bytes that a visitor may leave unread: more than the longest list; and without reading any between two beats. */
const most = { unread: 3_000_000, still: 64_000 } as const;

/** The connection of a visitor, until either side ends it. */
export class VisitorLine implements Waiting {
  readonly #wire: Wire;
  readonly #lobby: Pick<Lobby, 'now' | 'waiting' | 'shares'>;
  readonly #ended: () => void;
  #heard: number;
  /** At the last beat. */
  #unread = 0;
  #isGone = false;

  /** @param ended called once */
  constructor(wire: Wire, lobby: Pick<Lobby, 'now' | 'waiting' | 'shares'>, ended: () => void) {
    this.#wire = wire;
    this.#lobby = lobby;
    this.#ended = ended;
    this.#heard = lobby.now();
  }

  get client(): string {
    return this.#wire.client;
  }

  get isGone(): boolean {
    return this.#isGone;
  }

  /** ms since the last sign of life. */
  get silence(): number {
    return this.#lobby.now() - this.#heard;
  }

  hear(): void {
    this.#heard = this.#lobby.now();
  }

  /** Whether the visitor may say one more thing. */
  speaks(): boolean {
    return this.#lobby.shares.speaks(this.client);
  }

  send(message: FromRoom): void {
    if (this.#isGone) return;
    // A visitor who doesn't read what is sent would be kept in memory for ever.
    if (this.#wire.unread() > most.unread) this.drop();
    else {
      this.#wire.send(JSON.stringify(message));
      this.weigh();
    }
  }

  unread(): number {
    return this.#isGone ? 0 : this.#wire.unread();
  }

  weigh(): void {
    if (!this.#isGone) this.#lobby.waiting.note(this);
  }

  /** Whether much waits, and none of it was read since this was asked last. */
  isStill(): boolean {
    const before = this.#unread;
    this.#unread = this.#wire.unread();
    return before > most.still && this.#unread >= before;
  }

  /** Ends the connection, from either side. */
  leave(): void {
    if (this.#isGone) return;
    this.#wire.close();
    this.#end();
  }

  /** Ends it at once: what waits would stay in memory. */
  drop(): void {
    if (this.#isGone) return;
    this.#wire.cut();
    this.#end();
  }

  #end(): void {
    this.#isGone = true;
    this.#lobby.waiting.forget(this);
    this.#ended();
  }
}
