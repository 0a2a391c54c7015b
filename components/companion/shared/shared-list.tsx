import { useState } from 'react';
import { forgetRoom, keptRooms } from '@/components/room/kept-rooms';
import { sharedNightPath } from '@/components/site/play-path';
import { KeptRow } from '@/components/ui/kept-row';
import { Panel } from '@/components/ui/panel';
import { companionMessages } from '@/lib/messages/companion';
import { sharedNightMessages } from '@/lib/messages/shared-night';

const say = sharedNightMessages.kept;

/** Shared nights that this device takes part in. */
export function SharedList() {
  const [rooms, setRooms] = useState(() => keptRooms('night'));
  if (rooms.length === 0) return null;
  return (
    <Panel title={say.title}>
      <ul className="flex flex-col gap-1">
        {rooms.map(({ address, isOwn, host, changed }) => {
          const label = isOwn ? say.own : say.of(host ?? '');
          return (
            <KeptRow
              key={address.room}
              href={sharedNightPath(address)}
              label={label}
              changed={companionMessages.begun.changed(changed)}
              removeLabel={say.remove(label)}
              onRemove={() => {
                forgetRoom('night', address.room);
                setRooms(keptRooms('night'));
              }}
            />
          );
        })}
      </ul>
    </Panel>
  );
}
