import { matchLog } from './en/match-log';

/** What is said of what happens in a match; only what plays or shows matches loads it. */
export const matchLogMessages: typeof matchLog = matchLog;
