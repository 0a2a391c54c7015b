import * as z from 'zod/mini';

/** An object of a file. */
export type Json = Readonly<Record<string, unknown>>;

const codePoints = (text: string): number => Array.from(text).length;

/** True for text without half characters (lone surrogates), which no file or link can carry. */
const isWellFormed = (text: string): boolean =>
  !/[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/.test(text);

export const nameLimit = 80;
export const textLimit = 2000;

const zUnicode = z.string().check(z.refine(isWellFormed, { params: { problem: 'broken-text' } }));

/** A name: 1 to 80 code points. */
export const zName = zUnicode.check(
  z.refine((text) => text !== '', { params: { problem: 'empty' } }),
  z.refine((text) => codePoints(text) <= nameLimit, { params: { problem: 'too-long', limit: nameLimit } }),
);

/** Any other text: up to 2,000 code points. */
export const zText = zUnicode.check(
  z.refine((text) => codePoints(text) <= textLimit, { params: { problem: 'too-long', limit: textLimit } }),
);

const key = '__proto__';

/** Such a key as an own one, without asking the prototype. */
const ownProto = (value: object): PropertyDescriptor | undefined =>
  Object.getOwnPropertyDescriptor(value, key);

const mended = (json: unknown, read: unknown): unknown => {
  if (json === read || typeof json !== 'object' || typeof read !== 'object' || !json || !read) return read;
  if (Array.isArray(json) || Array.isArray(read)) {
    if (!Array.isArray(json) || !Array.isArray(read)) return read;
    const entries: readonly unknown[] = read.map((entry, at) => mended(json[at], entry));
    return entries.some((entry, at) => entry !== read[at]) ? entries : read;
  }
  const from = json as Readonly<Record<string, unknown>>;
  const entries = Object.entries(read).map(
    ([name, entry]) => [name, entry, Object.hasOwn(from, name) ? mended(from[name], entry) : entry] as const,
  );
  const lost = ownProto(read) ? undefined : ownProto(json);
  if (!lost && entries.every(([, before, after]) => before === after)) return read;
  return Object.fromEntries([
    ...entries.map(([name, , after]) => [name, after] as const),
    ...(lost ? [[key, lost.value] as const] : []),
  ]);
};

/**
 * Parsed JSON with the keys called `__proto__` that every schema drops: unknown keys of a file stay, whatever their
 * names. The same object if there are none.
 */
export const withProtoKeys = <Read>(json: unknown, read: Read): Read => mended(json, read) as Read;

/** A type with every property and list read-only, all the way down. */
export type DeepReadonly<T> = T extends (infer Item)[]
  ? readonly DeepReadonly<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]: DeepReadonly<T[Key]> }
    : T;
