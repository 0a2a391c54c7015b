'use client';

import { useSearchParams } from 'next/navigation';
import { useState } from 'react';
import { words } from '@/lib/messages/index';
import { DeedsContext } from './doing';
import { Opening } from './opening';
import { PageFrame } from './page-frame';
import { PartyEditor } from './party-editor';
import { PartyGone } from './party-gone';
import { PartyList } from './party-list';
import { UnreadableList } from './unreadable-list';
import { useArrivals } from './use-arrivals';
import { useDeeds } from './use-deeds';
import { useRoster } from './use-roster';
import { useUndoKeys } from './use-undo-keys';

/** All parties, or the one whose id stands in the address. */
export function PartiesRoom() {
  const id = useSearchParams().get('id');
  const opened = useRoster();
  const doing = useDeeds(opened.state === 'open' ? opened.roster : undefined);
  const isOver = useArrivals(doing.deeds);
  const [today] = useState(() => new Date());
  useUndoKeys(doing.deeds);
  if (opened.state === 'opening') return <Opening />;
  const contents = opened.state === 'open' ? opened.contents : undefined;
  const damaged = (contents?.unreadable ?? []).filter(({ of }) => of === 'party');
  const party = contents?.parties.find((one) => one.id === id);
  return (
    <DeedsContext value={doing.deeds}>
      <div className="flex min-h-[60dvh] flex-col gap-6">
        <PageFrame opened={opened} doing={doing} isOver={isOver}>
          {contents && id === null && (
            <>
              {damaged.length > 0 && <UnreadableList rows={damaged} />}
              <PartyList contents={contents} today={today} />
            </>
          )}
          {contents &&
            id !== null &&
            (party ? <PartyEditor key={id} party={party} contents={contents} /> : <PartyGone />)}
          {!contents && <h1 className="text-4xl sm:text-5xl">{words.myHeroes.party.heading}</h1>}
        </PageFrame>
      </div>
    </DeedsContext>
  );
}
