import { usePartsSoon } from '@/components/systems/use-parts-soon';
import type { SystemId } from '@/lib/systems/sheet';
import type { PartName } from '@/lib/systems/system';
import { useComputerSoon } from './table/use-computer-soon';

/** Parts of a game that the play table needs. */
export const matchParts: readonly PartName[] = ['match', 'play', 'odds'];

/**
 * Loads the rules of a game and a computer player once somebody is about to do something.
 * @param system undefined: of none
 * @param isNeeded something on the page can't go on without the rules
 */
export const useMatchesSoon = (
  system: SystemId | undefined,
  isNeeded: boolean,
): ReturnType<typeof usePartsSoon> => {
  useComputerSoon(system);
  return usePartsSoon(system, matchParts, isNeeded);
};
