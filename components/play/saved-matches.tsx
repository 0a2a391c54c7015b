'use client';

import dynamic from 'next/dynamic';
import { useCallback, useEffect, useState } from 'react';
import { Panel } from '@/components/ui/panel';
import { playMessages } from '@/lib/messages/play';
import { openRoster } from '@/lib/roster/open';
import type { SavedHero, SavedMatch } from '@/lib/roster/roster';
import { useHasRooms } from '@/components/room/use-has-rooms';

const say = playMessages.saved;

/** Pictures of matches load when there are some. */
const SavedCard = dynamic(() => import('./saved/saved-card').then((file) => file.SavedCard));

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

function Cards({
  matches,
  saved,
  onRemove,
}: {
  readonly matches: readonly SavedMatch[];
  readonly saved: readonly SavedHero[];
  readonly onRemove: (id: string) => void;
}) {
  return (
    <ul className="grid gap-2 md:grid-cols-2 xl:grid-cols-3">
      {matches.map((match) => (
        <SavedCard key={match.id} match={match} saved={saved} onRemove={() => onRemove(match.id)} />
      ))}
    </ul>
  );
}

/** Matches to go on with, to look at again, or to throw away: the newest in sight. */
export function SavedMatches({
  matches,
  saved,
  onRemove,
}: {
  readonly matches: readonly SavedMatch[];
  /** Heroes of this device, for their photos. */
  readonly saved: readonly SavedHero[];
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
          <Cards matches={matches.slice(0, mostRecent)} saved={saved} onRemove={onRemove} />
        )}
        {older.length > 0 && (
          <details className="mt-2">
            <summary className="mb-2 min-h-6 font-semibold">{say.older(older.length)}</summary>
            <Cards matches={older} saved={saved} onRemove={onRemove} />
          </details>
        )}
      </Panel>
    </>
  );
}
