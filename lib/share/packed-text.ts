import { deflateSync } from 'fflate';
import { inflated } from '../radix/inflated';

/** Bytes of the longest text in a link; a longer one is refused. */
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

/** A text made small, in letters that a link can carry. */
export const packedText = (text: string): string =>
  textOfBytes(deflateSync(new TextEncoder().encode(text), { level: 9 }));

/** Text that was packed, or undefined if it is broken or too long. */
export const unpackedText = (packed: string): string | undefined => {
  const bytes = bytesOfText(packed);
  const text = bytes && inflated(bytes, mostBytes);
  return text && new TextDecoder().decode(text);
};
