import { useState } from 'react';
import { KeptRow } from '@/components/ui/kept-row';
import { Panel } from '@/components/ui/panel';
import { playMessages } from '@/lib/messages/play';
import { roomMessages } from '@/lib/messages/room';
import { roomFragment } from '@/lib/room/room-fragment';
import { forgetRoom, keptRooms } from '@/components/room/kept-rooms';

const say = roomMessages.kept;

/** Matches with friends that this device has a seat in. */
export function RoomList() {
  const [rooms, setRooms] = useState(() => keptRooms('match'));
  if (rooms.length === 0) return null;
  return (
    <Panel title={say.title}>
      <ul className="flex flex-col gap-1">
        {rooms.map(({ address, other, changed }) => {
          const label = other === undefined ? say.invited : say.open(other);
          return (
            <KeptRow
              key={address.room}
              href={`/play#${roomFragment(address)}`}
              label={label}
              changed={playMessages.saved.changed(changed)}
              removeLabel={say.remove(label)}
              onRemove={() => {
                forgetRoom('match', address.room);
                setRooms(keptRooms('match'));
              }}
            />
          );
        })}
      </ul>
    </Panel>
  );
}
