'use client';

import dynamic from 'next/dynamic';
import { useCallback, useEffect, useState } from 'react';
import { KeptRow } from '@/components/ui/kept-row';
import { Panel } from '@/components/ui/panel';
import { playMessages } from '@/lib/messages/play';
import { openRoster } from '@/lib/roster/open';
import type { SavedMatch } from '@/lib/roster/roster';
import { matchPath } from '@/components/site/play-path';
import { useHasRooms } from '@/components/room/use-has-rooms';

const say = playMessages.saved;

const RoomList = dynamic(() => import('./room/room-list').then((file) => file.RoomList), {
  loading: () => null,
});

/**
 * The matches of this device, the newest first: undefined until they are read, and none where they can't be. `hasAny`
 * counts those with a friend, too.
 */
export const useMatches = () => {
  const [matches, setMatches] = useState<readonly SavedMatch[]>();
  const withFriends = useHasRooms('match');
  const read = useCallback(async (): Promise<void> => {
    const roster = await openRoster();
    const found = roster.ok ? await roster.value.matches() : roster;
    if (found.ok) setMatches(found.value);
  }, []);
  useEffect(() => {
    let isHere = true;
    void openRoster().then(async (roster) => {
      const found = roster.ok ? await roster.value.matches() : roster;
      if (isHere) setMatches(found.ok ? found.value : []);
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
  return { matches, hasAny: (matches ?? []).length > 0 || withFriends, remove };
};

/** More than these are folded away. */
const mostRecent = 3;

function Rows({
  matches,
  onRemove,
}: {
  readonly matches: readonly SavedMatch[];
  readonly onRemove: (id: string) => void;
}) {
  return (
    <ul className="flex flex-col gap-1">
      {matches.map(({ id, name, isOver, changed }) => (
        <KeptRow
          key={id}
          href={matchPath(id)}
          label={isOver ? say.watch(name) : say.resume(name)}
          changed={say.changed(changed)}
          removeLabel={say.remove(name)}
          onRemove={() => onRemove(id)}
        />
      ))}
    </ul>
  );
}

/** Matches to go on with, to look at again, or to throw away: the newest in sight. */
export function SavedMatches({
  matches,
  onRemove,
}: {
  readonly matches: readonly SavedMatch[];
  readonly onRemove: (id: string) => void;
}) {
  const older = matches.slice(mostRecent);
  return (
    <>
      {useHasRooms('match') && <RoomList />}
      <Panel title={say.title}>
        {matches.length === 0 ? (
          <p className="text-muted">{say.none}</p>
        ) : (
          <Rows matches={matches.slice(0, mostRecent)} onRemove={onRemove} />
        )}
        {older.length > 0 && (
          <details className="mt-2">
            <summary className="min-h-6 font-semibold">{say.older(older.length)}</summary>
            <Rows matches={older} onRemove={onRemove} />
          </details>
        )}
      </Panel>
    </>
  );
}
