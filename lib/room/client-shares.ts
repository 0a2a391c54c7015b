import { Bucket } from './bucket';

/** Limits of one client address: at once, and over time. */
export interface ShareLimits {
  readonly visitors: number;
  readonly rooms: number;
  /** Messages: the most at once, and a second in the long run. */
  readonly burst: number;
  readonly perSecond: number;
  /** New connections likewise. */
  readonly comings: number;
  readonly comingsPerSecond: number;
  /** New rooms likewise. */
  readonly makings: number;
  readonly makingsPerSecond: number;
}

interface Share {
  visitors: number;
  rooms: number;
  readonly messages: Bucket;
  readonly comings: Bucket;
  readonly makings: Bucket;
}

/** The shares of all client addresses. */
export class ClientShares {
  readonly #limits: ShareLimits;
  readonly #now: () => number;
  readonly #shares = new Map<string, Share>();

  constructor(limits: ShareLimits, now: () => number) {
    this.#limits = limits;
    this.#now = now;
  }

  #of(client: string): Share {
    const known = this.#shares.get(client);
    if (known) return known;
    const { burst, perSecond, comings, comingsPerSecond, makings, makingsPerSecond } = this.#limits;
    const now = this.#now();
    const share = {
      visitors: 0,
      rooms: 0,
      messages: new Bucket(burst, perSecond, now),
      comings: new Bucket(comings, comingsPerSecond, now),
      makings: new Bucket(makings, makingsPerSecond, now),
    };
    this.#shares.set(client, share);
    return share;
  }

  /** Whether one more visitor may come. */
  come(client: string): boolean {
    const share = this.#of(client);
    if (share.visitors >= this.#limits.visitors || !share.comings.take(this.#now())) return false;
    share.visitors += 1;
    return true;
  }

  go(client: string): void {
    this.#of(client).visitors -= 1;
  }

  speaks(client: string): boolean {
    return this.#of(client).messages.take(this.#now());
  }

  /** Whether one more room may be made. */
  makes(client: string): boolean {
    const share = this.#of(client);
    if (share.rooms >= this.#limits.rooms || !share.makings.take(this.#now())) return false;
    share.rooms += 1;
    return true;
  }

  /** A room of this client is gone. */
  loses(client: string): void {
    this.#of(client).rooms -= 1;
  }

  /** Forgets whoever has been away for a while. */
  sweep(): void {
    const now = this.#now();
    for (const [client, { visitors, rooms, messages, comings, makings }] of this.#shares) {
      const isIdle = messages.isFull(now) && comings.isFull(now) && makings.isFull(now);
      if (visitors === 0 && rooms === 0 && isIdle) this.#shares.delete(client);
    }
  }
}
