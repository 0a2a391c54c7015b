import { oddsViewsOf } from '@/components/painted-die/odds/fight';
import { firstOdds } from './pip-odds';

/** The odds of the first edition. */
export const odds = oddsViewsOf(firstOdds);

export { parts, system } from '@/lib/systems/first/together/odds';
