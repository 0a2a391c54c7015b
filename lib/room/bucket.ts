/** A token bucket: refills with time, empties with use. */
export class Bucket {
  readonly #most: number;
  readonly #perSecond: number;
  #left: number;
  #seen: number;

  constructor(most: number, perSecond: number, now: number) {
    this.#most = most;
    this.#perSecond = perSecond;
    this.#left = most;
    this.#seen = now;
  }

  take(now: number): boolean {
    this.#left = Math.min(this.#most, this.#left + (Math.max(0, now - this.#seen) / 1000) * this.#perSecond);
    this.#seen = now;
    if (this.#left < 1) return false;
    this.#left -= 1;
    return true;
  }

  isFull(now: number): boolean {
    return this.#left + ((now - this.#seen) / 1000) * this.#perSecond >= this.#most;
  }
}
