'use client';

import dynamic from 'next/dynamic';
import { useCallback, useEffect, useState } from 'react';
import { useHasRooms } from '@/components/room/use-has-rooms';
import { nightPath } from '@/components/site/play-path';
import { KeptRow } from '@/components/ui/kept-row';
import { Panel } from '@/components/ui/panel';
import { companionMessages } from '@/lib/messages/companion';
import { openRoster } from '@/lib/roster/open';
import type { SavedText } from '@/lib/roster/roster';
import { forgetShared, isSharedHere } from './shared-here';

/** Loads with the first shared night. */
const SharedList = dynamic(() => import('./shared/shared-list').then((file) => file.SharedList));

const say = companionMessages.begun;

/** Game nights to continue or delete, shared ones first; nothing if there are none. */
export function SavedNights() {
  const hasShared = useHasRooms('night');
  return (
    <>
      {hasShared && <SharedList />}
      <OwnNights />
    </>
  );
}

function OwnNights() {
  const [nights, setNights] = useState<readonly SavedText[]>([]);
  const read = useCallback(async (): Promise<readonly SavedText[]> => {
    const roster = await openRoster();
    const found = roster.ok ? await roster.value.texts('game-night') : roster;
    return found.ok ? found.value.filter(({ id }) => !isSharedHere(id)) : [];
  }, []);
  useEffect(() => {
    let isHere = true;
    void read().then((found) => isHere && setNights(found));
    return () => {
      isHere = false;
    };
  }, [read]);
  const remove = async (id: string): Promise<void> => {
    const roster = await openRoster();
    if (roster.ok) await roster.value.removeText(id);
    forgetShared(id);
    setNights(await read());
  };
  if (nights.length === 0) return null;
  return (
    <Panel title={say.title}>
      <ul className="flex flex-col gap-1">
        {nights.map(({ id, name, changed }) => (
          <KeptRow
            key={id}
            href={nightPath(id)}
            label={say.resume(name)}
            changed={say.changed(changed)}
            removeLabel={say.remove(name)}
            onRemove={() => void remove(id)}
          />
        ))}
      </ul>
    </Panel>
  );
}
