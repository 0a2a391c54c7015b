import { firstSystem, systemIds } from '@/lib/systems/open';
import type { SystemId } from '@/lib/systems/sheet';

/** Where the rules of a game stand: those of the first one at /rules itself, all others below their ids. */
export const rulesPath = (system: SystemId, address = ''): string =>
  ['/rules', ...(system === firstSystem ? [] : [system]), ...(address === '' ? [] : [address])].join('/');

/** The game that a path below /rules belongs to, and what is left of the path. */
export const gameOfPath = (
  path: readonly string[],
): { readonly system: SystemId; readonly path: readonly string[] } => {
  const [first, ...rest] = path;
  return first !== undefined && first !== firstSystem && systemIds.includes(first)
    ? { system: first, path: rest }
    : { system: firstSystem, path };
};
