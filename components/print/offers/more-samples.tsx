'use client';

import dynamic from 'next/dynamic';
import { useState } from 'react';
import { printPageMessages } from '@/lib/messages/print-page';
import { samplesOf } from '@/lib/systems/document';
import type { SheetDocument } from '@/lib/systems/sheet';

const load = () => import('./other-samples').then((file) => file.OtherSamples);

/** Their games come when somebody is about to look. */
const OtherSamples = dynamic(load, { loading: () => null });

/** Shown before the line already: the first of each game. */
const isBehindLine = (sample: SheetDocument): boolean => samplesOf(sample.system)[0]?.document !== sample;

/** The samples behind a line. */
export function MoreSamples({ count }: { readonly count: number }) {
  const [isOpen, setOpen] = useState(false);
  const prepare = (): void => {
    load().catch(() => undefined);
  };
  return (
    <details
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      onPointerEnter={prepare}
      onFocus={prepare}
    >
      <summary className="py-2.5 font-semibold">{printPageMessages.moreSamples(count)}</summary>
      {isOpen && (
        <div className="pt-3">
          <OtherSamples isWanted={isBehindLine} />
        </div>
      )}
    </details>
  );
}
