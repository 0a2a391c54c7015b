import { roomPrefixes } from '@/components/room/use-has-rooms';
import { forgetText, keepText, textKept } from '@/components/site/device-text';

const keyOf = (night: string): string => `pipsmith-night-shared-${night}`;

/** Notes the room in which a night of this device goes on. @param night its id on this device */
export const noteShared = (night: string, room: string): void => keepText(keyOf(night), room);

/** Whether a night of this device goes on in a room that it keeps: then that is the one to list. */
export const isSharedHere = (night: string): boolean => {
  const room = textKept(keyOf(night));
  return room !== null && textKept(roomPrefixes.night + room) !== null;
};

export const forgetShared = (night: string): void => forgetText(keyOf(night));
