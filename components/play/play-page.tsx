'use client';

import dynamic from 'next/dynamic';
import { Suspense, useMemo } from 'react';
import { drawnFirst, OnDevice, useKeeps } from '@/components/site/first-drawn';
import { learning, newMatch } from '@/components/site/play-path';
import { holdsMap } from '@/components/site/opened-map';
import { isBare, tableAddressIn, type TableAddress } from '@/components/site/table-address';
import { useAsked } from '@/components/site/use-asked';
import { useFragment } from '@/components/site/use-fragment';
import { useBegun, useFetched, type Source } from '@/components/site/use-opened';
import { playMessages as say } from '@/lib/messages/play';
import { holdsRoom } from '@/lib/room/room-fragment';
import { holdsMatch } from '@/lib/session/match-fragment';
import { NotOpened } from './not-opened';
import { Start } from './start';
import { PlayHeading } from './start-heading';
import { StartOnMap } from './start-on-map';
import { PlayTable } from './table/lazy-table';

/** Loads with the first room: without one nothing of it does. */
const RoomPage = dynamic(() => import('./room/room-page').then((file) => file.RoomPage));

const fetching = {
  link: async (fragment: string) => (await import('./opened-match')).matchOfLink(fragment),
  device: async (id: string) => (await import('./opened-match')).matchOfDevice(id),
} as const;

const loading = <p className="text-muted">{say.loading}</p>;
const heading = <PlayHeading />;
const FirstStart = drawnFirst(Start, heading);

function Fetched({ source }: { readonly source: Source }) {
  const opened = useFetched(source, fetching);
  if (!opened) return loading;
  if (!opened.ok) return <NotOpened problem={opened.error} />;
  const { session, moment, id, guests } = opened.value;
  return <PlayTable key={source.name} opened={session} guests={guests} moment={moment} match={id} />;
}

/**
 * The first page of an address without a match. If the address names no hero, the server draws it, as on a first
 * visit.
 */
function Beginning({ asked, fragment }: { readonly asked: TableAddress; readonly fragment: string }) {
  const keeps = useKeeps();
  const start = (
    <FirstStart
      key={String(keeps)}
      asked={asked}
      isLearning={fragment === learning}
      isSettingUp={fragment === newMatch}
      keeps={keeps}
    />
  );
  return isBare(asked) ? start : <OnDevice waits={loading}>{start}</OnDevice>;
}

function Play({ asked }: { readonly asked: TableAddress }) {
  const fragment = useFragment();
  // A match that was begun takes the map out of the address.
  const [sentMap, setSentMap] = useBegun<string>('match');
  if (holdsMap(fragment) && fragment !== sentMap) setSentMap(fragment);
  if (holdsMatch(fragment)) return <Fetched source={{ from: 'link', name: fragment }} />;
  if (holdsRoom(fragment)) return <RoomPage fragment={fragment} />;
  if (asked.kept !== undefined) return <Fetched source={{ from: 'device', name: asked.kept }} />;
  const isLearning = fragment === learning;
  if (sentMap !== undefined) return <StartOnMap asked={asked} sent={sentMap} isLearning={isLearning} />;
  return <Beginning key={JSON.stringify(asked)} asked={asked} fragment={fragment} />;
}

/** The play table: a match is set up, gone on with, or looked at out of a link. */
export function PlayPage() {
  const { query, visit } = useAsked();
  const asked = useMemo(() => tableAddressIn(query, 'match'), [query]);
  return (
    <div className="flex min-h-dvh flex-col gap-5">
      <Suspense fallback={heading}>
        <Play key={visit} asked={asked} />
      </Suspense>
    </div>
  );
}
