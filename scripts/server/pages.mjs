// Pages, rendered by Next on a connection inside this process: once for all who ask for the same at the same time, and
// once and for all where nothing but the address counts. The nonce is another one in every answer.
import { randomBytes } from 'node:crypto';
import { createServer, request as httpRequest } from 'node:http';
import { duplexPair } from 'node:stream';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { PageTemplate } from './template.mjs';
import { Turns } from './turns.mjs';

/** @typedef {import('node:http').IncomingMessage} Request */
/** @typedef {import('node:http').ServerResponse} Response */
/** @typedef {import('node:http').OutgoingHttpHeaders} Headers */

/**
 * @typedef {object} Page
 * @property {number} status
 * @property {Headers} headers
 * @property {string | undefined} nonce with which it was rendered
 * @property {PageTemplate} template
 */

const megabyte = 1024 * 1024;
/** bytes of one page, of all that are kept, and of those on their way that are not; ms for rendering one. */
const limits = { page: 8 * megabyte, kept: 48 * megabyte, sending: 64 * megabyte, rendering: 10_000 };

const turns = { atOnce: 16, waiting: 256, perClient: 128, patience: 10_000 };

/** What a page may depend on beside its address. Of nothing else that a client says does Next ever hear. */
const heard = [
  'rsc',
  'next-router-state-tree',
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-url',
  'if-none-match',
  'if-modified-since',
];

/** Of such addresses there are only as many as there are pages: no code, no query, nothing escaped. */
const isPlain = (/** @type {string} */ address) => /^\/(?!hero\/|party\/)[\w/-]*$/i.test(address);

/** Headers that belong to a connection, or are written anew. */
const ofTheConnection = ['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'date'];

const isText = (/** @type {unknown} */ type) =>
  /^(text\/|image\/svg|application\/(json|javascript|manifest))/.test(String(type));

const takesGzip = (/** @type {Request} */ { headers }) =>
  /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(String(headers['accept-encoding']));

/** @param {import('node:http').IncomingMessage} answer */
const bodyOf = async (answer) => {
  /** @type {Buffer[]} */
  const chunks = [];
  let size = 0;
  for await (const chunk of answer) {
    chunks.push(chunk);
    size += chunk.length;
    if (size > limits.page) throw new RangeError('A page is larger than pages are.');
  }
  return Buffer.concat(chunks);
};

export class Pages {
  #inside;
  #turns = new Turns(turns);
  /** @type {Map<string, Page>} */
  #kept = new Map();
  #keptBytes = 0;
  /** @type {Map<string, Promise<Page | undefined>>} */
  #underWay = new Map();
  #sendingBytes = 0;

  /** @param {import('node:http').RequestListener} handler Next's */
  constructor(handler) {
    this.#inside = createServer(handler);
  }

  /**
   * Answers with a page.
   * @param {Request} request
   * @param {Response} response
   * @param {{ origin: string, client: string }} asked under which origin ("" where nobody knows), and by whom
   * @returns {Promise<boolean>} false when there is no page to be had, or no room to send it
   */
  async answer(request, response, { origin, client }) {
    const address = request.url ?? '/';
    const said = Object.fromEntries(
      heard.flatMap((name) => {
        const value = request.headers[name];
        return value === undefined ? [] : [[name, String(value)]];
      }),
    );
    const key = JSON.stringify([origin, address, said]);
    const isSame = isPlain(address) && Object.keys(said).length === 0;
    const kept = this.#kept.get(key);
    const page = kept ?? (await this.#rendered(key, { address, origin, said, client }, isSame));
    if (!page) return false;
    if (!kept) {
      if (this.#sendingBytes + page.template.size > limits.sending) return false;
      this.#sendingBytes += page.template.size;
      response.once('close', () => (this.#sendingBytes -= page.template.size));
    }
    await this.#send(request, response, page, isSame);
    return true;
  }

  /**
   * @param {string} key
   * @param {{ address: string, origin: string, said: Record<string, string>, client: string }} asked
   * @param {boolean} isSame whether it is the same for everybody
   */
  #rendered(key, asked, isSame) {
    const underWay = this.#underWay.get(key);
    if (underWay) return underWay;
    const page = this.#render(asked).catch(() => undefined);
    this.#underWay.set(key, page);
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
   * @returns {Promise<Page | undefined>}
   */
  async #render({ address, origin, said, client }) {
    const leave = await this.#turns.enter(client);
    if (!leave) return undefined;
    try {
      const [outside, inside] = duplexPair();
      this.#inside.emit('connection', inside);
      const request = httpRequest({
        createConnection: () => outside,
        path: address,
        headers: { ...said, host: 'localhost', 'x-pipsmith-origin': origin },
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
      leave();
    }
  }

  /**
   * @param {Request} request
   * @param {Response} response
   * @param {Page} page
   * @param {boolean} isSame whether it is worth compressing for all who will ask
   */
  async #send(request, response, { status, headers, nonce, template }, isSame) {
    const fresh = randomBytes(18).toString('base64');
    const packs = isText(headers['content-type']) && takesGzip(request);
    const parts = !packs
      ? template.page(fresh)
      : isSame
        ? template.gzip(fresh)
        : [await promisify(gzip)(Buffer.concat(template.page(fresh)))];
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
