import { charactersFor, crc32, fromBase64Url, isBase64Url, toBase64Url } from '../radix/base64url';
import { err, ok, type Result } from '../result';

/**
 * A check of 6 bits over a number of 18 (polynomial x^6 + x + 1, starting from ones): any change of one character
 * of a code, six neighbouring bits, alters it.
 */
export const check6 = (number: number): number => {
  let rest = 0b111111;
  for (let bit = 17; bit >= 0; bit -= 1) {
    const carried = (rest >>> 5) ^ ((number >>> bit) & 1);
    rest = (rest << 1) & 0b111111;
    if (carried) rest ^= 0b000011;
  }
  return rest;
};

/** Codes longer than this are neither made nor read. */
export const codeLimit = 2000;

/** By their number; a header has room for one more. */
export const payloadKinds = ['hero', 'party', 'later'] as const;
export type PayloadKind = (typeof payloadKinds)[number];

/** The newest version of the payload that this program writes and reads. */
export const codeVersion = 1;

export type CodeProblem =
  | { readonly problem: 'empty' }
  /** Something in it is no character of a code. */
  | { readonly problem: 'not-a-code' }
  | { readonly problem: 'too-long-code'; readonly length: number; readonly limit: number }
  /** The end is missing: the code has this many of the characters that its beginning announces. */
  | { readonly problem: 'truncated'; readonly length: number; readonly expected: number | undefined }
  | { readonly problem: 'damaged' }
  | { readonly problem: 'newer' };

/**
 * Layout around the payload of every version; it never changes. 3 bytes: kind (2 bits), version (5), bytes in all
 * (11), a check of these (6). Then the payload. Then 4 bytes: CRC-32 of all before, highest byte first. All of it in
 * base64url.
 */
const headerBytes = 3;
const checksumBytes = 4;
const overheadBytes = headerBytes + checksumBytes;

/** The longest payload that a code of the limit has room for, in bytes. */
export const payloadLimit = Math.floor((codeLimit * 3) / 4) - overheadBytes;

/** Length of a code, in characters, for a payload of this many bits. */
export const codeLength = (payloadBits: number): number =>
  charactersFor(Math.ceil(payloadBits / 8) + overheadBytes);

/** The code of a payload of at most `payloadLimit` bytes. */
export const seal = (kind: PayloadKind, payload: Uint8Array): string => {
  const total = payload.length + overheadBytes;
  const header = (payloadKinds.indexOf(kind) << 16) | (codeVersion << 11) | total;
  const bytes = new Uint8Array(total);
  bytes[0] = header >>> 10;
  bytes[1] = header >>> 2;
  bytes[2] = (header << 6) | check6(header);
  bytes.set(payload, headerBytes);
  const checksum = crc32(bytes.subarray(0, -checksumBytes));
  for (let place = 0; place < checksumBytes; place += 1)
    bytes[total - checksumBytes + place] = checksum >>> (24 - 8 * place);
  return toBase64Url(bytes);
};

/** How long the code is that begins with these four characters; undefined where no code begins so. */
export const sealedLength = (start: string): number | undefined => {
  const head = start.length === 4 ? fromBase64Url(start) : undefined;
  if (head === undefined) return undefined;
  const [high = 0, middle = 0, low = 0] = head;
  const header = ((high << 16) | (middle << 8) | low) >>> 6;
  const total = header & 0x7ff;
  const isOfAVersion = ((header >>> 11) & 31) >= 1;
  if (!isOfAVersion || total < overheadBytes || (low & 63) !== check6(header)) return undefined;
  return charactersFor(total);
};

/** Whether length and checksum of a code hold, whatever is in it. */
export const isSealed = (code: string): boolean => {
  const read = unseal(code);
  return read.ok || read.error.problem === 'newer';
};

interface Sealed {
  readonly kind: PayloadKind;
  readonly payload: Uint8Array;
}

/** Opens a code: header first, then length, checksum and version, so that each way to go wrong has its name. */
export const unseal = (code: string): Result<Sealed, CodeProblem> => {
  const { length } = code;
  if (length === 0) return err({ problem: 'empty' });
  if (length > codeLimit) return err({ problem: 'too-long-code', length, limit: codeLimit });
  if (!isBase64Url(code)) return err({ problem: 'not-a-code' });
  const head = fromBase64Url(code.slice(0, 4));
  if (length < 4 || head === undefined) return err({ problem: 'truncated', length, expected: undefined });
  const [high = 0, middle = 0, low = 0] = head;
  const header = ((high << 16) | (middle << 8) | low) >>> 6;
  const total = header & 0x7ff;
  if ((low & 63) !== check6(header) || total < overheadBytes) return err({ problem: 'damaged' });
  const expected = charactersFor(total);
  if (length < expected) return err({ problem: 'truncated', length, expected });
  const bytes = fromBase64Url(code);
  if (bytes?.length !== total) return err({ problem: 'damaged' });
  const checksum = new DataView(bytes.buffer).getUint32(total - checksumBytes);
  if (checksum !== crc32(bytes.subarray(0, -checksumBytes))) return err({ problem: 'damaged' });
  const version = (header >>> 11) & 31;
  const kind = payloadKinds[header >>> 16];
  if (version < codeVersion) return err({ problem: 'damaged' });
  if (version > codeVersion || kind === undefined) return err({ problem: 'newer' });
  return ok({ kind, payload: bytes.subarray(headerBytes, -checksumBytes) });
};
