'use client';

import Link from 'next/link';
import { useCallback, useEffect, useState } from 'react';
import { RemoveButton } from '@/components/ui/button';
import { Panel } from '@/components/ui/panel';
import { playMessages } from '@/lib/messages/play';
import { openRoster } from '@/lib/roster/open';
import type { SavedMatch } from '@/lib/roster/roster';
import { matchPath } from '@/components/site/play-path';

const say = playMessages.saved;

/** The matches of this device, the newest first; undefined until they are read. */
export const useMatches = () => {
  const [matches, setMatches] = useState<readonly SavedMatch[]>();
  const read = useCallback(async (): Promise<void> => {
    const roster = await openRoster();
    const found = roster.ok ? await roster.value.matches() : roster;
    if (found.ok) setMatches(found.value);
  }, []);
  useEffect(() => {
    let isHere = true;
    void openRoster().then(async (roster) => {
      const found = roster.ok ? await roster.value.matches() : roster;
      if (isHere && found.ok) setMatches(found.value);
    });
    return () => {
      isHere = false;
    };
  }, []);
  const remove = async (id: string): Promise<void> => {
    const roster = await openRoster();
    if (roster.ok) await roster.value.removeMatch(id);
    await read();
  };
  return { matches, remove };
};

/** Matches to go on with, to look at again, or to throw away. */
export function SavedMatches({
  matches,
  onRemove,
}: {
  readonly matches: readonly SavedMatch[];
  readonly onRemove: (id: string) => void;
}) {
  return (
    <Panel title={say.title}>
      {matches.length === 0 ? (
        <p className="text-muted">{say.none}</p>
      ) : (
        <ul className="flex flex-col gap-1">
          {matches.map(({ id, name, isOver, changed }) => (
            <li key={id} className="flex items-center gap-2 border-b border-line last:border-0">
              <Link
                href={matchPath(id)}
                prefetch={false}
                className="min-w-0 flex-1 py-2 font-semibold underline"
              >
                {isOver ? say.watch(name) : say.resume(name)}
              </Link>
              <span className="text-sm text-muted">{say.changed(changed)}</span>
              <RemoveButton label={say.remove(name)} onRemove={() => onRemove(id)} />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
