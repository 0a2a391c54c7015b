import type { Path } from '../issue';
import { stir } from './chance';

/** Data that isn't plain, such as NaN, a function or a class: a fault of the rules. `path` says where. */
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

/** Fault of a value that is neither a list nor a plain object; undefined if there is none. */
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

/** @param path where the value stands; used again for what stands within it */
const textOf = (value: unknown, path: (string | number)[]): string => {
  if (path.length > mostDepth) throw new PlainDataError(path.slice(0, 8), 'nested too deeply');
  if (typeof value === 'string') return JSON.stringify(value);
  if (Array.isArray(value)) return listText(value, path);
  const fault = faultOf(value);
  if (fault !== undefined) throw new PlainDataError([...path], fault);
  return typeof value === 'object' && value !== null ? objectText(value, path) : String(value);
};

const listText = (list: readonly unknown[], path: (string | number)[]): string => {
  let text = '[';
  for (let at = 0; at < list.length; at += 1) {
    path.push(at);
    text += at === 0 ? textOf(list[at], path) : `,${textOf(list[at], path)}`;
    path.pop();
  }
  return `${text}]`;
};

const objectText = (object: object, path: (string | number)[]): string => {
  const record = object as Readonly<Record<string, unknown>>;
  let text = '';
  for (const key of Object.keys(record).sort()) {
    const field = record[key];
    if (field === undefined) continue;
    path.push(key);
    text += `${text === '' ? '' : ','}${JSON.stringify(key)}:${textOf(field, path)}`;
    path.pop();
  }
  return `{${text}}`;
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

/** First number of a value in its hash, so that "1", 1 and [1] differ. */
const begins = { null: 1, false: 2, true: 3, whole: 4, real: 5, text: 6, list: 7, object: 8 } as const;

/** Hashes of short texts, which are keys and names and come again and again. */
const known = new Map<string, readonly [number, number]>();
const mostKnown = 10_000;
const longestKnown = 60;

const real = new Float64Array(1);
const words = new Uint32Array(real.buffer);

/** Thrown without a path; the caller finds it. */
class NotPlain extends Error {}

/** The two halves of a hash. One for a whole value: each part is written over the one before, once that was used. */
interface Halves {
  first: number;
  second: number;
}

const hashText = (text: string, into: Halves): void => {
  const found = known.get(text);
  if (found) {
    into.first = found[0];
    into.second = found[1];
    return;
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
  into.first = a;
  into.second = b;
};

const hashNumber = (value: number, into: Halves): void => {
  const whole = value | 0;
  if (whole === value) {
    into.first = stir(begins.whole, whole);
    into.second = stirOther(begins.whole, whole);
    return;
  }
  if (!Number.isFinite(value)) throw new NotPlain();
  real[0] = value;
  const [low = 0, high = 0] = words;
  into.first = stir(stir(begins.real, low), high);
  into.second = stirOther(stirOther(begins.real, low), high);
};

const hashList = (list: readonly unknown[], depth: number, into: Halves): void => {
  let a = stir(begins.list, list.length);
  let b = stirOther(begins.list, list.length);
  for (const item of list) {
    hashAny(item, depth, into);
    a = stir(a, into.first);
    b = stirOther(b, into.second);
  }
  into.first = a;
  into.second = b;
};

/** Field hashes are added, so order doesn't matter and nothing is sorted. */
const hashObject = (object: object, depth: number, into: Halves): void => {
  if (faultOf(object) !== undefined) throw new NotPlain();
  const record = object as Readonly<Record<string, unknown>>;
  let a = 0;
  let b = 0;
  for (const key of Object.keys(record)) {
    const field = record[key];
    if (field === undefined) continue;
    hashText(key, into);
    const { first, second } = into;
    hashAny(field, depth, into);
    a = (a + stir(first, into.first)) | 0;
    b = (b + stirOther(second, into.second)) | 0;
  }
  into.first = stir(begins.object, a);
  into.second = stirOther(begins.object, b);
};

const hashWord = (begin: number, into: Halves): void => {
  into.first = stir(begin, 0);
  into.second = stirOther(begin, 0);
};

const hashAny = (value: unknown, depth: number, into: Halves): void => {
  switch (typeof value) {
    case 'number':
      hashNumber(value, into);
      return;
    case 'string':
      hashText(value, into);
      return;
    case 'boolean':
      hashWord(value ? begins.true : begins.false, into);
      return;
    case 'object':
      if (value === null) hashWord(begins.null, into);
      else if (depth === 0) throw new NotPlain();
      else if (Array.isArray(value)) hashList(value, depth - 1, into);
      else hashObject(value, depth - 1, into);
      return;
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
    const halves: Halves = { first: 0, second: 0 };
    hashAny(value, mostDepth, halves);
    return hex(halves.first) + hex(halves.second);
  } catch (error) {
    if (error instanceof NotPlain) canonicalText(value);
    throw error;
  }
};
