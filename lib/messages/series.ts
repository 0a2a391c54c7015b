import { series } from './en/series';

/** What is said beside a series of matches between two sheets. */
export const seriesMessages: typeof series = series;
