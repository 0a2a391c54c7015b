import type { ChoiceReader, ChoiceWriter } from './choices';
import { readText, writeText } from './text';
import { weighted, type Weights } from './natural';

/** How a value is written as choices, and read back the same. */
export interface Coding<T> {
  readonly write: (to: ChoiceWriter, value: T) => void;
  readonly read: (from: ChoiceReader) => T;
}

/** Yes or no; equally likely, or with these weights of no and yes. */
export const flag = (no = 1, yes = 1): Coding<boolean> => {
  const weights = weighted([no, yes]);
  return {
    write: (to, value) => to.pick(value ? 1 : 0, weights),
    read: (from) => from.pick(weights) === 1,
  };
};

/** A text that may be empty, of up to `most` characters (Unicode code points). */
export const text = (most: number): Coding<string> => ({
  write: (to, value) => writeText(to, value, most),
  read: (from) => readText(from, most),
});

/** A text of at least one character. */
export const name = (most: number): Coding<string> => ({
  write: (to, value) => {
    if (value === '') to.refuse('no-name');
    writeText(to, value, most);
  },
  read: (from) => {
    const value = readText(from, most);
    if (value === '') from.fail('damaged');
    return value;
  },
});

/**
 * One entry of a list that is only ever appended to. Its room is larger than the list: a place without an entry
 * was written by a later version.
 */
export const entryOf = <T>(entries: readonly T[], room: number): Coding<T> => {
  const places = new Map(entries.map((entry, place) => [entry, place]));
  return {
    write: (to, value) => to.choose(places.get(value) ?? room, room),
    read: (from) => {
      const entry = entries[from.choose(room)];
      if (entry !== undefined) return entry;
      from.fail('newer');
      return entries[0] as T;
    },
  };
};

/** A value that may be absent; with the weights of absence and presence. */
export const optional = <T>(coding: Coding<T>, absent = 1, present = 1): Coding<T | undefined> => {
  const presence = flag(absent, present);
  return {
    write: (to, value) => {
      presence.write(to, value !== undefined);
      if (value !== undefined) coding.write(to, value);
    },
    read: (from) => (presence.read(from) ? coding.read(from) : undefined),
  };
};

/** A list, led by its length; `lengths` has a weight for every length that there may be. */
export const listOf = <T>(item: Coding<T>, lengths: Weights): Coding<readonly T[]> => ({
  write: (to, values) => {
    to.pick(values.length, lengths);
    for (const value of values) item.write(to, value);
  },
  read: (from) => Array.from({ length: from.pick(lengths) }, () => item.read(from)),
});

type Keyed = Readonly<Record<string, unknown>>;

const readJson = (json: string): unknown => {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
};

const writeJson = (value: unknown): string | undefined => {
  try {
    return JSON.stringify(value);
  } catch {
    return undefined;
  }
};

const isKeyed = (value: unknown): value is Keyed =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Extra keys that have a shorter form than JSON. */
export interface PackedExtras {
  readonly keys: readonly string[];
  /** Whether the object has these keys, and the shorter form gives them back as they are. */
  readonly holds: (value: object) => boolean;
  readonly coding: Coding<object>;
}

/**
 * Unknown keys of an object, as JSON; nearly free when there are none. An empty text, which is not JSON, means that
 * packed keys come first, then the unknown ones.
 */
export const extrasBeside = (knownKeys: readonly string[], packed?: PackedExtras): Coding<object> => {
  const known = new Set(knownKeys);
  const presence = flag(255, 1);
  const beside = (): Coding<object> => extrasBeside([...knownKeys, ...(packed?.keys ?? [])]);
  return {
    write: (to, value) => {
      if (Object.keys(value).every((key) => known.has(key))) {
        presence.write(to, false);
        return;
      }
      if (packed?.holds(value)) {
        presence.write(to, true);
        writeText(to, '', Infinity);
        packed.coding.write(to, value);
        beside().write(to, value);
        return;
      }
      const pairs = Object.entries(value).filter(([key, extra]) => !known.has(key) && extra !== undefined);
      presence.write(to, pairs.length > 0);
      if (pairs.length === 0) return;
      const json = writeJson(Object.fromEntries(pairs));
      if (json === undefined) to.refuse('over-limit');
      else writeText(to, json, Infinity);
    },
    read: (from) => {
      if (!presence.read(from)) return {};
      const json = readText(from, Infinity);
      if (json === '' && packed) return { ...packed.coding.read(from), ...beside().read(from) };
      const extras = readJson(json);
      if (isKeyed(extras) && !Object.keys(extras).some((key) => known.has(key))) return extras;
      from.fail('damaged');
      return {};
    },
  };
};
