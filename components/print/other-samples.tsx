'use client';

import { Suspense } from 'react';
import { Samples, samplesByGame } from '@/components/site/samples';
import { Waiting } from '@/components/site/waiting';
import { useGames } from '@/components/systems/use-game';
import { printPageMessages } from '@/lib/messages/print-page';
import { systemIds } from '@/lib/systems/open';

export const waitsForSamples = (
  <p role="status" className="text-muted">
    <Waiting first={printPageMessages.waking} />
  </p>
);

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
