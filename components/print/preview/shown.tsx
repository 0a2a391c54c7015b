import clsx from 'clsx';
import { useState, type ReactNode } from 'react';
import type { PrintSheet } from '@/lib/cards/paper/print-sheet';
import { printPageMessages } from '@/lib/messages/print-page';
import type { SheetDocument } from '@/lib/systems/sheet';
import { AddAnother } from '../offers/add-another';
import { SamplesUnfoldedProvider } from '../offers/adding';
import { Offers } from '../offers/offers';
import { Pages } from './pages';

/**
 * The pages as they will print and, above them, samples to add; what is offered instead while nobody is ticked. It stays
 * in sight beside the choices, which are longer.
 */
export function Shown({
  sheets,
  heroes,
  children,
  ...offers
}: Omit<Parameters<typeof Offers>[0], 'children'> & {
  readonly sheets: readonly PrintSheet[];
  /** Those with a tick. */
  readonly heroes: readonly SheetDocument[];
  readonly children: ReactNode;
}) {
  const isEmpty = sheets.length === 0;
  const [isUnfolded, setUnfolded] = useState(false);
  return (
    <SamplesUnfoldedProvider value={[isUnfolded, setUnfolded]}>
      <div
        className={clsx(
          'flex min-w-0 flex-col gap-6 lg:order-last',
          !isEmpty && 'lg:sticky lg:top-0 lg:max-h-dvh lg:self-start lg:overflow-y-auto lg:p-1',
        )}
      >
        {(heroes.length > 0 || !isEmpty) && <AddAnother printed={heroes} onSampleOf={offers.onSampleOf} />}
        {!isEmpty && <Pages sheets={sheets} />}
        {isEmpty && heroes.length > 0 && <p>{printPageMessages.noCards}</p>}
        {isEmpty && heroes.length === 0 && <Offers {...offers}>{children}</Offers>}
      </div>
    </SamplesUnfoldedProvider>
  );
}
