'use client';

import { useEffect, useState } from 'react';
import { openRoster } from '@/lib/roster/open';
import type { SavedHero } from '@/lib/roster/roster';

interface Saved {
  readonly saved: readonly SavedHero[];
  /** They cannot be reached. */
  readonly problem: boolean;
}

/** The heroes that this device keeps; none until they are read. */
export const useSaved = (): Saved => {
  const [found, setFound] = useState<Saved>({ saved: [], problem: false });
  useEffect(() => {
    let isHere = true;
    const read = async (): Promise<void> => {
      const roster = await openRoster();
      const contents = roster.ok ? await roster.value.contents() : roster;
      if (!isHere) return;
      setFound(contents.ok ? { saved: contents.value.heroes, problem: false } : { saved: [], problem: true });
    };
    void read();
    return () => {
      isHere = false;
    };
  }, []);
  return found;
};
