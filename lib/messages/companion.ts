import { companion } from './en/companion';

/** What is said beside a real table, whatever the game; only the companion loads it. */
export const companionMessages: typeof companion = companion;
