'use client';

import { Suspense } from 'react';
import { Samples, samplesByGame } from '@/components/site/samples';
import { useGames } from '@/components/systems/use-game';
import { systemIds } from '@/lib/systems/open';
import { waitsForSamples } from './heroes/waits-for-samples';

function Others() {
  useGames(systemIds, 'cards');
  return <Samples samples={samplesByGame().flatMap((samples) => samples.slice(1))} goal="print" />;
}

/** All samples but the first of each game. */
export function OtherSamples() {
  return (
    <Suspense fallback={waitsForSamples}>
      <Others />
    </Suspense>
  );
}
