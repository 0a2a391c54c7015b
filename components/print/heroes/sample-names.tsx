'use client';

import { Suspense } from 'react';
import { samplesByGame } from '@/components/site/samples';
import { useGames } from '@/components/systems/use-game';
import { Button } from '@/components/ui/button';
import { capital } from '#words/language/words';
import { printPageMessages } from '@/lib/messages/print-page';
import { nameOf, sameSheet } from '@/lib/systems/document';
import { gameName, systemIds } from '@/lib/systems/open';
import type { SheetDocument } from '@/lib/systems/sheet';
import { waitsForSamples } from './waits-for-samples';

interface Wanted {
  readonly here: readonly SheetDocument[];
  readonly onSample: (id: string, document: SheetDocument) => void;
}

function Names({ here, onSample }: Wanted) {
  useGames(systemIds, 'cards');
  const games = samplesByGame()
    .map((samples) => samples.filter(({ document }) => !here.some((hero) => sameSheet(hero, document))))
    .filter((samples) => samples.length > 0);
  return (
    <ul className="flex flex-col gap-3 pb-2">
      {games.map((samples) => (
        <li key={samples[0]?.document.system}>
          {samples[0] && (
            <p className="text-sm text-muted">{capital(gameName(samples[0].document.system))}</p>
          )}
          <div className="mt-1 flex flex-wrap gap-2">
            {samples.map(({ id, document }) => (
              <Button
                key={id}
                size="small"
                aria-label={printPageMessages.addSample(nameOf(document))}
                onClick={() => onSample(id, document)}
              >
                {nameOf(document)}
              </Button>
            ))}
          </div>
        </li>
      ))}
    </ul>
  );
}

/** The samples that aren’t in the list yet, by their games. */
export function SampleNames(wanted: Wanted) {
  return (
    <Suspense fallback={waitsForSamples}>
      <Names {...wanted} />
    </Suspense>
  );
}
