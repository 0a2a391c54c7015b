// The open connections, limited in total and per client. If there is no room, the longest idle connection closes.
import { isOver } from './on-their-way.mjs';

/** @typedef {import('node:net').Socket} Socket */
/** @typedef {import('node:http').ServerResponse} Response */

/**
 * @typedef {object} ConnectionLimits
 * @property {number} all connections of all clients
 * @property {number} perClient connections of one client
 */

/** @typedef {{ readonly client: string | undefined, answer: Response | undefined }} Connection */

export class Connections {
  #limits;
  /** @type {Map<Socket, Connection>} longest idle first */
  #open = new Map();

  /** @param {ConnectionLimits} limits */
  constructor(limits) {
    this.#limits = limits;
  }

  /**
   * Accepts a connection, or closes it.
   * @param {Socket} socket
   * @param {string | undefined} client undefined for a proxy, which serves many clients
   */
  admit(socket, client) {
    for (const open of this.#open.keys()) if (open.destroyed) this.#open.delete(open);
    const own = this.#of(client);
    const isOverShare = client !== undefined && own.length >= this.#limits.perClient;
    const isFull = this.#open.size >= this.#limits.all;
    if (
      (isOverShare && !this.#closeIdle(own)) ||
      (isFull && !isOverShare && !this.#closeIdle(this.#most()))
    ) {
      socket.destroy();
      return;
    }
    this.#open.set(socket, { client, answer: undefined });
    socket.once('close', () => this.#open.delete(socket));
  }

  /** Forgets a connection that is no longer one of HTTP. */
  release(/** @type {Socket} */ socket) {
    this.#open.delete(socket);
  }

  /** Whether an answer on this connection is still running. */
  isBusy(/** @type {Socket} */ socket) {
    const answer = this.#open.get(socket)?.answer;
    return answer !== undefined && !isOver(answer);
  }

  /**
   * Records the answer that a connection now carries.
   * @param {Socket} socket
   * @param {Response} answer
   */
  begin(socket, answer) {
    const client = this.#open.get(socket)?.client;
    this.#open.delete(socket);
    this.#open.set(socket, { client, answer });
  }

  #of(/** @type {string | undefined} */ client) {
    return Array.from(this.#open).flatMap(([socket, one]) => (one.client === client ? [socket] : []));
  }

  /** The connections of the client with the most; those of proxies come last. */
  #most() {
    /** @type {Map<string | undefined, Socket[]>} */
    const clients = new Map();
    for (const [socket, { client }] of this.#open) {
      const own = clients.get(client);
      if (own) own.push(socket);
      else clients.set(client, [socket]);
    }
    const proxies = clients.get(undefined) ?? [];
    clients.delete(undefined);
    return [...clients.values()]
      .reduce((most, own) => (own.length > most.length ? own : most), [])
      .concat(proxies);
  }

  /** Closes the first idle connection; false if all of them carry answers. */
  #closeIdle(/** @type {readonly Socket[]} */ sockets) {
    const idle = sockets.find((socket) => !this.isBusy(socket));
    if (!idle) return false;
    this.#open.delete(idle);
    idle.destroy();
    return true;
  }
}
