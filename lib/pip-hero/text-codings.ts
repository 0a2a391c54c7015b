import { name, optional, type Coding } from '../radix/coding';
import { weighted } from '../radix/weights';

/** Lengths of a list of up to `most`: usually a few. Frozen, as all here: codes made with it are read for ever. */
export const few = (most: number) =>
  weighted(Array.from({ length: most + 1 }, (_, count) => (count <= 5 ? 16 : 1)));

/** Lengths of a list of up to `most`: usually nothing. */
export const seldom = (most: number) =>
  weighted(Array.from({ length: most + 1 }, (_, count) => (count === 0 ? 96 : count <= 5 ? 8 : 1)));

/** A text of up to `most` characters that is left out when it is empty; with the weights of absence and presence. */
export const textOrNone = (most: number, absent: number, present: number): Coding<string> => {
  const coding = nameOrNone(most, absent, present);
  return { write: coding.write, read: (from) => coding.read(from) ?? '' };
};

/** A name that may be left out; an empty one, as a half-filled form has it, is none. */
export const nameOrNone = (most: number, absent: number, present: number): Coding<string | undefined> => {
  const coding = optional(name(most), absent, present);
  return {
    write: (to, value) => coding.write(to, value === '' ? undefined : value),
    read: coding.read,
  };
};
