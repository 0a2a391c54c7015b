// Limits how many requests run at once: the rest wait for a turn or are refused. Clients take turns, so a client with
// many requests only delays itself.

/**
 * @typedef {object} TurnLimits
 * @property {number} atOnce how many run at the same time
 * @property {number} waiting how many may wait
 * @property {number} perClient how many of one client run or wait
 * @property {number} patience longest wait in ms
 */

/** @typedef {{ readonly client: string }} Turn */

/**
 * @typedef {object} Waiter
 * @property {Turn} turn
 * @property {() => boolean} isWanted false once nobody waits for the result
 * @property {(isIn: boolean) => void} settle
 */

export class Turns {
  #limits;
  /** @type {Set<Turn>} */
  #inside = new Set();
  /** @type {Map<string, Waiter[]>} waiters by client, in the order of turns; no client without waiters */
  #waiting = new Map();

  /** @param {TurnLimits} limits */
  constructor(limits) {
    this.#limits = limits;
  }

  /** Whether a client with nothing under way would find room. */
  get hasRoom() {
    this.#forgetUnwanted();
    return this.#isFree || this.#size < this.#limits.waiting;
  }

  /**
   * Waits for a turn.
   * @param {string} client
   * @param {() => boolean} [isWanted] checked while it waits: an unwanted request takes no room
   * @returns {Promise<(() => void) | undefined>} ends the turn; undefined if there was no room or no turn in time
   */
  async enter(client, isWanted = () => true) {
    if (!this.hasRoom || this.#countOf(client) >= this.#limits.perClient) return undefined;
    const turn = { client };
    if (this.#isFree) this.#inside.add(turn);
    else if (!(await this.#wait(turn, isWanted))) return undefined;
    return () => {
      if (this.#inside.delete(turn)) this.#callNext();
    };
  }

  get #isFree() {
    return this.#inside.size < this.#limits.atOnce && this.#waiting.size === 0;
  }

  get #size() {
    let size = 0;
    for (const waiters of this.#waiting.values()) size += waiters.length;
    return size;
  }

  #countOf(/** @type {string} */ client) {
    let count = this.#waiting.get(client)?.length ?? 0;
    for (const turn of this.#inside) if (turn.client === client) count += 1;
    return count;
  }

  /**
   * @param {Turn} turn
   * @param {() => boolean} isWanted
   * @returns {Promise<boolean>} whether a turn was handed over in time
   */
  #wait(turn, isWanted) {
    return new Promise((resolve) => {
      const settle = (/** @type {boolean} */ isIn) => {
        clearTimeout(timer);
        this.#remove(turn.client, waiter);
        resolve(isIn);
      };
      const waiter = { turn, isWanted, settle };
      const timer = setTimeout(() => settle(false), this.#limits.patience);
      const own = this.#waiting.get(turn.client);
      if (own) own.push(waiter);
      else this.#waiting.set(turn.client, [waiter]);
    });
  }

  /** @param {string} client @param {Waiter} waiter */
  #remove(client, waiter) {
    const left = (this.#waiting.get(client) ?? []).filter((one) => one !== waiter);
    if (left.length > 0) this.#waiting.set(client, left);
    else this.#waiting.delete(client);
  }

  #forgetUnwanted() {
    for (const waiters of this.#waiting.values())
      for (const waiter of waiters) if (!waiter.isWanted()) waiter.settle(false);
  }

  #callNext() {
    this.#forgetUnwanted();
    const [turn] = this.#waiting;
    if (!turn) return;
    const [client, [waiter, ...others]] = turn;
    // Its other waiters go behind every other client.
    this.#waiting.delete(client);
    if (others.length > 0) this.#waiting.set(client, others);
    if (!waiter) return;
    this.#inside.add(waiter.turn);
    waiter.settle(true);
  }
}
