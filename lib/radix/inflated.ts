import { Inflate } from 'fflate';

/** Bytes inflated at once: what grows without end is noticed in time. */
const piece = 1024;

/** Inflates bytes; undefined where they are broken or cut off, or come to more than `most` bytes. */
export const inflated = (bytes: Uint8Array, most: number): Uint8Array | undefined => {
  const parts: Uint8Array[] = [];
  const got = { length: 0, isWhole: false };
  try {
    const inflate = new Inflate((part, isLast) => {
      got.length += part.length;
      if (got.length > most) throw new RangeError('too long');
      parts.push(part);
      got.isWhole = isLast;
    });
    for (let at = 0; at < bytes.length; at += piece)
      inflate.push(bytes.subarray(at, at + piece), at + piece >= bytes.length);
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
  return whole;
};
