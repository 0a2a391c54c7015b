'use client';

import dynamic from 'next/dynamic';
import { useState } from 'react';
import { printPageMessages } from '@/lib/messages/print-page';
import type { SheetDocument } from '@/lib/systems/sheet';
import { waitsForSamples } from './waits-for-samples';

const load = () => import('./sample-names').then((file) => file.SampleNames);

/** Their games come when somebody is about to look. */
const SampleNames = dynamic(load, { loading: () => waitsForSamples });

/** Samples to add to the heroes, behind a line. */
export function SamplePicker({
  here,
  onSample,
}: {
  /** Everybody in the list. */
  readonly here: readonly SheetDocument[];
  readonly onSample: (id: string, document: SheetDocument) => void;
}) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="w-full" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="py-2.5 font-semibold">{printPageMessages.samples}</summary>
      {isOpen && <SampleNames here={here} onSample={onSample} />}
    </details>
  );
}
