import { useSyncExternalStore } from 'react';
import { keysKept } from '@/components/site/device-text';

/** Purpose of a room. */
export type RoomKind = 'match' | 'night';

/** Begin the keys under which a device keeps rooms. */
export const roomPrefixes: Readonly<Record<RoomKind, string>> = {
  match: 'pipsmith-room-',
  night: 'pipsmith-night-room-',
};

const neverChanges = () => () => undefined;

/** Whether this device keeps a room of a kind: without one, nothing of rooms loads. */
export const useHasRooms = (kind: RoomKind): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => keysKept(roomPrefixes[kind]).length > 0,
    () => false,
  );
