import { tournament } from './en/tournament';

/** What is said of tournaments; only what plays them loads it. */
export const tournamentMessages: typeof tournament = tournament;
