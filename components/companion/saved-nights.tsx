'use client';

import Link from 'next/link';
import { useCallback, useEffect, useState } from 'react';
import { nightPath } from '@/components/site/play-path';
import { RemoveButton } from '@/components/ui/button';
import { Panel } from '@/components/ui/panel';
import { companionMessages } from '@/lib/messages/companion';
import { openRoster } from '@/lib/roster/open';
import type { SavedText } from '@/lib/roster/roster';

const say = companionMessages.begun;

/** Game nights to go on with or to throw away; nothing where there are none. */
export function SavedNights() {
  const [nights, setNights] = useState<readonly SavedText[]>([]);
  const read = useCallback(async (): Promise<readonly SavedText[]> => {
    const roster = await openRoster();
    const found = roster.ok ? await roster.value.texts('game-night') : roster;
    return found.ok ? found.value : [];
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
    setNights(await read());
  };
  if (nights.length === 0) return null;
  return (
    <Panel title={say.title}>
      <ul className="flex flex-col gap-1">
        {nights.map(({ id, name, changed }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-2 border-b border-line last:border-0">
            <Link
              href={nightPath(id)}
              prefetch={false}
              className="min-w-0 flex-1 basis-40 py-2 font-semibold underline"
            >
              {say.resume(name)}
            </Link>
            <span className="text-sm text-muted">{say.changed(changed)}</span>
            <RemoveButton label={say.remove(name)} onRemove={() => void remove(id)} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
