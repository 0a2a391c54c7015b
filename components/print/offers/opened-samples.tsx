'use client';

import { Suspense } from 'react';
import { useGames } from '@/components/systems/use-game';
import { systemIds } from '@/lib/systems/open';
import { waitsForSamples } from '../heroes/waits-for-samples';
import { SamplesToPrint } from './samples-to-print';

function All() {
  useGames(systemIds, 'cards');
  return <SamplesToPrint />;
}

/** Samples of a page that came without them, as it does without a network. */
export function OpenedSamples() {
  return (
    <Suspense fallback={waitsForSamples}>
      <All />
    </Suspense>
  );
}
