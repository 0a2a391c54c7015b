'use client';

import { useEffect, useState } from 'react';
import { type KeptMap, mapPath, ownMaps } from '@/components/site/own-maps';
import { KeptRow } from '@/components/ui/kept-row';
import { Notice } from '@/components/ui/notice';
import { Panel } from '@/components/ui/panel';
import { mapsMessages } from '@/lib/messages/maps';
import { messages } from '@/lib/messages/index';
import type { Result } from '@/lib/result';
import { openRoster } from '@/lib/roster/open';
import type { RosterProblem } from '@/lib/roster/roster';
import { gameName } from '@/lib/systems/open';

const say = mapsMessages.saved;

/** The maps of this device, to be opened or thrown away. */
export function SavedMaps() {
  const [found, setFound] = useState<Result<readonly KeptMap[], RosterProblem>>();
  useEffect(() => {
    let isHere = true;
    void ownMaps().then((maps) => isHere && setFound(maps));
    return () => {
      isHere = false;
    };
  }, []);
  const remove = async (id: string): Promise<void> => {
    const roster = await openRoster();
    if (roster.ok) await roster.value.removeText(id);
    setFound(await ownMaps());
  };
  if (!found) return null;
  return (
    <Panel title={say.title}>
      {!found.ok && <Notice tone="warning">{say.cannot(messages.roster.problem(found.error))}</Notice>}
      {found.ok && found.value.length === 0 && <p className="text-muted">{say.none}</p>}
      {found.ok && found.value.length > 0 && (
        <ul className="flex flex-col gap-1">
          {found.value.map(({ id, name, system, changed }) => (
            <KeptRow
              key={id}
              href={mapPath(id)}
              label={say.open(name, gameName(system))}
              changed={say.changed(changed)}
              removeLabel={say.remove(name)}
              onRemove={() => void remove(id)}
            />
          ))}
        </ul>
      )}
    </Panel>
  );
}
