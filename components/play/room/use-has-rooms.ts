import { useSyncExternalStore } from 'react';
import { keysKept } from '@/components/site/device-text';

/** Begins the keys under which a device keeps rooms. */
export const roomPrefix = 'pipsmith-room-';

const hasRooms = (): boolean => keysKept(roomPrefix).length > 0;
const neverChanges = () => () => undefined;

/** Whether this device keeps a room: without one, nothing of rooms loads. */
export const useHasRooms = (): boolean => useSyncExternalStore(neverChanges, hasRooms, () => false);
