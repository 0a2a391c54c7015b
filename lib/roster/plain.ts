const chunk = 0x8000;

/** Bytes as Base64 with its closing `=`. */
export const base64Of = (bytes: Uint8Array): string => {
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += chunk) {
    parts.push(String.fromCharCode(...bytes.subarray(at, at + chunk)));
  }
  return btoa(parts.join(''));
};

/** The bytes behind Base64, or undefined if the text isn't Base64. */
export const bytesOf = (text: string): Uint8Array<ArrayBuffer> | undefined => {
  let letters: string;
  try {
    letters = atob(text);
  } catch {
    return undefined;
  }
  const bytes = new Uint8Array(letters.length);
  for (let at = 0; at < letters.length; at += 1) bytes[at] = letters.charCodeAt(at);
  return bytes;
};

/** Nothing that Pipsmith stores is nested deeper. */
const deepest = 20;

const bytesIn = (value: object): Uint8Array | undefined => {
  if (value instanceof ArrayBuffer) return new Uint8Array(value);
  return ArrayBuffer.isView(value)
    ? new Uint8Array(value.buffer, value.byteOffset, value.byteLength)
    : undefined;
};

const plain = (value: unknown, within: readonly object[]): unknown => {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return value;
    case 'number':
      return Number.isFinite(value) ? value : null;
    case 'bigint':
      return String(value);
    case 'undefined':
    case 'symbol':
    case 'function':
      return undefined;
    case 'object':
      break;
  }
  if (value === null || within.length === deepest || within.includes(value)) return null;
  const inner = [...within, value];
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? null : value.toISOString();
  const bytes = bytesIn(value);
  if (bytes) return base64Of(bytes);
  if (value instanceof Map || value instanceof Set)
    return [...value].map((entry) => plain(entry, inner) ?? null);
  // Not by its length, which a list with gaps may say as it likes.
  if (Array.isArray(value)) return Object.values(value).map((entry) => plain(entry, inner) ?? null);
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, entry]) => {
      const kept = plain(entry, inner);
      return kept === undefined ? [] : [[key, kept]];
    }),
  );
};

/**
 * Stored values as JSON: bytes as Base64, moments as ISO 8601. Anything that contains itself, or is nested
 * too deeply, becomes null. Never throws.
 */
export const plainOf = (stored: unknown): unknown => plain(stored, []);
