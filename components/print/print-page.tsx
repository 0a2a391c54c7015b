'use client';

import dynamic from 'next/dynamic';
import { Link } from '@/components/ui/link';
import { useEffect, useState, type ReactNode } from 'react';
import { useAsked } from '@/components/site/use-asked';
import { Waiting } from '@/components/site/waiting';
import { buttonClass } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { printPageMessages } from '@/lib/messages/print-page';
import { beginPrinting, type Begun } from './begun';
import type { PrintOrder, PrintQuery } from './order';
import { PrintView } from './print-view';
import type { Gathered } from './heroes/saved';

const OpenedSamples = dynamic(() => import('./opened-samples').then((file) => file.OpenedSamples), {
  loading: () => null,
});

/** Print page without a hero: where to get one. `isBroken`: the requested one could not be opened. */
function NothingToPrint({
  isBroken,
  samples = <OpenedSamples />,
}: {
  readonly isBroken: boolean;
  readonly samples: ReactNode;
}) {
  return (
    <div className="flex flex-col gap-5">
      <h2 className="text-2xl">{isBroken ? printPageMessages.badLink : printPageMessages.noHeroHeading}</h2>
      <p>{printPageMessages.noHero}</p>
      <p>
        <Link href="/build" className={buttonClass({ look: 'main' })}>
          {printPageMessages.build}
        </Link>
      </p>
      {samples}
    </div>
  );
}

function Ready({
  gathered: { problems, ...sources },
  kit,
  samples,
}: {
  readonly gathered: Gathered;
  readonly samples: ReactNode;
  readonly kit: PrintOrder['kit'];
}) {
  // Kept as it came: the ticks of the page hang on it.
  const [first] = useState(sources);
  return (
    <>
      {problems.map((problem, index) => (
        <Notice key={index} tone="error">
          {problem}
        </Notice>
      ))}
      <PrintView atHand={first} kit={kit}>
        <NothingToPrint isBroken={problems.length > 0} samples={samples} />
      </PrintView>
    </>
  );
}

/**
 * Where cards become sheets. Links, paper and saved heroes are the browser's, so it wakes up there.
 * @param samples what the server has drawn for a device without heroes: their games need not load for it
 */
export function PrintPage({ samples }: { readonly samples?: ReactNode }) {
  const { query } = useAsked();
  const [state, setState] = useState<
    { readonly of: PrintQuery } & ({ readonly begun: Begun } | { readonly failed: unknown })
  >();
  useEffect(() => {
    let isHere = true;
    beginPrinting(query).then(
      (begun) => {
        if (isHere) setState({ of: query, begun });
      },
      (failed: unknown) => {
        if (isHere) setState({ of: query, failed });
      },
    );
    return () => {
      isHere = false;
    };
  }, [query]);
  const here = state?.of === query ? state : undefined;
  // The page around it says so, and offers to try again.
  if (here && 'failed' in here) throw here.failed;
  return (
    <div className="flex min-h-[70dvh] flex-col gap-6">
      <h1 className="text-4xl sm:text-5xl">{printPageMessages.heading}</h1>
      {here ? (
        <Ready gathered={here.begun.gathered} kit={here.begun.kit} samples={samples} />
      ) : (
        <p role="status" className="text-muted">
          <Waiting first={printPageMessages.waking} />
        </p>
      )}
    </div>
  );
}
