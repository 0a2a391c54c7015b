'use client';

import { useCallback, useEffect, useState } from 'react';
import { openRoster } from '@/lib/roster/open';
import type { Roster, RosterContents, RosterProblem } from '@/lib/roster/roster';

/** Why the roster could not be read, and the way to try again. */
interface Trouble {
  readonly problem: RosterProblem;
  readonly retry: () => void;
}

/**
 * The roster on a page: loading, unavailable, or open with the entries of the last read. A failed reread keeps those
 * entries on screen.
 */
export type Opened =
  | { readonly state: 'opening' }
  | { readonly state: 'shut'; readonly trouble: Trouble }
  | {
      readonly state: 'open';
      readonly roster: Roster;
      readonly contents: RosterContents;
      readonly trouble?: Trouble;
    };

const opening: Opened = { state: 'opening' };

/** Opens the roster and follows its changes, made in this tab or another. */
export const useRoster = (): Opened => {
  const [attempt, setAttempt] = useState(0);
  const [opened, setOpened] = useState<Opened>(opening);
  const retry = useCallback(() => {
    setOpened((before) => (before.state === 'open' ? before : opening));
    setAttempt((before) => before + 1);
  }, []);

  useEffect(() => {
    let isHere = true;
    let asked = 0;
    let stop = (): void => undefined;
    const fail = (problem: RosterProblem): void => {
      const trouble = { problem, retry };
      if (isHere)
        setOpened((before) =>
          before.state === 'open' ? { ...before, trouble } : { state: 'shut', trouble },
        );
    };
    const show = async (roster: Roster): Promise<void> => {
      asked += 1;
      const mine = asked;
      const read = await roster.contents();
      // A slow answer to an earlier read must not replace a later one.
      if (!isHere || mine !== asked) return;
      if (read.ok) setOpened({ state: 'open', roster, contents: read.value });
      else fail(read.error);
    };
    const open = async (): Promise<void> => {
      const found = await openRoster();
      if (!found.ok) {
        fail(found.error);
        return;
      }
      if (!isHere) return;
      const roster = found.value;
      stop = roster.watch(() => void show(roster));
      await show(roster);
    };
    open().catch((thrown: unknown) =>
      fail({ problem: 'failed', says: thrown instanceof Error ? thrown.message : '' }),
    );
    return () => {
      isHere = false;
      stop();
    };
  }, [attempt, retry]);
  return opened;
};
