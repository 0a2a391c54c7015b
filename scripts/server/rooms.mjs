// Carries rooms over WebSockets: lets visitors in at one address, and hands what they say to the rooms.
import { createHash, randomBytes, randomInt } from 'node:crypto';
import { existsSync } from 'node:fs';
import { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { redisSetting, redisStore } from './room-store.mjs';

/** @typedef {import('node:http').IncomingMessage} Request */
/** @typedef {import('node:stream').Duplex} Socket */
/** @typedef {import('../../lib/room/rooms').Rooms} RoomsOfServer */
/** @typedef {typeof import('../../lib/room/rooms')} RoomsFile */

/** Where rooms are; lib/room is bundled for the server into a file of this name. */
export const roomsPath = '/rooms';
export const roomsFile = 'rooms.mjs';

/** Bytes of one message: the longest of a visitor's, and some in reserve. */
const mostBytes = 300_000;

/** Frames of one message, and pieces of one frame: each costs more memory than its bytes. */
const most = { frames: 100, pieces: 2000 };

/** ms between two signs of life of a visitor, and the parts in which all visitors have theirs. */
const tending = { every: 10_000, parts: 100 };

/** ms for a visitor to end his side of a connection. */
const leaving = 2000;

/** Shortest PIPSMITH_ROOM_KEY that nobody guesses. */
const shortestKey = 16;

/**
 * The setting PIPSMITH_ROOM_KEY.
 * @param {string | undefined} setting
 * @returns {Uint8Array | string} the key, any where none is set, or a sentence that says what is wrong
 */
export const roomKeySetting = (setting) => {
  const text = setting?.trim() ?? '';
  if (text === '') return randomBytes(32);
  if (text.length < shortestKey)
    return `PIPSMITH_ROOM_KEY is too short: give at least ${shortestKey} characters that nobody can guess.`;
  return createHash('sha256').update(text).digest();
};

/**
 * Whether a page of this site asks: a page of others must not play with the addresses of their readers.
 * @param {Request} request
 * @param {string | undefined} known the public origin, where it is set
 */
export const isOwnOrigin = ({ headers }, known) => {
  const { origin } = headers;
  if (origin === undefined || !URL.canParse(origin)) return false;
  if (origin === known) return true;
  // The origin of a file has no host, as a header that is missing.
  const { protocol, host } = new URL(origin);
  if (protocol !== 'https:' && protocol !== 'http:') return false;
  return host === headers.host || host === headers['x-forwarded-host'];
};

/**
 * Refuses a socket that wants to be another.
 * @param {Socket} socket
 * @param {string} status
 */
const refuse = (socket, status) => {
  socket.once('finish', () => socket.destroy());
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
};

/** Fewest bytes of a frame in addition to its content. */
const aroundFrame = 6;

/** Bytes that have come of a message that isn't whole yet: at most a piece too many. */
class HalfMessage {
  #bytes = 0;
  #piece = 0;

  get bytes() {
    return this.#bytes;
  }

  /** @param {number} piece bytes */
  add(piece) {
    this.#piece = piece;
    this.#bytes += piece;
  }

  /** A message is whole. @param {number} said bytes */
  end(said) {
    this.#bytes = Math.max(0, Math.min(this.#bytes - said - aroundFrame, this.#piece));
  }
}

/** The rooms of a build; undefined where it has none. @param {string} folder of the build */
const roomsOf = async (folder) => {
  const file = join(folder, roomsFile);
  if (!existsSync(file)) return undefined;
  /** @type {RoomsFile} */
  const { Rooms } = await import(pathToFileURL(file).href);
  return Rooms;
};

/**
 * @param {object} parts
 * @param {RoomsOfServer} parts.rooms
 * @param {import('./request.mjs').Requests} parts.requests
 * @param {string | undefined} parts.origin the public origin, where it is set
 */
export const roomServerOf = async ({ rooms, requests, origin }) => {
  const { WebSocketServer } = await import('ws');
  const sockets = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    maxPayload: mostBytes,
    maxFragments: most.frames,
    maxBufferedChunks: most.pieces,
    autoPong: false,
    perMessageDeflate: false,
  });
  let part = 0;
  const tender = setInterval(() => {
    rooms.tend(part, tending.parts);
    part = (part + 1) % tending.parts;
  }, tending.every / tending.parts);
  tender.unref();
  return {
    /** @param {Request} request @param {Socket} socket @param {Buffer} head */
    upgrade: (request, socket, head) => {
      socket.on('error', () => socket.destroy());
      if (!isOwnOrigin(request, origin)) {
        refuse(socket, '403 Forbidden');
        return;
      }
      /** @type {import('ws').WebSocket | undefined} */
      let line;
      const half = new HalfMessage();
      const visitor = rooms.come({
        client: requests.clientOf(request),
        send: (text) => line?.send(text, () => undefined),
        close: () => {
          line?.close();
          setTimeout(() => line?.terminate(), leaving).unref();
        },
        cut: () => line?.terminate(),
        unread: () => (line?.bufferedAmount ?? 0) + half.bytes,
      });
      if (!visitor) {
        refuse(socket, '503 Service Unavailable');
        return;
      }
      // A client that sends no proper handshake never gets a connection.
      socket.once('close', () => visitor.leave());
      sockets.handleUpgrade(request, socket, head, (opened) => {
        line = opened;
        // Before and after the line reads it: whole messages are read by then.
        socket.prependListener('data', (piece) => half.add(piece.length));
        socket.on('data', () => visitor.weigh());
        opened.on('pong', (said) => half.end(said.length));
        opened.on('ping', (said) => {
          half.end(said.length);
          if (visitor.speaks()) opened.pong(said, undefined, () => undefined);
        });
        opened.on('message', (data, isBinary) => {
          const text = String(data);
          half.end(Buffer.byteLength(text));
          if (isBinary) visitor.leave();
          else visitor.hear(text);
        });
        opened.on('error', () => opened.terminate());
      });
    },
    close: () => {
      clearInterval(tender);
      rooms.close();
      sockets.close();
    },
  };
};

/**
 * Answers what only looks as if it wanted another protocol, as any request: the server may stay with HTTP/1.1.
 * @param {import('node:http').RequestListener} listener
 * @param {Request} request
 * @param {import('node:net').Socket} socket
 */
const answerPlainly = (listener, request, socket) => {
  const response = new ServerResponse(request);
  response.shouldKeepAlive = false;
  response.assignSocket(socket);
  response.once('finish', () => {
    response.detachSocket(socket);
    socket.end();
  });
  socket.on('error', () => socket.destroy());
  listener(request, response);
};

/**
 * Lets an HTTP server hand visitors to the rooms.
 * @param {import('node:http').Server} server
 * @param {import('node:http').RequestListener} listener answers all other requests
 * @param {(request: Request, socket: Socket, head: Buffer) => void} upgrade
 * @param {(socket: import('node:net').Socket) => void} release is told of connections that are no longer of HTTP
 */
export const serveRooms = (server, listener, upgrade, release) => {
  server.on('upgrade', (request, socket, head) => {
    const [path] = (request.url ?? '').split('?', 1);
    if (path === roomsPath && request.headers.upgrade?.toLowerCase() === 'websocket') {
      release(request.socket);
      upgrade(request, socket, head);
    } else answerPlainly(listener, request, request.socket);
  });
};

/**
 * Rooms on HTTP servers.
 * @param {object} parts
 * @param {string} parts.folder of the build
 * @param {import('./request.mjs').Requests} parts.requests
 * @param {import('./connections.mjs').Connections} parts.connections
 * @param {import('node:http').RequestListener} parts.listener
 * @param {Readonly<Record<string, string | undefined>>} parts.env
 * @returns {Promise<{ serve: (server: import('node:http').Server) => void, close: () => void } | string>} a sentence
 *   says why there are none
 */
export const roomsOn = async ({ folder, requests, connections, listener, env }) => {
  const key = roomKeySetting(env['PIPSMITH_ROOM_KEY']);
  if (typeof key === 'string') return key;
  const address = redisSetting(env['PIPSMITH_REDIS']);
  if (typeof address === 'string') return address;
  if (address && (env['PIPSMITH_ROOM_KEY'] ?? '').trim() === '')
    return 'PIPSMITH_REDIS needs PIPSMITH_ROOM_KEY, too: give all instances the same key.';
  const Rooms = await roomsOf(folder);
  if (!Rooms) return { serve: () => undefined, close: () => undefined };
  const store = address && (await redisStore(address, (sentence) => console.error(sentence)));
  if (typeof store === 'string') return store;
  const host = {
    secret: key,
    now: () => Date.now(),
    seed: () => randomInt(2 ** 32),
    later: (/** @type {number} */ ms, /** @type {() => void} */ act) => {
      const timer = setTimeout(act, ms);
      timer.unref();
      return () => clearTimeout(timer);
    },
  };
  const rooms = new Rooms(host, undefined, store);
  const { upgrade, close } = await roomServerOf({ rooms, requests, origin: requests.publicOrigin });
  return {
    serve: (server) => serveRooms(server, listener, upgrade, (socket) => connections.release(socket)),
    close: () => {
      close();
      store?.close();
    },
  };
};
