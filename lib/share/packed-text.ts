import { deflateSync, Inflate } from 'fflate';

/** Bytes of the longest text that a link is opened of; a link that says more is none. */
const mostBytes = 4_000_000;

const textOfBytes = (bytes: Uint8Array): string => {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
};

const bytesOfText = (text: string): Uint8Array | undefined => {
  if (!/^[\w-]*$/.test(text)) return undefined;
  try {
    return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
      letter.charCodeAt(0),
    );
  } catch {
    return undefined;
  }
};

const inflated = (bytes: Uint8Array): string | undefined => {
  const parts: Uint8Array[] = [];
  const got = { length: 0, isWhole: false };
  try {
    const inflate = new Inflate((part, isLast) => {
      got.length += part.length;
      if (got.length > mostBytes) throw new RangeError('too long');
      parts.push(part);
      got.isWhole = isLast;
    });
    // Piece by piece, so that what grows without end is left in time.
    for (let at = 0; at < bytes.length; at += 1024)
      inflate.push(bytes.subarray(at, at + 1024), at + 1024 >= bytes.length);
  } catch {
    return undefined;
  }
  if (!got.isWhole) return undefined;
  const whole = new Uint8Array(got.length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return new TextDecoder().decode(whole);
};

/** A text made small, in letters that a link can carry. */
export const packedText = (text: string): string =>
  textOfBytes(deflateSync(new TextEncoder().encode(text), { level: 9 }));

/** What was packed, or undefined for what is broken or too long. */
export const unpackedText = (packed: string): string | undefined => {
  const bytes = bytesOfText(packed);
  return bytes && inflated(bytes);
};
