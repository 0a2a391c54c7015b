'use client';

import clsx from 'clsx';
import dynamic from 'next/dynamic';
import { useEffect, useRef } from 'react';
import { printPageMessages } from '@/lib/messages/print-page';
import { samplesOf } from '@/lib/systems/document';
import type { SheetDocument } from '@/lib/systems/sheet';
import { waitsForSamples } from '../heroes/waits-for-samples';
import { useSamplesUnfolded } from './adding';

const load = () => import('./other-samples').then((file) => file.OtherSamples);

/** Their games come when somebody is about to look. */
const OtherSamples = dynamic(load, { loading: () => waitsForSamples });

/** Samples behind a line. */
export function FoldedSamples({
  label,
  isWanted,
  isShort = false,
  className,
}: {
  readonly label: string;
  readonly isWanted: (sample: SheetDocument) => boolean;
  /** It scrolls, so that what is below it stays in reach. */
  readonly isShort?: boolean;
  readonly className?: string;
}) {
  const [isOpen, setOpen] = useSamplesUnfolded();
  const scrolled = useRef<HTMLDivElement>(null);
  // The open list moved here, and the button that had the focus is gone.
  useEffect(() => {
    if (document.activeElement === document.body) scrolled.current?.focus();
  }, []);
  const prepare = (): void => {
    load().catch(() => undefined);
  };
  return (
    <details
      className={className}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      onPointerEnter={prepare}
      onFocus={prepare}
    >
      <summary className="py-2.5 font-semibold">{label}</summary>
      {isOpen && (
        <div
          {...(isShort && { ref: scrolled, tabIndex: 0, role: 'group', 'aria-label': label })}
          className={clsx('py-3', isShort && '-mx-4 max-h-[38svh] overflow-y-auto px-4 lg:max-h-[45svh]')}
        >
          <OtherSamples isWanted={isWanted} />
        </div>
      )}
    </details>
  );
}

/** Shown before the line already: the first of each game. */
const isBehindLine = (sample: SheetDocument): boolean => samplesOf(sample.system)[0]?.document !== sample;

/** All samples but the first of each game. */
export function MoreSamples({ count }: { readonly count: number }) {
  return <FoldedSamples label={printPageMessages.moreSamples(count)} isWanted={isBehindLine} />;
}
