import { useEffect, useState } from 'react';
import { isOpen, open } from '@/lib/systems/open';
import type { SystemId } from '@/lib/systems/sheet';
import type { PartName } from '@/lib/systems/system';

/** State of a part that comes once something of it is wanted. */
export interface Coming {
  readonly isHere: boolean;
  /** It is on its way. */
  readonly isComing: boolean;
  /** It did not arrive. */
  readonly isMissing: boolean;
  readonly onRetry: () => void;
}

/** Opens a part of these games once it is wanted. */
export const usePart = (systems: readonly SystemId[], part: PartName, isWanted: boolean): Coming => {
  const [, setOpened] = useState(0);
  const [tries, setTries] = useState(0);
  const [failed, setFailed] = useState(-1);
  const key = systems.join(' ');
  const isHere = isOpen(systems, part);
  useEffect(() => {
    if (!isWanted || isHere) return;
    void open(key.split(' '), part).then(
      () => setOpened((before) => before + 1),
      () => setFailed(tries),
    );
  }, [isWanted, isHere, key, part, tries]);
  const isMissing = isWanted && !isHere && failed === tries;
  return {
    isHere,
    isComing: isWanted && !isHere && !isMissing,
    isMissing,
    onRetry: () => setTries((before) => before + 1),
  };
};
