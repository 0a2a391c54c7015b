// Finds the client and the origin of a request, from what can be trusted.
import { BlockList, isIP, isIPv6 } from 'node:net';
import { hostname, networkInterfaces } from 'node:os';

/** @typedef {import('node:http').IncomingMessage} Request */

/**
 * @param {string | undefined} text PIPSMITH_ORIGIN
 * @returns {string | undefined} "https://pipsmith.example"; undefined if it is not a web address
 */
const originIn = (text = '') => {
  const address = /^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `https://${text}`;
  if (!URL.canParse(address)) return undefined;
  const { protocol, origin } = new URL(address);
  return protocol === 'https:' || protocol === 'http:' ? origin : undefined;
};

/** Names of this machine in a Host header; visitors can send any other. */
const ownNames = () =>
  new Set([
    'localhost',
    hostname().toLowerCase(),
    `${hostname().toLowerCase()}.local`,
    ...Object.values(networkInterfaces()).flatMap((addresses = []) =>
      addresses.map(({ address, family }) => (family === 'IPv6' ? `[${address}]` : address)),
    ),
  ]);

/** An IPv4 address without its IPv6 prefix. */
const plain = (/** @type {string} */ address) => address.replace(/^::ffff:(?=\d+\.)/i, '');

/**
 * Client for an address: a household has one IPv4 address, but many IPv6 addresses in one network.
 * @param {string} address
 */
export const shareOf = (address) => {
  const [text = ''] = plain(address).split('%');
  if (!isIPv6(text)) return text;
  const [head = '', tail = ''] = new URL(`http://[${text}]`).hostname.slice(1, -1).split('::');
  const groups = (/** @type {string} */ half) => (half === '' ? [] : half.split(':'));
  const missing = 8 - groups(head).length - groups(tail).length;
  const all = [...groups(head), ...Array.from({ length: missing }, () => '0'), ...groups(tail)];
  return `${all.slice(0, 4).join(':')}::/64`;
};

/** This machine and private networks. */
const nearby =
  '127.0.0.0/8, ::1, 10.0.0.0/8, 172.16.0.0/12, 192.168.0.0/16, 169.254.0.0/16, fc00::/7, fe80::/10';

/**
 * @param {string} text addresses and networks, "192.0.2.1, 2001:db8::/32"
 * @returns {BlockList | string} the list, or the first part that is neither
 */
const networksIn = (text) => {
  const list = new BlockList();
  for (const part of text.split(/[\s,]+/).filter((one) => one !== '')) {
    const [address = '', bits] = part.split('/');
    const family = isIP(address);
    const most = family === 6 ? 128 : 32;
    if (family === 0 || (bits !== undefined && !(/^\d{1,3}$/.test(bits) && Number(bits) <= most)))
      return part;
    list.addSubnet(address, Number(bits ?? most), family === 6 ? 'ipv6' : 'ipv4');
  }
  return list;
};

/**
 * @typedef {object} ProxySettings
 * @property {number} proxies number of proxies in front that each add to X-Forwarded-For
 * @property {BlockList} trusted addresses of these proxies
 * @property {string | undefined} header one that holds only the client's address, instead of X-Forwarded-For
 */

/**
 * Settings PIPSMITH_PROXIES, PIPSMITH_PROXY_ADDRESSES and PIPSMITH_CLIENT_HEADER.
 * @param {Readonly<Record<string, string | undefined>>} env
 * @returns {ProxySettings | string} the settings, or a sentence that says what is wrong
 */
export const readProxySettings = (env) => {
  const proxies = env['PIPSMITH_PROXIES'] ?? '0';
  if (!/^\d?$/.test(proxies))
    return `PIPSMITH_PROXIES is "${proxies}": give the number of proxies in front, 0 to 9.`;
  const trusted = networksIn(env['PIPSMITH_PROXY_ADDRESSES']?.trim() || nearby);
  if (typeof trusted === 'string')
    return `PIPSMITH_PROXY_ADDRESSES has "${trusted}": give addresses and networks, such as 192.0.2.1 or 2001:db8::/32.`;
  const header = env['PIPSMITH_CLIENT_HEADER']?.trim().toLowerCase() || undefined;
  if (header !== undefined && !/^[a-z\d-]+$/.test(header))
    return `PIPSMITH_CLIENT_HEADER is "${header}": give the name of a header, such as X-Real-IP.`;
  if (header !== undefined && Number(proxies) === 0)
    return 'PIPSMITH_CLIENT_HEADER needs PIPSMITH_PROXIES: without a proxy, anybody could send that header.';
  return { proxies: Number(proxies), trusted, header };
};

export class Requests {
  #origin;
  #proxies;
  #trusted;
  #header;
  #names;

  /**
   * @param {Partial<ProxySettings> & { origin?: string | undefined, names?: ReadonlySet<string> }} settings
   *   origin: the public address; trusted: if absent and there are proxies, every connection is a proxy's; names: the
   *   hosts of this machine
   */
  constructor({ origin, proxies = 0, trusted, header, names = ownNames() }) {
    this.#origin = originIn(origin);
    this.#proxies = proxies;
    this.#trusted = trusted;
    this.#header = header;
    this.#names = names;
  }

  /** The public origin, where it is set. */
  get publicOrigin() {
    return this.#origin;
  }

  /** Whether one of our proxies connects from this address. */
  #isProxy(/** @type {string} */ remote) {
    if (this.#proxies === 0) return false;
    const address = plain(remote);
    return this.#trusted?.check(address, isIPv6(address) ? 'ipv6' : 'ipv4') !== false;
  }

  /**
   * Client of a connection; undefined for a proxy, which serves many clients.
   * @param {{ remoteAddress?: string | undefined }} socket
   */
  connectionOf({ remoteAddress = '' }) {
    return this.#isProxy(remoteAddress) ? undefined : shareOf(remoteAddress);
  }

  /** Whether a proxy says that the request came over TLS. */
  isSecure(/** @type {Request} */ { headers }) {
    return headers['x-forwarded-proto'] === 'https' || this.#origin?.startsWith('https:') === true;
  }

  /**
   * Origin of a request; "" if unknown: a visitor can put anything in the Host header.
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
   * Client of a request: the address of the connection, or the one that our first proxy saw.
   * @param {Request} request
   */
  clientOf({ headers, socket }) {
    const { remoteAddress = '' } = socket;
    const name = this.#header ?? 'x-forwarded-for';
    const seen = String(headers[name] ?? '').split(',');
    const said = this.#isProxy(remoteAddress) ? seen.at(this.#header ? -1 : -this.#proxies)?.trim() : '';
    return shareOf(said || remoteAddress);
  }
}

/**
 * Whether a client reads answers in this encoding.
 * @param {Request} request
 * @param {'br' | 'gzip'} encoding
 */
export const takesEncoding = ({ headers }, encoding) =>
  String(headers['accept-encoding'] ?? '')
    .split(',')
    .some((one) => {
      const [name, quality = 'q=1'] = one.split(';').map((part) => part.trim());
      return name === encoding && !/^q=0(\.0*)?$/.test(quality);
    });
