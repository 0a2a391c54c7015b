'use client';

import { Suspense } from 'react';
import { Samples, samplesByGame } from '@/components/site/samples';
import { Waiting } from '@/components/site/waiting';
import { useGames } from '@/components/systems/use-game';
import { printPageMessages } from '@/lib/messages/print-page';
import { systemIds } from '@/lib/systems/open';
import { SamplesToPrint } from './samples-to-print';

const waits = (
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
    <Suspense fallback={waits}>
      <Others />
    </Suspense>
  );
}

function All() {
  useGames(systemIds, 'cards');
  return <SamplesToPrint />;
}

/** Samples of a page that came without them, as it does without a network. */
export function OpenedSamples() {
  return (
    <Suspense fallback={waits}>
      <All />
    </Suspense>
  );
}
