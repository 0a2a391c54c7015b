// Limits what one client may request at the same time. An address counts once, however often the client requests it,
// because the same drawing answers all.

/** @typedef {{ readonly address: string, readonly isOver: () => boolean }} Place */

export class Shares {
  #perClient;
  /** @type {Map<string, Set<Place>>} each client's current requests */
  #clients = new Map();

  /** @param {number} perClient the most different addresses at the same time */
  constructor(perClient) {
    this.#perClient = perClient;
  }

  /**
   * Takes a place for an address.
   * @param {string} client
   * @param {string} address
   * @param {() => boolean} [isOver] true once nobody waits for it, even if the place was not given back
   * @returns {(() => void) | undefined} gives the place back; undefined when the client has none left
   */
  take(client, address, isOver = () => false) {
    const own = this.#clients.get(client) ?? new Set();
    for (const place of own) if (place.isOver()) own.delete(place);
    const addresses = new Set(Array.from(own, (place) => place.address));
    if (!addresses.has(address) && addresses.size >= this.#perClient) return undefined;
    const place = { address, isOver };
    own.add(place);
    this.#clients.set(client, own);
    return () => {
      own.delete(place);
      if (own.size === 0 && this.#clients.get(client) === own) this.#clients.delete(client);
    };
  }
}
