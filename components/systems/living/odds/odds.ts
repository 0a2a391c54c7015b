import { oddsViewsOf } from '@/components/painted-die/odds/fight';
import { livingOdds } from './pip-odds';

/** The odds of the Living Rulebook. */
export const odds = oddsViewsOf(livingOdds);

export { parts, system } from '@/lib/systems/living/together/odds';
