/** Long work by turns: one piece at a time, one client after the other, with everybody's messages in between. */
export class RoundRobin {
  readonly #later: (act: () => void) => void;
  readonly #waiting = new Map<string, (() => void)[]>();
  #isGoing = false;

  /** @param later calls once, when others have had their turn */
  constructor(later: (act: () => void) => void) {
    this.#later = later;
  }

  take(client: string, act: () => void): void {
    const own = this.#waiting.get(client);
    if (own) own.push(act);
    else this.#waiting.set(client, [act]);
    if (this.#isGoing) return;
    this.#isGoing = true;
    this.#later(() => this.#next());
  }

  #next(): void {
    const [first] = this.#waiting;
    if (!first) {
      this.#isGoing = false;
      return;
    }
    const [client, [act, ...rest]] = first;
    // Whoever wants more comes behind all others.
    this.#waiting.delete(client);
    if (rest.length > 0) this.#waiting.set(client, rest);
    act?.();
    this.#later(() => this.#next());
  }
}
