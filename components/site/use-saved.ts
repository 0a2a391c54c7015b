'use client';

import { useEffect, useState } from 'react';
import { openRoster } from '@/lib/roster/open';
import type { SavedHero, SavedParty } from '@/lib/roster/roster';

interface Saved {
  readonly saved: readonly SavedHero[];
  readonly parties: readonly SavedParty[];
  /** They cannot be reached. */
  readonly problem: boolean;
}

const nothing: Pick<Saved, 'saved' | 'parties'> = { saved: [], parties: [] };

/** The heroes and parties that this device keeps; none until they are read. */
export const useSaved = (): Saved => {
  const [found, setFound] = useState<Saved>({ ...nothing, problem: false });
  useEffect(() => {
    let isHere = true;
    const read = async (): Promise<void> => {
      const roster = await openRoster();
      const contents = roster.ok ? await roster.value.contents() : roster;
      if (!isHere) return;
      if (!contents.ok) {
        setFound({ ...nothing, problem: true });
        return;
      }
      const { heroes, parties } = contents.value;
      setFound({ saved: heroes, parties, problem: false });
    };
    void read();
    return () => {
      isHere = false;
    };
  }, []);
  return found;
};
