import { oddsViewsOf } from '@/components/pip-hero/odds/fight';
import { firstOdds } from './pip-odds';

/** The odds of the first edition. */
export const odds = oddsViewsOf(firstOdds);
