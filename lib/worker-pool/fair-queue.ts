/** Waiting request, with the client that it is for. */
export interface Waiting {
  readonly client: string;
}

/**
 * A bounded queue that serves its clients in turn: a client with many requests waits behind its own, and when there is
 * no room left, the client with the most requests loses its newest.
 */
export class FairQueue<Item extends Waiting> {
  readonly #room: number;
  /** Clients in the order of their turns, none without items. */
  readonly #clients = new Map<string, Item[]>();
  #size = 0;

  /** @param room how many items may wait */
  constructor(room: number) {
    this.#room = room;
  }

  get size(): number {
    return this.#size;
  }

  /** Lets an item wait. Returns the one for which there is no room, if any: it may be the very same. */
  add(item: Item): Item | undefined {
    const own = this.#clients.get(item.client) ?? [];
    own.push(item);
    this.#clients.set(item.client, own);
    this.#size += 1;
    if (this.#size <= this.#room) return undefined;
    const longest = [...this.#clients.values()].reduce((most, items) =>
      items.length > most.length ? items : most,
    );
    // Among equals the newcomer goes, so that nobody loses a place to a client with as much.
    const dropped = own.length < longest.length ? (longest.at(-1) ?? item) : item;
    this.remove(dropped);
    return dropped;
  }

  /** The next item; its client's other items wait until every other client has had his turn. */
  next(): Item | undefined {
    const [turn] = this.#clients;
    if (!turn) return undefined;
    const [client, items] = turn;
    const item = items.shift();
    this.#size -= 1;
    this.#clients.delete(client);
    if (items.length > 0) this.#clients.set(client, items);
    return item;
  }

  /** Whether the item was waiting. */
  remove(item: Item): boolean {
    const items = this.#clients.get(item.client);
    const at = items?.indexOf(item) ?? -1;
    if (!items || at < 0) return false;
    items.splice(at, 1);
    this.#size -= 1;
    if (items.length === 0) this.#clients.delete(item.client);
    return true;
  }
}
