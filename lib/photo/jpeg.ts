/** Segments that say how to decode a JPEG; all others, from APP0 to comments, tell of camera, place and owner. */
const isNeeded = (marker: number): boolean => !(marker >= 0xe0 && marker <= 0xef) && marker !== 0xfe;

/**
 * A JPEG without Exif, profiles, previews and comments; its picture stays bit for bit. What is no JPEG comes back as
 * it is.
 */
export const plainJpeg = (bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> => {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return bytes;
  const parts: Uint8Array[] = [bytes.subarray(0, 2)];
  let at = 2;
  while (at + 4 <= bytes.length && bytes[at] === 0xff && bytes[at + 1] !== 0xda) {
    const end = at + 2 + (bytes[at + 2] ?? 0) * 256 + (bytes[at + 3] ?? 0);
    if (isNeeded(bytes[at + 1] ?? 0)) parts.push(bytes.subarray(at, end));
    at = end;
  }
  parts.push(bytes.subarray(at));
  const plain = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let to = 0;
  for (const part of parts) {
    plain.set(part, to);
    to += part.length;
  }
  return plain;
};
