/** Address of a room: its id, and the key that lets people in. */
export interface RoomAddress {
  readonly room: string;
  readonly invite: string;
}

/** In the fragment, which no server gets to see and no log keeps. */
export const roomFragment = ({ room, invite }: RoomAddress): string => `room=${room}.${invite}`;

/** Whether a fragment, without its #, leads to a room; its address may be broken. */
export const holdsRoom = (fragment: string): boolean => new URLSearchParams(fragment).has('room');
