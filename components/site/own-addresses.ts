/**
 * Addresses that a page writes for itself while it is used. The router tells of them later, several at once perhaps, and
 * as if somebody had gone there.
 */
export class OwnAddresses {
  #written: readonly string[] = [];

  write(search: string): void {
    this.#written = [...this.#written, search];
  }

  /** Whether the page itself wrote this one; with it goes all that was written before. Whoever navigates starts afresh. */
  takes(search: string): boolean {
    const at = this.#written.indexOf(search);
    this.#written = at < 0 ? [] : this.#written.slice(at + 1);
    return at >= 0;
  }
}
