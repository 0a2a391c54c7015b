'use client';
import { PipOddsStrip } from '@/components/painted-die/odds/strip';
import { firstOdds } from './pip-odds';

/** Odds of the hero in a fight, and how the pip under the mouse would change them. */
export function OddsStrip() {
  return <PipOddsStrip game={firstOdds} />;
}

export { parts, system } from '@/lib/systems/first/together/odds';
