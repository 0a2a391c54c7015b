// So much at once, and no more: what is over waits for its turn, or is sent away.

/**
 * @typedef {object} TurnLimits
 * @property {number} atOnce how many are in at the same time
 * @property {number} waiting how many may wait for that
 * @property {number} perClient how many of one client are in or wait
 * @property {number} patience ms for which one waits
 */

export class Turns {
  #limits;
  #inside = 0;
  /** @type {Set<(isIn: boolean) => void>} who waits, in their order */
  #waiting = new Set();
  /** @type {Map<string, number>} how many of a client are in or wait */
  #clients = new Map();

  /** @param {TurnLimits} limits */
  constructor(limits) {
    this.#limits = limits;
  }

  /**
   * Waits for a turn.
   * @param {string} client on whose behalf
   * @returns {Promise<(() => void) | undefined>} ends the turn; undefined when there is none to be had
   */
  async enter(client) {
    const { atOnce, waiting, perClient } = this.#limits;
    const own = this.#clients.get(client) ?? 0;
    const isFree = this.#inside < atOnce;
    if (own >= perClient || (!isFree && this.#waiting.size >= waiting)) return undefined;
    this.#clients.set(client, own + 1);
    if (isFree) this.#inside += 1;
    else if (!(await this.#wait())) {
      this.#forget(client);
      return undefined;
    }
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      this.#forget(client);
      const [next] = this.#waiting;
      if (next) next(true);
      else this.#inside -= 1;
    };
  }

  /** @returns {Promise<boolean>} whether a turn was handed over in time */
  #wait() {
    return new Promise((resolve) => {
      const settle = (/** @type {boolean} */ isIn) => {
        clearTimeout(timer);
        this.#waiting.delete(settle);
        resolve(isIn);
      };
      const timer = setTimeout(() => settle(false), this.#limits.patience);
      this.#waiting.add(settle);
    });
  }

  #forget(/** @type {string} */ client) {
    const left = (this.#clients.get(client) ?? 1) - 1;
    if (left > 0) this.#clients.set(client, left);
    else this.#clients.delete(client);
  }
}
