import { play } from './en/play';

/** What is said on the play table, whatever the game; only what shows matches loads it. */
export const playMessages: typeof play = play;
