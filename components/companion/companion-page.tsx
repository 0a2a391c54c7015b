'use client';

import dynamic from 'next/dynamic';
import { Suspense, useMemo } from 'react';
import { Link } from '@/components/ui/link';
import { drawnFirst, OnDevice, useKeeps } from '@/components/site/first-drawn';
import { isBare, tableAddressIn, type TableAddress } from '@/components/site/table-address';
import { useAsked } from '@/components/site/use-asked';
import { useFragment } from '@/components/site/use-fragment';
import { useBegun, useFetched, type Source } from '@/components/site/use-opened';
import { buttonClass } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { holdsNight } from '@/lib/companion/night-fragment';
import { companionMessages as say } from '@/lib/messages/companion';
import { holdsRoom } from '@/lib/room/room-fragment';
import { NightTable } from './night/lazy-table';
import { heading, loading, Start } from './start';

/** Loads with the first room: without one nothing of it does. */
const SharedPage = dynamic(() => import('./shared/shared-page').then((file) => file.SharedPage));

const fetching = {
  link: async (fragment: string) => (await import('./opened-night')).nightOfLink(fragment),
  device: async (id: string) => (await import('./opened-night')).nightOfDevice(id),
} as const;

function Fetched({ source }: { readonly source: Source }) {
  const opened = useFetched(source, fetching);
  if (!opened) return loading;
  if (!opened.ok)
    return (
      <>
        <h1 className="text-4xl sm:text-5xl">{say.title}</h1>
        <Notice
          tone="error"
          live
          action={
            <Link href="/table" className={buttonClass({})}>
              {say.problem.again}
            </Link>
          }
        >
          {opened.error}
        </Notice>
      </>
    );
  return <NightTable opened={opened.value} />;
}

const FirstStart = drawnFirst(Start, heading);

/** The first page of an address without a game night. If the address names no hero, the server draws the page. */
function Beginning({ asked }: { readonly asked: TableAddress }) {
  const keeps = useKeeps();
  const start = <FirstStart key={String(keeps)} asked={asked} keeps={keeps} />;
  return isBare(asked) ? start : <OnDevice waits={loading}>{start}</OnDevice>;
}

/** A game night that came by a link stays the same when it gets its address on this device. */
function Table({ asked }: { readonly asked: TableAddress }) {
  const fragment = useFragment();
  const [sent, setSent] = useBegun<string>('night');
  if (holdsRoom(fragment)) return <SharedPage fragment={fragment} />;
  if (holdsNight(fragment) && fragment !== sent) setSent(fragment);
  if (sent !== undefined) return <Fetched key={sent} source={{ from: 'link', name: sent }} />;
  const { kept } = asked;
  if (kept !== undefined) return <Fetched key={kept} source={{ from: 'device', name: kept }} />;
  return <Beginning key={JSON.stringify(asked)} asked={asked} />;
}

/** The companion of a real table: a game night is set up, gone on with, or taken over from another phone. */
export function CompanionPage() {
  const { query, visit } = useAsked();
  const asked = useMemo(() => tableAddressIn(query, 'night'), [query]);
  return (
    <div className="flex min-h-dvh flex-col gap-5">
      <Suspense fallback={heading}>
        <Table key={visit} asked={asked} />
      </Suspense>
    </div>
  );
}
