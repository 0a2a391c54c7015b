import { useCallback } from 'react';
import { useFirstTouch } from '@/components/site/use-first-touch';
import type { SystemId } from '@/lib/systems/sheet';
import { prepareComputer } from './computer-thread';

/** Has a computer ready for matches of a game once somebody is about to do something; undefined: of none. */
export const useComputerSoon = (system: SystemId | undefined): void => {
  const prepare = useCallback(() => {
    if (system !== undefined) prepareComputer(system);
  }, [system]);
  useFirstTouch(system === undefined ? undefined : prepare);
};
