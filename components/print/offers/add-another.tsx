'use client';

import dynamic from 'next/dynamic';
import { useState } from 'react';
import { printPageMessages } from '@/lib/messages/print-page';
import { sameSheet } from '@/lib/systems/document';
import type { SheetDocument } from '@/lib/systems/sheet';
import { waitsForSamples } from '../heroes/waits-for-samples';
import { AddingProvider } from './adding';

const load = () => import('./other-samples').then((file) => file.OtherSamples);

/** Their games come when somebody is about to look. */
const OtherSamples = dynamic(load, { loading: () => waitsForSamples });

/** The samples by their cards beside the heroes that are printed, behind a line; those who are printed are left out. */
export function AddAnother({
  printed,
  onSampleOf,
}: {
  readonly printed: readonly SheetDocument[];
  readonly onSampleOf: Parameters<typeof AddingProvider>[0]['value'];
}) {
  const [isOpen, setOpen] = useState(false);
  const prepare = (): void => {
    load().catch(() => undefined);
  };
  return (
    <AddingProvider value={onSampleOf}>
      <details
        className="rounded-card border border-line bg-leaf px-4 [--ground:var(--leaf)]"
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
        onPointerEnter={prepare}
        onFocus={prepare}
      >
        <summary className="py-2.5 font-semibold">{printPageMessages.samples}</summary>
        {isOpen && (
          <div className="py-3">
            <OtherSamples isWanted={(sample) => !printed.some((hero) => sameSheet(hero, sample))} />
          </div>
        )}
      </details>
    </AddingProvider>
  );
}
