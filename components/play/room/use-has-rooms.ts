import { useSyncExternalStore } from 'react';
import { prefix } from './room-prefix';

const hasRooms = (): boolean => {
  try {
    return Object.keys(window.localStorage).some((key) => key.startsWith(prefix));
  } catch {
    return false;
  }
};

const neverChanges = () => () => undefined;

/** Whether this device keeps a room: without one, nothing of rooms loads. */
export const useHasRooms = (): boolean => useSyncExternalStore(neverChanges, hasRooms, () => false);
