import { room } from './en/room';

/** Texts of matches with a friend elsewhere; loaded only by pages that play. */
export const roomMessages: typeof room = room;
