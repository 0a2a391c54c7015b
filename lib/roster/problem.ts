import type { RosterProblem } from './roster';

/** Nested errors: Dexie wraps what the browser threw. */
const namesOf = (thrown: unknown): readonly string[] => {
  const names: string[] = [];
  let error = thrown;
  for (let depth = 0; depth < 8 && typeof error === 'object' && error !== null; depth += 1) {
    const { name, inner, failures } = error as { name?: unknown; inner?: unknown; failures?: unknown };
    if (typeof name === 'string') names.push(name);
    error = inner ?? (Array.isArray(failures) ? (failures[0] as unknown) : undefined);
  }
  return names;
};

/** Meaning of a failure of the browser's database for the player. */
export const problemOf = (thrown: unknown): RosterProblem => {
  const names = namesOf(thrown);
  const has = (...some: readonly string[]): boolean => some.some((name) => names.includes(name));
  if (has('NoAnswer')) return { problem: 'no-answer' };
  if (has('QuotaExceededError')) return { problem: 'full' };
  if (has('VersionError', 'DatabaseClosedError')) return { problem: 'newer' };
  // Firefox answers InvalidStateError where private windows keep nothing.
  if (has('MissingAPIError', 'SecurityError', 'InvalidStateError')) return { problem: 'unavailable' };
  return { problem: 'failed', says: thrown instanceof Error ? thrown.message : String(thrown) };
};

/** Says a thrown failure as data. */
export const attempt = async <T>(
  run: () => PromiseLike<T>,
): Promise<
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: RosterProblem }
> => {
  try {
    return { ok: true, value: await run() };
  } catch (thrown) {
    return { ok: false, error: problemOf(thrown) };
  }
};
