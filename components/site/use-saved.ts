'use client';

import { startTransition, useEffect, useState } from 'react';
import { openRoster } from '@/lib/roster/open';
import type { SavedHero, SavedParty } from '@/lib/roster/roster';

export interface Saved {
  readonly saved: readonly SavedHero[];
  readonly parties: readonly SavedParty[];
  /** They have been looked for. */
  readonly isRead: boolean;
  /** They cannot be reached. */
  readonly problem: boolean;
}

const nothing: Saved = { saved: [], parties: [], isRead: false, problem: false };

/** The heroes and parties that this device keeps; none until they are read. */
export const useSaved = (): Saved => {
  const [found, setFound] = useState(nothing);
  useEffect(() => {
    let isHere = true;
    const read = async (): Promise<void> => {
      const roster = await openRoster();
      const contents = roster.ok ? await roster.value.contents() : roster;
      if (!isHere) return;
      startTransition(() =>
        setFound(
          contents.ok
            ? { ...nothing, saved: contents.value.heroes, parties: contents.value.parties, isRead: true }
            : { ...nothing, isRead: true, problem: true },
        ),
      );
    };
    void read();
    return () => {
      isHere = false;
    };
  }, []);
  return found;
};
