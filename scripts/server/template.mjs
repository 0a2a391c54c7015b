// A page that is rendered once and sent often: only its nonce changes.
import { constants, crc32, deflateRawSync } from 'node:zlib';

const gzipHead = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
/** An empty last deflate block. */
const gzipEnd = Buffer.from([3, 0]);

/** A deflate block with its bytes uncompressed. */
const stored = (/** @type {Buffer} */ bytes) => {
  const head = Buffer.alloc(5);
  head.writeUInt16LE(bytes.length, 1);
  head.writeUInt16LE(~bytes.length & 0xffff, 3);
  return Buffer.concat([head, bytes]);
};

/** Continues the checksum `sum` with these bytes. zlib would start again for an empty buffer. */
const checksum = (/** @type {Buffer} */ bytes, /** @type {number} */ sum) =>
  bytes.length === 0 ? sum : crc32(bytes, sum);

/** Deflate blocks that end on a whole byte, so others can follow. */
const deflated = (/** @type {Buffer} */ bytes) =>
  deflateRawSync(bytes, { level: 9, finishFlush: constants.Z_SYNC_FLUSH });

export class PageTemplate {
  /** @type {readonly Buffer[]} the text between nonces */
  #pieces;
  /** @type {readonly Buffer[] | undefined} the same, compressed at the first request for it */
  #packed;
  /** Bytes of the page. */
  size;

  /**
   * @param {Buffer} page
   * @param {string | undefined} nonce the one in the page; undefined if there is none
   */
  constructor(page, nonce) {
    this.size = page.length;
    this.#pieces =
      nonce === undefined
        ? [page]
        : page
            .toString('latin1')
            .split(nonce)
            .map((piece) => Buffer.from(piece, 'latin1'));
  }

  /** The page with this nonce, in parts, so that the shared text is never copied. */
  page(/** @type {string} */ nonce) {
    const between = Buffer.from(nonce);
    return this.#pieces.flatMap((piece, at) => (at === 0 ? [piece] : [between, piece]));
  }

  /** The same as gzip; the shared text is compressed only once. */
  gzip(/** @type {string} */ nonce) {
    this.#packed ??= this.#pieces.map(deflated);
    const bytes = Buffer.from(nonce);
    const between = stored(bytes);
    let sum = 0;
    let size = 0;
    /** @type {Buffer[]} */
    const parts = [gzipHead];
    for (const [at, piece] of this.#pieces.entries()) {
      if (at > 0) {
        sum = checksum(bytes, sum);
        size += bytes.length;
        parts.push(between);
      }
      sum = checksum(piece, sum);
      size += piece.length;
      parts.push(this.#packed[at] ?? piece);
    }
    const end = Buffer.alloc(8);
    end.writeUInt32LE(sum, 0);
    end.writeUInt32LE(size, 4);
    return [...parts, gzipEnd, end];
  }
}
