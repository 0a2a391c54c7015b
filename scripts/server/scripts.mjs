// The scripts and style sheets of the build, compressed once and kept: Next would compress them for every
// request, and less well. Their names change with their contents, so an answer stays right while the server
// runs.
import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { takesEncoding } from './request.mjs';

/** @typedef {import('node:http').IncomingMessage} Request */
/** @typedef {import('node:http').ServerResponse} Response */

/** @typedef {'br' | 'gzip'} Encoding */

/** The address of the folder `static` of the build. */
const address = '/_next/static/';

const types = new Map([
  ['js', 'application/javascript; charset=UTF-8'],
  ['css', 'text/css; charset=UTF-8'],
]);

const typeOf = (/** @type {string} */ path) => types.get(path.slice(path.lastIndexOf('.') + 1));

/**
 * The best quality saves a tenth of the bytes and takes thirty times as long, which all scripts of the build, stored once
 * by one device for use offline, are not worth: a minute of a core.
 * @typedef {'quick' | 'best'} Quality
 */

/** From this request on, a file is worth the best quality. */
const often = 3;

const quickBrotli = 5;

/** @type {Readonly<Record<Encoding, (bytes: Buffer, quality: Quality) => Promise<Buffer>>>} */
const compress = {
  br: (bytes, quality) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        [constants.BROTLI_PARAM_QUALITY]: quality === 'best' ? constants.BROTLI_MAX_QUALITY : quickBrotli,
      },
    }),
  gzip: (bytes, quality) =>
    promisify(gzip)(bytes, {
      level: quality === 'best' ? constants.Z_BEST_COMPRESSION : constants.Z_BEST_SPEED,
    }),
};

/** @param {Request} request @returns {Encoding | undefined} the smallest that the client reads */
const encodingFor = (request) =>
  takesEncoding(request, 'br') ? 'br' : takesEncoding(request, 'gzip') ? 'gzip' : undefined;

/** Requests for a part of a file, or for a file that may have changed, are Next's to answer. */
const isPlain = (/** @type {Request} */ { headers }) =>
  headers.range === undefined &&
  headers['if-none-match'] === undefined &&
  headers['if-modified-since'] === undefined;

export class Scripts {
  #folder;
  /** Addresses of the files there are: nothing else is ever read. */
  #known;
  /** @type {Map<string, Buffer>} by encoding and address */
  #kept = new Map();
  /** @type {Map<string, number>} requests by encoding and address */
  #requests = new Map();
  #compressing = Promise.resolve();

  /** @param {string} folder the folder `static` of the build */
  constructor(folder) {
    this.#folder = folder;
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    this.#known = new Set(
      files.map((file) => address + file.replaceAll('\\', '/')).filter((path) => typeOf(path) !== undefined),
    );
  }

  /**
   * Answers with a file that is compressed already. Otherwise compresses it for the next request, and better once it is
   * often asked for.
   * @param {Request} request
   * @param {Response} response
   * @param {string} path
   * @returns {boolean} false if Next must answer
   */
  answer(request, response, path) {
    const encoding = encodingFor(request);
    if (encoding === undefined || !this.#known.has(path) || !isPlain(request)) return false;
    const key = `${encoding} ${path}`;
    const requests = (this.#requests.get(key) ?? 0) + 1;
    this.#requests.set(key, requests);
    if (requests === 1) this.#compressLater(encoding, path, 'quick');
    if (requests === often) this.#compressLater(encoding, path, 'best');
    const bytes = this.#kept.get(key);
    if (bytes === undefined) return false;
    response.writeHead(200, {
      'content-type': typeOf(path),
      'content-encoding': encoding,
      'content-length': bytes.length,
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      pipsmith: '1',
      vary: 'accept-encoding',
    });
    response.end(request.method === 'HEAD' ? undefined : bytes);
    return true;
  }

  /** Waits until all files asked for are compressed. */
  async settled() {
    await this.#compressing;
  }

  /**
   * One file after the other, in another thread: the server has pages to answer meanwhile.
   * @param {Encoding} encoding
   * @param {string} path
   * @param {Quality} quality
   */
  #compressLater(encoding, path, quality) {
    this.#compressing = this.#compressing.then(async () => {
      try {
        const bytes = await readFile(join(this.#folder, path.slice(address.length)));
        this.#kept.set(`${encoding} ${path}`, await compress[encoding](bytes, quality));
      } catch {
        // Next answers for what can't be read.
      }
    });
  }
}
