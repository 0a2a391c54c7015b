import { useEffect, useState } from 'react';
import { openRoster } from '@/lib/roster/open';
import type { RosterContents } from '@/lib/roster/roster';

const none: Pick<RosterContents, 'heroes' | 'parties'> = { heroes: [], parties: [] };

/** The heroes and parties that this device keeps; none until they are read, or where they cannot be reached. */
export const useKeptHeroes = (): typeof none => {
  const [found, setFound] = useState(none);
  useEffect(() => {
    let isHere = true;
    void openRoster().then(async (roster) => {
      const contents = roster.ok ? await roster.value.contents() : roster;
      if (isHere && contents.ok) setFound(contents.value);
    });
    return () => {
      isHere = false;
    };
  }, []);
  return found;
};
