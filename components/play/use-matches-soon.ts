import { usePartsSoon } from '@/components/systems/use-parts-soon';
import type { SystemId } from '@/lib/systems/sheet';
import { matchParts } from './match-parts';
import { useComputerSoon } from './table/use-computer-soon';

/**
 * What plays matches of a game comes once somebody is about to do something: its rules, and a computer.
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
