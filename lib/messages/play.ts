import { play } from '#words/messages/play';

/** Texts of the play table, for every game; loaded only by pages that show matches. */
export const playMessages: typeof play = play;
