import type { Dice } from '../match/chance';
import { RoomClient } from './room-client';
import type { Line, LineEvents, Membership, VisitorHost } from './membership';
import { ownMemory, type RoomStore } from './room-store';
import { Rooms, usualLimits, type RoomsLimits } from './rooms';

/** A secret of a server, by its name. */
export const secretOf = (name: string): Uint8Array => new TextEncoder().encode(name.padEnd(32, '.'));

/** An id or a key, the same for the same number. */
export const idOf = (nth: number): string => nth.toString(16).padStart(32, '0');

interface Planned {
  readonly at: number;
  readonly nth: number;
  readonly act: () => void;
  isOff: boolean;
}

interface Server {
  readonly open: (secret: string) => Rooms;
  rooms: Rooms;
  isUp: boolean;
  /** Lines to it. */
  readonly ends: Set<() => void>;
}

/** A device of a test: its name is its address. */
export interface Device {
  readonly name: string;
  /** The server that it reaches; undefined for any. */
  readonly server?: number;
  /** Without a network nothing arrives, and nobody is told. */
  isOffline: boolean;
}

/** A clock, a network and servers that a test can stop, cut and end. Everything happens in the order of a seed. */
export class World {
  now = 1_800_000_000_000;
  readonly #dice: Dice;
  readonly #limits: RoomsLimits;
  readonly #servers: Server[] = [];
  #queue: Planned[] = [];
  #planned = 0;
  #ids = 0;

  /** @param store of several servers, by the name of each; one alone has none */
  constructor(
    dice: Dice,
    limits: Partial<RoomsLimits> = {},
    servers = 1,
    store: (world: World, process: string) => RoomStore = () => ownMemory,
  ) {
    this.#dice = dice;
    this.#limits = { ...usualLimits, ...limits };
    const open = (secret: string): Rooms => this.#open(secret, store);
    for (let nth = 0; nth < servers; nth += 1)
      this.#servers.push({ open, rooms: open('secret'), isUp: true, ends: new Set() });
    this.#tend();
  }

  #open(secret: string, store: (world: World, process: string) => RoomStore): Rooms {
    this.#opened += 1;
    return new Rooms(
      {
        secret: secretOf(secret),
        now: () => this.now,
        seed: () => this.#dice(2 ** 31),
        later: (ms, act) => this.later(ms, act),
      },
      this.#limits,
      store(this, `process ${this.#opened}`),
    );
  }

  #opened = 0;

  /** The rooms of the first server. */
  get rooms(): Rooms {
    return this.#server(0).rooms;
  }

  get servers(): number {
    return this.#servers.length;
  }

  #server(nth: number): Server {
    const server = this.#servers[nth];
    if (!server) throw new RangeError(`There is no server ${nth}.`);
    return server;
  }

  #tend(part = 0): void {
    this.later(1000, () => {
      for (const { rooms, isUp } of this.#servers) if (isUp) rooms.tend(part, 10);
      this.#tend((part + 1) % 10);
    });
  }

  later(ms: number, act: () => void): () => void {
    const planned = { at: this.now + Math.round(ms), nth: this.#planned, act, isOff: false };
    this.#planned += 1;
    this.#queue.push(planned);
    return () => {
      planned.isOff = true;
    };
  }

  /** Lets this many ms pass. */
  run(ms: number): void {
    const end = this.now + ms;
    for (;;) {
      this.#queue = this.#queue.filter(({ isOff }) => !isOff);
      const [next] = this.#queue.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at || a.nth - b.nth);
      if (!next) break;
      next.isOff = true;
      this.now = Math.max(this.now, next.at);
      next.act();
    }
    this.now = end;
  }

  /**
   * Ends a server at once, as `kill -9` does; another one is up after this many ms, with nothing but its
   * secret.
   */
  restart(after = 0, secret = 'secret', nth = 0): void {
    const server = this.#server(nth);
    server.isUp = false;
    for (const end of [...server.ends]) end();
    this.later(after, () => {
      server.rooms = server.open(secret);
      server.isUp = true;
    });
  }

  /** A line of a device to a server: any that is up. */
  connect(device: Device, { onOpen, onText, onClose }: LineEvents): Line {
    const delay = 1 + this.#dice(60);
    const up = this.#servers.filter(({ isUp }, nth) => isUp && (device.server ?? nth) === nth);
    const server = up.length > 1 ? up[this.#dice(up.length)] : up[0];
    const rooms = server?.rooms;
    let isOpen = true;
    const isThere = (): boolean => isOpen && server?.isUp === true && rooms === server.rooms;
    const carry = (act: () => void): void => {
      this.later(delay, () => {
        // Messages on their way when a network or a server goes are lost.
        if (isThere() && !device.isOffline) act();
      });
    };
    const end = (): void => {
      if (!isOpen) return;
      isOpen = false;
      server?.ends.delete(end);
      this.later(1, onClose);
    };
    server?.ends.add(end);
    if (!rooms || device.isOffline) {
      this.later(delay, end);
      return { send: () => undefined, close: end };
    }
    const visitor = rooms.come({
      client: device.name,
      send: (text) => carry(() => onText(text)),
      close: () => this.later(delay, end),
      cut: () => this.later(delay, end),
      unread: () => 0,
    });
    if (visitor) carry(onOpen);
    else this.later(delay, end);
    return {
      send: (text) => carry(() => visitor?.hear(text)),
      close: () => {
        if (isThere()) this.later(delay, () => visitor?.leave());
        isOpen = false;
        server.ends.delete(end);
      },
    };
  }

  host(device: Device): VisitorHost {
    return {
      connect: (events) => this.connect(device, events),
      later: (ms, act) => this.later(ms, act),
      newId: () => this.newId(),
      chance: () => this.#dice(1000) / 1000,
    };
  }

  newId(): string {
    this.#ids += 1;
    return idOf(0xabc000000 + this.#ids);
  }

  /** Somebody at a room. */
  client(device: Device, member: Membership): RoomClient {
    const client = new RoomClient(member, this.host(device));
    client.open();
    return client;
  }
}

/** Texts that a bare line hears: for what no client of ours would say. */
export const rawLine = (world: World, name: string, server = 0) => {
  const heard: string[] = [];
  let isClosed = false;
  const line = world.connect(
    { name, server, isOffline: false },
    {
      onOpen: () => undefined,
      onText: (text) => heard.push(text),
      onClose: () => {
        isClosed = true;
      },
    },
  );
  world.run(100);
  const send = (message: unknown): void =>
    line.send(typeof message === 'string' ? message : JSON.stringify(message));
  return {
    send,
    say: (message: unknown): void => {
      send(message);
      world.run(100);
    },
    heard,
    isClosed: () => isClosed,
    close: () => line.close(),
  };
};
