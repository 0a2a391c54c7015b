'use client';

import { useState } from 'react';
import { Samples, samplesByGame } from '@/components/site/samples';
import { printPageMessages } from '@/lib/messages/print-page';

/** One sample of each game, and all others behind a line: the kit and its button come below. */
export function SamplesToPrint() {
  const [isOpen, setOpen] = useState(false);
  const games = samplesByGame();
  const first = games.flatMap((samples) => samples.slice(0, 1));
  const others = games.flatMap((samples) => samples.slice(1));
  return (
    <>
      <Samples samples={first} goal="print" />
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary className="py-2.5 font-semibold">{printPageMessages.moreSamples(others.length)}</summary>
        {isOpen && (
          <div className="pt-3">
            <Samples samples={others} goal="print" />
          </div>
        )}
      </details>
    </>
  );
}
