import type { Line, VisitorHost } from './membership';
import type { FromVisitor } from './room-messages';

/** ms: first and longest pause between tries, and without any news until the line is given up. */
const waits = { first: 250, longest: 3000, silence: 25_000 } as const;

/** Events of a connection. */
interface ConnectionEvents {
  readonly onOpen: () => void;
  readonly onText: (text: string) => void;
  /** It is gone, and tried again soon. @param isFirst it never stood, and this was the first try */
  readonly onLost: (isFirst: boolean) => void;
}

/** The line of a device to the rooms, which comes back by itself. */
export class Connection {
  readonly #host: VisitorHost;
  readonly #events: ConnectionEvents;
  #line: Line | undefined;
  #isOpen = false;
  #tries = 0;
  #cancelRetry: (() => void) | undefined;
  #cancelSilence: (() => void) | undefined;

  constructor(host: VisitorHost, events: ConnectionEvents) {
    this.#host = host;
    this.#events = events;
  }

  get isOpen(): boolean {
    return this.#isOpen;
  }

  open(): void {
    if (this.#line) return;
    this.#stopRetry();
    let isOver = false;
    const line = this.#host.connect({
      onOpen: () => {
        if (isOver || this.#line !== line) return;
        this.#isOpen = true;
        this.#events.onOpen();
      },
      onText: (text) => {
        if (this.#line === line) this.#events.onText(text);
      },
      onClose: () => {
        isOver = true;
        if (this.#line === line) this.lose();
      },
    });
    this.#line = line;
    this.expectNews();
  }

  say(message: FromVisitor): void {
    if (this.#isOpen) this.#line?.send(JSON.stringify(message));
  }

  /** Something has arrived: the line is good, for a while. */
  expectNews(): void {
    this.#cancelSilence?.();
    this.#cancelSilence = this.#host.later(waits.silence, () => this.lose());
  }

  /** The room has answered: pauses begin short again. */
  stands(): void {
    this.#tries = 0;
  }

  /** Ends the line, and begins another soon. */
  lose(): void {
    if (!this.#line) return;
    this.#drop();
    this.#events.onLost(this.#tries === 0);
    const pause = Math.min(waits.longest, waits.first * 2 ** this.#tries);
    this.#tries += 1;
    this.#retryAfter(pause * (0.5 + this.#host.chance() / 2));
  }

  /** Begins another line at once. */
  retry(): void {
    this.#tries = 0;
    this.#drop();
    this.open();
  }

  /** Ends the line. @param ms until another begins; absent for never */
  end(ms?: number): void {
    this.#drop();
    if (ms === undefined) this.#stopRetry();
    else this.#retryAfter(ms);
  }

  #retryAfter(ms: number): void {
    this.#stopRetry();
    this.#cancelRetry = this.#host.later(ms, () => this.open());
  }

  #stopRetry(): void {
    this.#cancelRetry?.();
    this.#cancelRetry = undefined;
  }

  #drop(): void {
    const line = this.#line;
    this.#line = undefined;
    this.#isOpen = false;
    this.#cancelSilence?.();
    line?.close();
  }
}
