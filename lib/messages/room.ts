import { room } from '#words/messages/room';

/** Texts of matches with a friend elsewhere; loaded only by pages that play. */
export const roomMessages: typeof room = room;
