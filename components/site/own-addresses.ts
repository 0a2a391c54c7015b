/**
 * Addresses that a page writes for itself while it is used. The router tells of them later, several at once perhaps, and
 * as if somebody had gone there.
 */
export class OwnAddresses {
  #written: readonly string[] = [];

  write(search: string): void {
    this.#written = [...this.#written, search];
  }

  /** Whether the page itself wrote this one. */
  has(search: string): boolean {
    return this.#written.includes(search);
  }

  /** The page shows this one: with it goes all that was written before, and all where somebody else wrote it. */
  settle(search: string): void {
    const at = this.#written.indexOf(search);
    this.#written = at < 0 ? [] : this.#written.slice(at + 1);
  }
}
