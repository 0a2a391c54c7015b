import type { Path } from '../issue';
import { stir } from './chance';

/** Something that is no plain data, such as NaN, a function or a class: a fault of the rules. `path` says where. */
export class PlainDataError extends Error {
  readonly path: Path;

  constructor(path: Path, what: string) {
    const place = path.map((key) => (typeof key === 'number' ? `[${key}]` : `.${key}`)).join('');
    super(`${place === '' ? 'The whole' : place} is ${what}, which is no plain data.`);
    this.path = path;
  }
}

/** Levels of nesting; what goes deeper goes in circles. */
const mostDepth = 200;

/** Names what is wrong with a value that is neither a list nor an object of plain data; undefined if nothing is. */
const faultOf = (value: unknown): string | undefined => {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return undefined;
    case 'number':
      return Number.isFinite(value) ? undefined : String(value);
    case 'object': {
      if (value === null) return undefined;
      const made: unknown = Object.getPrototypeOf(value);
      if (made === Object.prototype || made === null) return undefined;
      return value instanceof Object ? `a ${value.constructor.name}` : 'an object of a class';
    }
    case 'bigint':
    case 'function':
    case 'symbol':
    case 'undefined':
      return `a ${typeof value}`.replace('a undefined', 'undefined');
  }
};

const textOf = (value: unknown, path: Path): string => {
  if (path.length > mostDepth) throw new PlainDataError(path.slice(0, 8), 'nested too deeply');
  if (Array.isArray(value))
    return `[${Array.from(value, (item, index) => textOf(item, [...path, index])).join(',')}]`;
  const fault = faultOf(value);
  if (fault !== undefined) throw new PlainDataError(path, fault);
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value)
    .filter(([, field]) => field !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, field]) => `${JSON.stringify(key)}:${textOf(field, [...path, key])}`);
  return `{${fields.join(',')}}`;
};

/**
 * Plain data as text, the same for equal data: keys sorted, fields that are undefined left out as JSON does.
 * @throws PlainDataError for what JSON would lose or change
 */
export const canonicalText = (value: unknown): string => textOf(value, []);

/** The steps of `stir` with other numbers: the second half of a hash. */
const stirOther = (a: number, b: number): number => {
  let h = (a ^ Math.imul(b, 0x85ebca77)) | 0;
  h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d);
  h = Math.imul(h ^ (h >>> 12), 0x297a2d39);
  return (h ^ (h >>> 15)) | 0;
};

/** What a value begins with in its hash, so that "1", 1 and [1] differ. */
const begins = { null: 1, false: 2, true: 3, whole: 4, real: 5, text: 6, list: 7, object: 8 } as const;

/** Hashes of short texts, which are keys and names and come again and again. */
const known = new Map<string, readonly [number, number]>();
const mostKnown = 10_000;
const longestKnown = 60;

const real = new Float64Array(1);
const words = new Uint32Array(real.buffer);

/** Thrown without a path; whoever began finds it. */
class NotPlain extends Error {}

/** The second half of the hash whose first half a function has just given back. */
let other = 0;

const hashText = (text: string): number => {
  const found = known.get(text);
  if (found) {
    other = found[1];
    return found[0];
  }
  let a = stir(begins.text, text.length);
  let b = stirOther(begins.text, text.length);
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    a = stir(a, code);
    b = stirOther(b, code);
  }
  if (text.length <= longestKnown) {
    if (known.size >= mostKnown) known.clear();
    known.set(text, [a, b]);
  }
  other = b;
  return a;
};

const hashNumber = (value: number): number => {
  const whole = value | 0;
  if (whole === value) {
    other = stirOther(begins.whole, whole);
    return stir(begins.whole, whole);
  }
  if (!Number.isFinite(value)) throw new NotPlain();
  real[0] = value;
  const [low = 0, high = 0] = words;
  other = stirOther(stirOther(begins.real, low), high);
  return stir(stir(begins.real, low), high);
};

const hashList = (list: readonly unknown[], depth: number): number => {
  let a = stir(begins.list, list.length);
  let b = stirOther(begins.list, list.length);
  for (const item of list) {
    a = stir(a, hashAny(item, depth));
    b = stirOther(b, other);
  }
  other = b;
  return a;
};

/** Fields are added up, so that their order does not matter and nothing needs to be sorted. */
const hashObject = (object: object, depth: number): number => {
  if (faultOf(object) !== undefined) throw new NotPlain();
  const record = object as Readonly<Record<string, unknown>>;
  let a = 0;
  let b = 0;
  for (const key of Object.keys(record)) {
    const field = record[key];
    if (field === undefined) continue;
    const keyA = hashText(key);
    const keyB = other;
    a = (a + stir(keyA, hashAny(field, depth))) | 0;
    b = (b + stirOther(keyB, other)) | 0;
  }
  other = stirOther(begins.object, b);
  return stir(begins.object, a);
};

const hashAny = (value: unknown, depth: number): number => {
  switch (typeof value) {
    case 'number':
      return hashNumber(value);
    case 'string':
      return hashText(value);
    case 'boolean': {
      const begin = value ? begins.true : begins.false;
      other = stirOther(begin, 0);
      return stir(begin, 0);
    }
    case 'object':
      if (value === null) {
        other = stirOther(begins.null, 0);
        return stir(begins.null, 0);
      }
      if (depth === 0) throw new NotPlain();
      return Array.isArray(value) ? hashList(value, depth - 1) : hashObject(value, depth - 1);
    case 'bigint':
    case 'function':
    case 'symbol':
    case 'undefined':
      throw new NotPlain();
  }
};

const hex = (half: number): string => (half >>> 0).toString(16).padStart(8, '0');

/**
 * 64 bits over every field of plain data, as 16 hexadecimal digits: the same for data whose canonical text is the same.
 * Good against chance, not against intent.
 * @throws PlainDataError as `canonicalText` does
 */
export const hashOf = (value: unknown): string => {
  try {
    const first = hashAny(value, mostDepth);
    return hex(first) + hex(other);
  } catch (error) {
    if (error instanceof NotPlain) canonicalText(value);
    throw error;
  }
};
