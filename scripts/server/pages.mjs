// Pages that Next renders over a connection inside this process. Simultaneous requests for the same page share one
// rendering; a page that depends only on its address is rendered once and kept. Every answer gets a fresh nonce.
import { randomBytes } from 'node:crypto';
import { createServer, request as httpRequest } from 'node:http';
import { duplexPair } from 'node:stream';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { isOver, OnTheirWay } from './on-their-way.mjs';
import { takesEncoding } from './request.mjs';
import { PageTemplate } from './template.mjs';
import { Turns } from './turns.mjs';

/** @typedef {import('node:http').IncomingMessage} Request */
/** @typedef {import('node:http').ServerResponse} Response */
/** @typedef {import('node:http').OutgoingHttpHeaders} Headers */

/**
 * @typedef {object} Page
 * @property {number} status
 * @property {Headers} headers
 * @property {string | undefined} nonce the one in the rendered page
 * @property {PageTemplate} template
 */

const megabyte = 1024 * 1024;
/** Bytes of one page, bytes of all kept pages, and ms for rendering one. */
const limits = { page: 8 * megabyte, kept: 48 * megabyte, rendering: 10_000 };

/** Bytes in flight for pages that are not kept. */
const sending = { all: 64 * megabyte, perClient: 48 * megabyte };

/** Bytes of a typical page. */
const usual = megabyte;

/** Rendering blocks this thread: more pages at once would only delay everything else. */
const turns = { atOnce: 2, waiting: 256, perClient: 64, patience: 10_000 };

/** Rounds of the event loop between two pages. */
const breath = 128;

/** Accepts connections that came during a rendering, before the next page starts; each round accepts one. */
const breathe = async () => {
  for (let round = 0; round < breath; round += 1) await new Promise((resolve) => setImmediate(resolve));
};

/** Headers that a page may depend on besides its address. Next gets no others. */
const heard = [
  'rsc',
  'next-router-state-tree',
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-url',
  'if-none-match',
  'if-modified-since',
];

/** Pages that read their query. For heroes and parties the proxy reads it, when the path has no code. */
const queried = /^\/((build|maps|odds|play|print|rules|table)(\/|$)|(hero|party)\/?$)/i;

/** Whether the answer depends on the query. */
export const readsQuery = (/** @type {string} */ path) => queried.test(path);

/** True for an address without a code, query or escapes. There are only as many of these as pages. */
const isPlain = (/** @type {string} */ address) => /^\/(?!hero\/|party\/)[\w/-]*$/i.test(address);

/** Headers of the connection, and headers that we write ourselves. */
const ofTheConnection = ['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'date'];

const isText = (/** @type {unknown} */ type) =>
  /^(text\/|image\/svg|application\/(json|javascript|manifest))/.test(String(type));

/** @param {import('node:http').IncomingMessage} answer */
const bodyOf = async (answer) => {
  /** @type {Buffer[]} */
  const chunks = [];
  let size = 0;
  for await (const chunk of answer) {
    chunks.push(chunk);
    size += chunk.length;
    if (size > limits.page) throw new RangeError('A page is larger than the limit.');
  }
  return Buffer.concat(chunks);
};

export class Pages {
  #inside;
  #turns = new Turns(turns);
  /** @type {Map<string, Page>} */
  #kept = new Map();
  #keptBytes = 0;
  /** @type {Map<string, { page: Promise<Page | undefined>, waiting: Set<Response> }>} */
  #underWay = new Map();
  #sending = new OnTheirWay(sending);

  /** @param {import('node:http').RequestListener} handler Next's handler */
  constructor(handler) {
    this.#inside = createServer(handler);
  }

  /** Whether a new client would find room for a page that must be rendered. */
  get hasRoom() {
    return this.#turns.hasRoom && this.#sending.hasRoom('', usual);
  }

  /**
   * Answers with a page.
   * @param {Request} request
   * @param {Response} response
   * @param {{ path: string, query: string, origin: string, client: string }} asked the address, the
   *   client and the origin of the request ("" if unknown)
   * @returns {Promise<boolean>} false if there is no page, or no room to send it
   */
  async answer(request, response, { path, query, origin, client }) {
    const said = Object.fromEntries(
      heard.flatMap((name) => {
        const value = request.headers[name];
        return value === undefined ? [] : [[name, String(value)]];
      }),
    );
    // Next's own requests carry their kind in the query.
    const address = readsQuery(path) || said['rsc'] !== undefined ? path + query : path;
    const key = JSON.stringify([origin, address, said]);
    const isSame = isPlain(address) && Object.keys(said).length === 0;
    const kept = this.#kept.get(key);
    const page = kept ?? (await this.#rendered(key, { address, origin, said, client }, isSame, response));
    if (isOver(response)) return true;
    if (!page) return false;
    if (!kept) {
      if (!this.#sending.hasRoom(client, page.template.size)) return false;
      this.#sending.add(response, client, page.template.size);
    }
    await this.#send(request, response, page, isSame);
    return true;
  }

  /**
   * @param {string} key
   * @param {{ address: string, origin: string, said: Record<string, string>, client: string }} asked
   * @param {boolean} isSame whether the page is the same for everybody
   * @param {Response} response the answer that waits for the page
   */
  #rendered(key, asked, isSame, response) {
    const underWay = this.#underWay.get(key);
    if (underWay) {
      underWay.waiting.add(response);
      return underWay.page;
    }
    const waiting = new Set([response]);
    const isWanted = () => [...waiting].some((one) => !isOver(one));
    const page = this.#render(asked, isWanted).catch(() => undefined);
    this.#underWay.set(key, { page, waiting });
    void page.then((rendered) => {
      this.#underWay.delete(key);
      if (!rendered || !isSame || rendered.status !== 200) return;
      if (this.#keptBytes + rendered.template.size > limits.kept) return;
      this.#kept.set(key, rendered);
      this.#keptBytes += rendered.template.size;
    });
    return page;
  }

  /**
   * @param {{ address: string, origin: string, said: Record<string, string>, client: string }} asked
   * @param {() => boolean} isWanted
   * @returns {Promise<Page | undefined>}
   */
  async #render({ address, origin, said, client }, isWanted) {
    const leave = await this.#turns.enter(client, isWanted);
    if (!leave) return undefined;
    try {
      const [outside, inside] = duplexPair();
      this.#inside.emit('connection', inside);
      const request = httpRequest({
        createConnection: () => outside,
        path: address,
        headers: { ...said, host: 'localhost', 'x-pipsmith-origin': origin, 'x-pipsmith-client': client },
        signal: AbortSignal.timeout(limits.rendering),
      });
      const answer = await new Promise(
        (/** @type {(answer: import('node:http').IncomingMessage) => void} */ resolve, reject) => {
          request.once('response', resolve);
          request.once('error', reject);
          request.end();
        },
      );
      const headers = Object.fromEntries(
        Object.entries(answer.headers).filter(([name]) => !ofTheConnection.includes(name)),
      );
      const nonce = /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1];
      return {
        status: answer.statusCode ?? 500,
        headers,
        nonce,
        template: new PageTemplate(await bodyOf(answer), nonce),
      };
    } finally {
      void breathe().then(leave);
    }
  }

  /**
   * @param {Request} request
   * @param {Response} response
   * @param {Page} page
   * @param {boolean} isSame whether to compress it once for all requests
   */
  async #send(request, response, { status, headers, nonce, template }, isSame) {
    const fresh = randomBytes(18).toString('base64');
    const packs = isText(headers['content-type']) && takesEncoding(request, 'gzip');
    const parts = !packs
      ? template.page(fresh)
      : isSame
        ? template.gzip(fresh)
        : [await promisify(gzip)(Buffer.concat(template.page(fresh)))];
    if (isOver(response)) return;
    for (const [name, value] of Object.entries(headers))
      if (value !== undefined) response.setHeader(name, value);
    if (nonce !== undefined)
      response.setHeader(
        'content-security-policy',
        String(headers['content-security-policy']).replaceAll(nonce, fresh),
      );
    if (packs) response.setHeader('content-encoding', 'gzip');
    if (isText(headers['content-type']) && !/accept-encoding/i.test(String(headers['vary'])))
      response.appendHeader('vary', 'accept-encoding');
    if (status !== 304)
      response.setHeader(
        'content-length',
        parts.reduce((size, part) => size + part.length, 0),
      );
    response.writeHead(status);
    response.cork();
    if (request.method !== 'HEAD' && status !== 304) for (const part of parts) response.write(part);
    response.end();
    response.uncork();
  }
}
