'use client';

import { Suspense } from 'react';
import { learning } from '@/components/site/play-path';
import { referencesIn } from '@/components/site/sheet-reference';
import type { TableAddress } from '@/components/site/table-address';
import { useFragment } from '@/components/site/use-fragment';
import { useBegun, useFetched, type Source } from '@/components/site/use-opened';
import { useOpening } from '@/components/systems/use-game';
import { Notice } from '@/components/ui/notice';
import { playMessages as say } from '@/lib/messages/play';
import { holdsMatch } from '@/lib/session/match-link';
import type { Session } from '@/lib/session/session';
import { ownMapId } from '@/lib/table/own-map/code';
import { codeOf, holdsMap, mapOfDevice, mapOfLink } from '@/components/site/opened-map';
import { NotOpened } from './not-opened';
import { matchOfDevice, matchOfLink, type OpenedMatch } from './opened-match';
import { Missions } from './missions';
import { SavedMatches, useMatches } from './saved-matches';
import { SetUp, type MapOfMatch } from './set-up/set-up';
import { Sets } from './sets';
import { PlayTable } from './table/table';
import { TableWords } from './table/table-words';

const fetching = { link: matchOfLink, device: matchOfDevice } as const;

function Fetched({ source }: { readonly source: Source }) {
  const opened = useFetched(source, fetching);
  if (!opened) return <p className="text-muted">{say.loading}</p>;
  if (!opened.ok) return <NotOpened problem={opened.error} />;
  const { session, moment, id, guests } = opened.value;
  return (
    <TableWords system={session.encounter.system}>
      <PlayTable key={source.name} opened={session} guests={guests} moment={moment} match={id} />
    </TableWords>
  );
}

function Start({
  asked,
  on,
  isLearning,
}: {
  readonly asked: TableAddress;
  readonly on?: MapOfMatch | undefined;
  /** Came to learn the game. */
  readonly isLearning: boolean;
}) {
  const [begun, setBegun] = useBegun<OpenedMatch>('match');
  const references = useOpening(() => referencesIn(asked));
  const { matches, remove } = useMatches();
  // Whoever came with a hero or a map knows what he wants.
  const isNew = isLearning || (matches?.length === 0 && references.length === 0 && !on);
  const begin = (session: Session): void => {
    setBegun({ session, guests: [], moment: undefined, id: undefined });
    window.scrollTo(0, 0);
  };
  if (begun)
    return (
      <TableWords system={begun.session.encounter.system}>
        <PlayTable opened={begun.session} guests={[]} moment={undefined} match={undefined} />
      </TableWords>
    );
  return (
    <div className="flex flex-col gap-5">
      <div>
        <h1 className="text-4xl sm:text-5xl">{say.title}</h1>
        <p className="mt-2 max-w-prose text-muted">{say.introduction}</p>
      </div>
      {isNew && <Missions isNew onBegin={begin} />}
      <SetUp asked={references} on={on} onBegin={begin} />
      {references.length === 0 && !on && <Sets />}
      {!isNew && <Missions isNew={false} onBegin={begin} />}
      <SavedMatches matches={matches ?? []} onRemove={(id) => void remove(id)} />
    </div>
  );
}

const fetchingMap = { link: mapOfLink, device: mapOfDevice } as const;

/** A match on a map that the address holds. */
function StartOnMap({
  asked,
  sent,
  isLearning,
}: {
  readonly asked: TableAddress;
  /** The fragment that held the map. */
  readonly sent: string;
  readonly isLearning: boolean;
}) {
  const opened = useFetched({ from: 'link', name: sent }, fetchingMap);
  if (!opened) return <p className="text-muted">{say.loading}</p>;
  const code = opened.ok ? codeOf(opened.value) : undefined;
  const on = opened.ok && code?.ok ? { system: opened.value.system, map: ownMapId(code.value) } : undefined;
  return (
    <>
      {!opened.ok && (
        <Notice tone="error" live>
          {opened.error}
        </Notice>
      )}
      <Start key={JSON.stringify([sent, asked])} asked={asked} on={on} isLearning={isLearning} />
    </>
  );
}

function Play({ asked }: { readonly asked: TableAddress }) {
  const fragment = useFragment();
  // A match that was begun takes the map out of the address.
  const [sentMap, setSentMap] = useBegun<string>('match');
  if (fragment !== undefined && holdsMap(fragment) && fragment !== sentMap) setSentMap(fragment);
  if (fragment === undefined) return <p className="text-muted">{say.loading}</p>;
  if (holdsMatch(fragment)) return <Fetched source={{ from: 'link', name: fragment }} />;
  if (asked.kept !== undefined) return <Fetched source={{ from: 'device', name: asked.kept }} />;
  const isLearning = fragment === learning;
  if (sentMap !== undefined) return <StartOnMap asked={asked} sent={sentMap} isLearning={isLearning} />;
  return <Start key={JSON.stringify(asked)} asked={asked} isLearning={isLearning} />;
}

/** The play table: a match is set up, gone on with, or looked at out of a link. */
export function PlayPage({ asked }: { readonly asked: TableAddress }) {
  return (
    <div className="flex min-h-[80dvh] flex-col gap-5">
      <Suspense fallback={<p className="text-muted">{say.loading}</p>}>
        <Play asked={asked} />
      </Suspense>
    </div>
  );
}
