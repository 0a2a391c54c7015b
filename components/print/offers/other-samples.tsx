'use client';

import { Suspense } from 'react';
import { samplesByGame } from '@/components/site/samples';
import { useGames } from '@/components/systems/use-game';
import { systemIds } from '@/lib/systems/open';
import type { SheetDocument } from '@/lib/systems/sheet';
import { waitsForSamples } from '../heroes/waits-for-samples';
import { SamplesByGame } from './sample-tiles';

interface Wanted {
  readonly isWanted: (sample: SheetDocument) => boolean;
}

function Others({ isWanted }: Wanted) {
  useGames(systemIds, 'cards');
  return (
    <SamplesByGame
      samples={samplesByGame()
        .flat()
        .filter(({ document }) => isWanted(document))}
    />
  );
}

/** The samples that are wanted, by their games, which are loaded for it. */
export function OtherSamples(wanted: Wanted) {
  return (
    <Suspense fallback={waitsForSamples}>
      <Others {...wanted} />
    </Suspense>
  );
}
