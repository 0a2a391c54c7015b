// What one client may ask for at the same time. The same address counts once, however often it is asked for: it is
// answered with the same drawing.

export class Shares {
  #perClient;
  /** @type {Map<string, Map<string, number>>} of each client, how often he asks for which address just now */
  #clients = new Map();

  /** @param {number} perClient different addresses at the same time */
  constructor(perClient) {
    this.#perClient = perClient;
  }

  /**
   * Takes a place for an address.
   * @param {string} client
   * @param {string} address
   * @returns {(() => void) | undefined} gives the place back; undefined when the client has none left
   */
  take(client, address) {
    const asked = this.#clients.get(client) ?? new Map();
    if (!asked.has(address) && asked.size >= this.#perClient) return undefined;
    this.#clients.set(client, asked);
    asked.set(address, (asked.get(address) ?? 0) + 1);
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      const left = (asked.get(address) ?? 1) - 1;
      if (left > 0) asked.set(address, left);
      else asked.delete(address);
      if (asked.size === 0) this.#clients.delete(client);
    };
  }
}
