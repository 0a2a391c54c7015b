const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** By the code of each ASCII character; 64 if it isn't one of ours. */
const values = new Uint8Array(128).fill(64);
Array.from(alphabet).forEach((character, value) => {
  values[character.charCodeAt(0)] = value;
});

/** Characters for this many bytes, without padding. */
export const charactersFor = (bytes: number): number => Math.ceil((bytes * 4) / 3);

/** True when every character is one that a link can hold without quoting. */
export const isBase64Url = (text: string): boolean => /^[A-Za-z0-9_-]*$/.test(text);

/** Bytes as base64url (RFC 4648, chapter 5) without padding. */
export const toBase64Url = (bytes: Uint8Array): string => {
  let text = '';
  for (let start = 0; start < bytes.length; start += 3) {
    const group = ((bytes[start] ?? 0) << 16) | ((bytes[start + 1] ?? 0) << 8) | (bytes[start + 2] ?? 0);
    text += alphabet.charAt(group >>> 18) + alphabet.charAt((group >>> 12) & 63);
    text += alphabet.charAt((group >>> 6) & 63) + alphabet.charAt(group & 63);
  }
  return text.slice(0, charactersFor(bytes.length));
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
  for (let place = 0; place < text.length; place += 1) {
    const value = values[text.charCodeAt(place)] ?? 64;
    if (value === 64) return undefined;
    held = ((held << 6) | value) & 0xffff;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes[at] = (held >>> bits) & 255;
    at += 1;
  }
  return (held & ((1 << bits) - 1)) === 0 ? bytes : undefined;
};

/** CRC-32 of ISO 3309 (polynomial 0x04C11DB7, reflected): every change within 32 neighbouring bits alters it. */
const crc32Table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte;
  for (let bit = 0; bit < 8; bit += 1) rest = rest & 1 ? (rest >>> 1) ^ 0xedb8_8320 : rest >>> 1;
  return rest;
});

export const crc32 = (bytes: Uint8Array): number => {
  let rest = 0xffff_ffff;
  for (const byte of bytes) rest = (rest >>> 8) ^ (crc32Table[(rest ^ byte) & 255] ?? 0);
  return (rest ^ 0xffff_ffff) >>> 0;
};
