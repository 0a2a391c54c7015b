'use client';

import Link from 'next/link';
import { useEffect, useState } from 'react';
import { SampleHeroes } from '@/components/site/sample-heroes';
import { Waiting } from '@/components/site/waiting';
import { buttonClass } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { words } from '@/lib/messages/index';
import { openRoster } from '@/lib/roster/open';
import type { PrintOrder } from './order';
import { PrintView } from './print-view';
import { gather, type Gathered } from './heroes/saved';

/** The device's own heroes beside what the address asks for. Without them a link's cards print all the same. */
const atHand = async (order: PrintOrder): Promise<Gathered> => {
  const opened = await openRoster();
  const kept = opened.ok ? await opened.value.contents() : opened;
  if (kept.ok) return gather(order, kept.value);
  const found = gather({ ...order, saved: [], savedParties: [] }, { heroes: [], parties: [] });
  const isEnough = order.sources.length > 0 && order.saved.length + order.savedParties.length === 0;
  return isEnough ? found : { ...found, problems: [...found.problems, words.roster.problem(kept.error)] };
};

/** What stands in the print page while no hero does: where to get one. `isBroken`: what was asked for could not be opened. */
function NothingToPrint({ isBroken }: { readonly isBroken: boolean }) {
  const { printPage } = words;
  return (
    <div className="flex flex-col gap-5">
      <h2 className="text-2xl">{isBroken ? printPage.badLink : printPage.noHeroHeading}</h2>
      <p>{printPage.noHero}</p>
      <p>
        <Link href="/build" className={buttonClass({ look: 'main' })}>
          {printPage.build}
        </Link>
      </p>
      <SampleHeroes goal="print" />
    </div>
  );
}

function Ready({
  gathered: { problems, ...sources },
  kit,
}: {
  readonly gathered: Gathered;
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
        <NothingToPrint isBroken={problems.length > 0} />
      </PrintView>
    </>
  );
}

/** Where cards become sheets. Links, paper and saved heroes are the browser's, so it wakes up there. */
export function PrintPage({ order }: { readonly order: PrintOrder }) {
  const [ready, setReady] = useState<{ readonly of: PrintOrder; readonly gathered: Gathered }>();
  useEffect(() => {
    let isHere = true;
    void atHand(order).then((gathered) => {
      if (isHere) setReady({ of: order, gathered });
    });
    return () => {
      isHere = false;
    };
  }, [order]);
  return (
    <div className="flex min-h-[70dvh] flex-col gap-6">
      <h1 className="text-4xl sm:text-5xl">{words.printPage.heading}</h1>
      {ready?.of === order ? (
        <Ready gathered={ready.gathered} kit={order.kit} />
      ) : (
        <p role="status" className="text-muted">
          <Waiting first={words.printPage.waking} />
        </p>
      )}
    </div>
  );
}
