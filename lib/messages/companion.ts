import { companion } from '#words/messages/companion';

/** Words for the game night, whatever the game; only the companion loads it. */
export const companionMessages: typeof companion = companion;
