// Who asks, and for what address of this Pipsmith: of what a request says of itself, only what can be trusted.
import { hostname, networkInterfaces } from 'node:os';

/** @typedef {import('node:http').IncomingMessage} Request */

/**
 * @param {string | undefined} text PIPSMITH_ORIGIN
 * @returns {string | undefined} "https://pipsmith.example"; undefined where it is no address of the web
 */
const originIn = (text = '') => {
  const address = /^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `https://${text}`;
  if (!URL.canParse(address)) return undefined;
  const { protocol, origin } = new URL(address);
  return protocol === 'https:' || protocol === 'http:' ? origin : undefined;
};

/** The names under which this very machine may be asked; anybody can send any other. */
const ownNames = () =>
  new Set([
    'localhost',
    hostname().toLowerCase(),
    `${hostname().toLowerCase()}.local`,
    ...Object.values(networkInterfaces()).flatMap((addresses = []) =>
      addresses.map(({ address, family }) => (family === 'IPv6' ? `[${address}]` : address)),
    ),
  ]);

export class Requests {
  #origin;
  #proxies;
  #names;

  /**
   * @param {{ origin?: string | undefined, proxies?: number, names?: ReadonlySet<string> }} settings
   *   origin: the public address; proxies: how many stand in front, each adding to X-Forwarded-For;
   *   names: the hosts of this machine
   */
  constructor({ origin, proxies = 0, names = ownNames() }) {
    this.#origin = originIn(origin);
    this.#proxies = proxies;
    this.#names = names;
  }

  /** Whether it came by TLS, as far as a proxy says so. */
  isSecure(/** @type {Request} */ { headers }) {
    return headers['x-forwarded-proto'] === 'https' || this.#origin?.startsWith('https:') === true;
  }

  /**
   * The origin under which it was asked; "" where nobody knows: a Host header is the visitor's word.
   * @param {Request} request
   */
  originOf(request) {
    if (this.#origin !== undefined) return this.#origin;
    const own = `${this.isSecure(request) ? 'https' : 'http'}://${request.headers.host ?? ''}`;
    if (!URL.canParse(own)) return '';
    const { hostname: name, origin } = new URL(own);
    return this.#names.has(name) ? origin : '';
  }

  /**
   * The address of the client: that of the connection, or what the first of our proxies saw.
   * @param {Request} request
   */
  clientOf({ headers, socket }) {
    const seen = String(headers['x-forwarded-for'] ?? '').split(',');
    const client = this.#proxies > 0 ? seen.at(-this.#proxies)?.trim() : undefined;
    return client === undefined || client === '' ? (socket.remoteAddress ?? '') : client;
  }
}
