'use client';

import { Suspense } from 'react';
import { samplesByGame } from '@/components/site/samples';
import { useGames } from '@/components/systems/use-game';
import { systemIds } from '@/lib/systems/open';
import { waitsForSamples } from '../heroes/waits-for-samples';
import { SampleTiles } from './sample-tiles';

function Others() {
  useGames(systemIds, 'cards');
  return <SampleTiles samples={samplesByGame().flatMap((samples) => samples.slice(1))} />;
}

/** All samples but the first of each game. */
export function OtherSamples() {
  return (
    <Suspense fallback={waitsForSamples}>
      <Others />
    </Suspense>
  );
}
