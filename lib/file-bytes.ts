import { err, ok, type Result } from './result';

/** Encodings that are recognised only to name them; none is read. */
export type OtherEncoding = 'latin-1' | 'utf-16-without-mark' | 'utf-32';

/** Why bytes are no text that we read; `encoding` where the bytes look like one of those that we name. */
export interface NotText {
  readonly encoding?: OtherEncoding;
}

const decoded = (encoding: string, bytes: Uint8Array): string | undefined => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
};

const begins = (bytes: Uint8Array, ...mark: readonly number[]): boolean =>
  mark.every((byte, at) => bytes[at] === byte);

/** Every other of the first bytes is 0, as in Latin letters of UTF-16. */
const looksLikeUtf16 = (bytes: Uint8Array): boolean => {
  const first = bytes.subarray(0, 64);
  if (first.length < 4) return false;
  return [0, 1].some((odd) => first.every((byte, at) => (at % 2 === odd ? byte === 0 : byte !== 0)));
};

const isPlain = (byte: number): boolean =>
  (byte >= 0x20 && byte < 0x7f) || byte === 0x09 || byte === 0x0a || byte === 0x0d;

/** Mostly ASCII, and no control character that a text has no use for. */
const looksLikeText = (bytes: Uint8Array): boolean => {
  const plain = bytes.filter(isPlain).length;
  return plain * 2 > bytes.length && bytes.every((byte) => isPlain(byte) || byte >= 0x80);
};

/**
 * The text of a file: UTF-8 with or without a byte order mark, or UTF-16 with one, as Windows PowerShell writes it. The
 * mark is left out.
 */
export const decodeText = (bytes: Uint8Array): Result<string, NotText> => {
  if (begins(bytes, 0xff, 0xfe, 0, 0) || begins(bytes, 0, 0, 0xfe, 0xff)) return err({ encoding: 'utf-32' });
  const encoding = begins(bytes, 0xff, 0xfe) ? 'utf-16le' : begins(bytes, 0xfe, 0xff) ? 'utf-16be' : 'utf-8';
  if (encoding === 'utf-8' && looksLikeUtf16(bytes)) return err({ encoding: 'utf-16-without-mark' });
  const text = decoded(encoding, bytes);
  if (text !== undefined) return ok(text);
  return err(encoding === 'utf-8' && looksLikeText(bytes) ? { encoding: 'latin-1' } : {});
};
