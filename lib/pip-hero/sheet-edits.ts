import type * as z from 'zod/mini';

/** The same list where there is nothing at the place, or the change changes nothing. */
export const replaceAt = <T>(list: readonly T[], index: number, change: (item: T) => T): readonly T[] => {
  const item = list[index];
  if (item === undefined) return list;
  const changed = change(item);
  return changed === item ? list : list.map((old, at) => (at === index ? changed : old));
};

export const removeAt = <T>(list: readonly T[], index: number): readonly T[] =>
  index in list ? list.filter((_, at) => at !== index) : list;

/** The same list where it is full. */
export const append = <T>(list: readonly T[], item: T, limit: number): readonly T[] =>
  list.length < limit ? [...list, item] : list;

/** A copy without the keys that hold nothing, as a file has it. */
export const compact = <T extends object>(value: T): T =>
  Object.fromEntries(Object.entries(value).filter(([, entry]) => entry !== undefined)) as T;

/** The new entry with what the file says of the old one that the game does not know. */
export const keepingUnknown = <T extends object>(old: object, entry: T, known: object): T => {
  const unknown = Object.entries(old).filter(([key]) => !(key in known));
  return compact({ ...entry, ...Object.fromEntries(unknown) });
};

/** Whether an edited value could still stand in a file. */
export const fits = (schema: z.ZodMiniType, value: unknown): boolean => schema.safeParse(value).success;
