'use client';

import { printPageMessages } from '@/lib/messages/print-page';
import { sameSheet } from '@/lib/systems/document';
import type { SheetDocument } from '@/lib/systems/sheet';
import { AddingProvider } from './adding';
import { FoldedSamples } from './more-samples';

/** The samples by their cards beside the heroes that are printed, behind a line; those who are printed are left out. */
export function AddAnother({
  printed,
  onSampleOf,
}: {
  readonly printed: readonly SheetDocument[];
  readonly onSampleOf: Parameters<typeof AddingProvider>[0]['value'];
}) {
  return (
    <AddingProvider value={onSampleOf}>
      <FoldedSamples
        label={printed.length > 0 ? printPageMessages.samples : printPageMessages.firstSample}
        isShort
        isWanted={(sample) => !printed.some((hero) => sameSheet(hero, sample))}
        className="rounded-card border border-line bg-leaf px-4 [--ground:var(--leaf)]"
      />
    </AddingProvider>
  );
}
