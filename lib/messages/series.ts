import { thousand } from './en/series';

/** What is said beside a thousand matches between two heroes. */
export const thousandWords: typeof thousand = thousand;
