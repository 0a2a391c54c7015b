'use client';
import { PipOddsStrip } from '@/components/pip-hero/odds/strip';
import { firstOdds } from './pip-odds';

/** What the hero is worth in a fight, and what the pip under the mouse would change. */
export function OddsStrip() {
  return <PipOddsStrip game={firstOdds} />;
}
