/** Somebody with bytes waiting to be sent. */
export interface Waiting {
  readonly unread: () => number;
  /** Ends his connection, and what waits with it. */
  readonly drop: () => void;
}

/** Bytes that wait for all visitors together: where they are too many, whoever leaves most unread goes first. */
export class Unread {
  readonly #most: number;
  readonly #of = new Map<Waiting, number>();
  #all = 0;

  constructor(most: number) {
    this.#most = most;
  }

  /** Looks again at one of them. */
  note(visitor: Waiting): void {
    this.#set(visitor, visitor.unread());
    if (this.#all <= this.#most) return;
    // Others may have read since somebody looked.
    for (const one of [...this.#of.keys()]) this.#set(one, one.unread());
    while (this.#all > this.#most) {
      const [slowest] = [...this.#of].reduce((most, one) => (one[1] > most[1] ? one : most));
      this.forget(slowest);
      slowest.drop();
    }
  }

  #set(visitor: Waiting, unread: number): void {
    this.#all += unread - (this.#of.get(visitor) ?? 0);
    if (unread > 0) this.#of.set(visitor, unread);
    else this.#of.delete(visitor);
  }

  forget(visitor: Waiting): void {
    this.#set(visitor, 0);
  }
}
