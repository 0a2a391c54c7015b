import { useState } from 'react';
import { KeptRow } from '@/components/ui/kept-row';
import { Panel } from '@/components/ui/panel';
import { playMessages } from '@/lib/messages/play';
import { roomMessages } from '@/lib/messages/room';
import { roomFragment } from '@/lib/room/room-fragment';
import { forgetRoom, keptRooms, type RoomRow } from '@/components/room/kept-rooms';

const say = roomMessages.kept;

/** A match by everybody else who plays in it. */
const labelOf = ({ isOwn, host, others, seats }: RoomRow): string => {
  const called = (name: string, seat: number): string => roomMessages.called(name, seat, seats);
  const names = [
    ...(isOwn ? [] : [called(host ?? '', 0)]),
    ...others.map(({ seat, name }) => called(name, seat)),
  ];
  return names.length === 0 ? say.invited(seats) : say.open(names);
};

/** Matches with friends that this device has a seat in. */
export function RoomList() {
  const [rooms, setRooms] = useState(() => keptRooms('match'));
  if (rooms.length === 0) return null;
  return (
    <Panel title={say.title}>
      <ul className="flex flex-col gap-1">
        {rooms.map((room) => {
          const { address, changed } = room;
          const label = labelOf(room);
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
