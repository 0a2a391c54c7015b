'use client';

import dynamic from 'next/dynamic';
import { Link } from '@/components/ui/link';
import { startTransition, useEffect, useState, type ReactNode } from 'react';
import { drawnFirst, FirstDrawn, useKeeps } from '@/components/site/first-drawn';
import { useAsked } from '@/components/site/use-asked';
import { Waiting } from '@/components/site/waiting';
import { useGames } from '@/components/systems/use-game';
import { buttonClass } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { printPageMessages } from '@/lib/messages/print-page';
import { firstSystem } from '@/lib/systems/open';
import { beginPrinting, type Begun } from './begun';
import type { PrintOrder, PrintQuery } from './order';
import { PrintView } from './print-view';
import type { Gathered } from './heroes/saved';

const OpenedSamples = dynamic(() => import('./offers/opened-samples').then((file) => file.OpenedSamples), {
  loading: () => null,
});

/** Print page without a hero: where to get one. `isBroken`: the requested one could not be opened. */
function NothingToPrint({ isBroken }: { readonly isBroken: boolean }) {
  return (
    <div className="flex flex-col gap-5">
      <h2 className="text-2xl">{isBroken ? printPageMessages.badLink : printPageMessages.noHeroHeading}</h2>
      <p>{printPageMessages.noHero}</p>
      <p>
        <Link href="/build" className={buttonClass({ look: 'main' })}>
          {printPageMessages.build}
        </Link>
      </p>
    </div>
  );
}

function Ready({
  gathered: { problems, ...sources },
  query,
  kit,
  samples = <OpenedSamples />,
  language,
}: {
  readonly gathered: Gathered;
  readonly samples: ReactNode;
  /** The address as one text. */
  readonly query: string;
  readonly kit: PrintOrder['kit'];
  readonly language: string | undefined;
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
      <PrintView atHand={first} query={query} kit={kit} language={language} samples={samples}>
        <NothingToPrint isBroken={problems.length > 0} />
      </PrintView>
    </>
  );
}

const waits = (
  <p role="status" className="text-muted">
    <Waiting first={printPageMessages.waking} />
  </p>
);

const nobody: Gathered = { asked: [], others: [], problems: [], left: [] };

const isNobody = ({ asked, others, problems }: Gathered): boolean =>
  asked.length + others.length + problems.length === 0;

interface FromServer {
  /** Drawn by the server for a device without heroes: their games need not load for it. */
  readonly samples?: ReactNode;
  /** The language that the server draws it in, as it isn't told the visitor's: decides the paper until the page runs. */
  readonly language?: string | undefined;
}

/** The page of a first visit, which the server draws. */
function First({ samples, language }: FromServer) {
  useGames([firstSystem]);
  return (
    <FirstDrawn instead={waits}>
      <Ready gathered={nobody} query="" kit={undefined} samples={samples} language={language} />
    </FirstDrawn>
  );
}

const FirstVisit = drawnFirst(First, waits);

/** Where cards become sheets. Links, paper and saved heroes are the browser's, so it wakes up there. */
export function PrintPage({ samples, language }: FromServer) {
  const { query } = useAsked();
  const keeps = useKeeps();
  const [state, setState] = useState<
    { readonly of: PrintQuery } & ({ readonly begun: Begun } | { readonly failed: unknown })
  >();
  useEffect(() => {
    let isHere = true;
    const set = (found: { readonly begun: Begun } | { readonly failed: unknown }): void => {
      // The next step is large: the browser may do other things in between.
      if (isHere) startTransition(() => setState({ of: query, ...found }));
    };
    beginPrinting(query).then(
      (begun) => set({ begun }),
      (failed: unknown) => set({ failed }),
    );
    return () => {
      isHere = false;
    };
  }, [query]);
  const here = state?.of === query ? state : undefined;
  const isFirst = !keeps && samples !== undefined && Object.keys(query).length === 0;
  // The page around it reports the failure and offers to try again.
  if (here && 'failed' in here) throw here.failed;
  const begun = here?.begun;
  const ready = begun && (
    <Ready
      gathered={begun.gathered}
      query={begun.query}
      kit={begun.kit}
      samples={samples}
      language={undefined}
    />
  );
  const shown =
    isFirst && (!begun || isNobody(begun.gathered)) ? (
      <FirstVisit samples={samples} language={language} />
    ) : (
      (ready ?? waits)
    );
  return (
    <div className="flex min-h-dvh flex-col gap-6">
      <h1 className="text-4xl sm:text-5xl">{printPageMessages.heading}</h1>
      {shown}
    </div>
  );
}
