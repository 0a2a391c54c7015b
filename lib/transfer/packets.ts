import { deflateSync } from 'fflate';
import { decodeText } from '../file-bytes';
import { err, ok, type Result } from '../result';
import { crc32, fromBase64Url, toBase64Url } from '../radix/base64url';
import { inflated } from '../radix/inflated';

/**
 * A text as a row of QR codes to show one after another. Each is "PIPSMITH1.WHOLE.N.OF.CHECK.DATA": the checksum of
 * the whole, which tells one row from another, its number and how many there are, its own checksum, and its part of
 * the deflated text.
 */
const head = 'PIPSMITH1';

/** Characters of data in a code: QR version 16 at most, which a phone reads off a phone. */
const mostData = 480;

/** Codes of a row at most; nobody holds a phone before more. */
export const mostPackets = 99;

/** Bytes that a row may come to when it is inflated. */
export const mostText = 4_000_000;

const sumOf = (bytes: Uint8Array): string => crc32(bytes).toString(36);

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

const checkOf = (whole: string, nth: number, of: number, data: string): string =>
  sumOf(bytesOf([whole, nth, of, data].join('.')));

/** The codes of a text, in their order; the error says how many it would take. */
export const packetsOf = (text: string): Result<readonly string[], number> => {
  const bytes = deflateSync(bytesOf(text), { level: 9 });
  const whole = sumOf(bytes);
  const all = toBase64Url(bytes);
  const of = Math.max(1, Math.ceil(all.length / mostData));
  if (of > mostPackets) return err(of);
  return ok(
    Array.from({ length: of }, (_, at) => {
      const data = all.slice(at * mostData, (at + 1) * mostData);
      return [head, whole, at + 1, of, checkOf(whole, at + 1, of, data), data].join('.');
    }),
  );
};

/** Problem with a code that was read. */
export type PacketProblem =
  /** It is not a transfer code. */
  | { readonly problem: 'stranger' }
  /** A transfer code, but damaged. `nth`: if it can be read. */
  | { readonly problem: 'damaged'; readonly nth: number | undefined }
  /** It belongs to another row. */
  | { readonly problem: 'other-row' }
  /** All are there, and together they are not the text. */
  | { readonly problem: 'broken-whole' };

/** A row on its way in. */
export interface Collected {
  readonly whole: string;
  readonly of: number;
  /** The data by number. */
  readonly parts: ReadonlyMap<number, string>;
}

const numberIn = (text: string | undefined): number | undefined => {
  const number = /^[1-9]\d?$/.test(text ?? '') ? Number(text) : undefined;
  return number !== undefined && number <= mostPackets ? number : undefined;
};

/** Collection with one more code; the same again changes nothing. */
export const withPacket = (
  before: Collected | undefined,
  packet: string,
): Result<Collected, PacketProblem> => {
  const [start, whole = '', nthText, ofText, check, data, ...more] = packet.trim().split('.');
  if (start !== head) return err({ problem: 'stranger' });
  const [nth, of] = [numberIn(nthText), numberIn(ofText)];
  if (nth === undefined || of === undefined || nth > of || data === undefined || more.length > 0)
    return err({ problem: 'damaged', nth });
  if (checkOf(whole, nth, of, data) !== check) return err({ problem: 'damaged', nth });
  if (before && (before.whole !== whole || before.of !== of)) return err({ problem: 'other-row' });
  if (before?.parts.has(nth)) return ok(before);
  return ok({ whole, of, parts: new Map([...(before?.parts ?? []), [nth, data]]) });
};

/** The numbers that are not there yet. */
export const missingIn = ({ of, parts }: Collected): readonly number[] =>
  Array.from({ length: of }, (_, at) => at + 1).filter((nth) => !parts.has(nth));

/** The text of a row that is complete. */
export const textOfRow = ({ whole, of, parts }: Collected): Result<string, PacketProblem> => {
  const all = Array.from({ length: of }, (_, at) => parts.get(at + 1) ?? '').join('');
  const bytes = fromBase64Url(all);
  if (!bytes || sumOf(bytes) !== whole) return err({ problem: 'broken-whole' });
  const inflatedBytes = inflated(bytes, mostText);
  const text = inflatedBytes && decodeText(inflatedBytes);
  return text?.ok ? text : err({ problem: 'broken-whole' });
};
