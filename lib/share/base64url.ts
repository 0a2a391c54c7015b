const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

const values: ReadonlyMap<string, number> = new Map(
  Array.from(alphabet, (character, value) => [character, value]),
);

/** Characters that so many bytes take, without padding. */
export const charactersFor = (bytes: number): number => Math.ceil((bytes * 4) / 3);

/** True when every character is one that a link can hold without quoting. */
export const isBase64Url = (text: string): boolean => /^[A-Za-z0-9_-]*$/.test(text);

/** Bytes as base64url (RFC 4648, chapter 5) without padding. */
export const toBase64Url = (bytes: Uint8Array): string => {
  let text = '';
  for (let start = 0; start < bytes.length; start += 3) {
    const [high = 0, middle = 0, low = 0] = bytes.subarray(start, start + 3);
    const group = high * 65_536 + middle * 256 + low;
    for (let place = 0; place < charactersFor(Math.min(3, bytes.length - start)); place += 1)
      text += alphabet.charAt((group >>> (18 - 6 * place)) & 63);
  }
  return text;
};

/**
 * The bytes of a base64url text, or undefined when it is not the one way to write them: a foreign character,
 * padding, a length that no bytes have, or bits after the last byte that are not 0.
 */
export const fromBase64Url = (text: string): Uint8Array | undefined => {
  const bytes = new Uint8Array(Math.floor((text.length * 3) / 4));
  if (charactersFor(bytes.length) !== text.length) return undefined;
  let bits = 0;
  let held = 0;
  let at = 0;
  for (const character of text) {
    const value = values.get(character);
    if (value === undefined) return undefined;
    held = ((held << 6) | value) & 0xffff;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes[at] = (held >>> bits) & 255;
    at += 1;
  }
  return (held & ((1 << bits) - 1)) === 0 ? bytes : undefined;
};
