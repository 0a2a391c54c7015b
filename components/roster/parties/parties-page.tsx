'use client';

import { useSearchParams } from 'next/navigation';
import { useState } from 'react';
import { messages } from '@/lib/messages/index';
import { ActionsContext, useRosterActions } from '../use-actions';
import { PartiesOpening } from '../skeleton';
import { PageLayout } from '../page-layout';
import { PartyEditor, PartyGone } from './party-editor';
import { PartyList } from './party-list';
import { UnreadableList } from '../backup/unreadable-list';
import { useImport } from '../use-import';

import { isOfParties } from '../steps';
import { useUndoKeys } from '../undo';
import { useRoster } from '../use-roster';

/** All parties, or the one whose id is in the address. */
export function PartiesPage() {
  const id = useSearchParams().get('id');
  const opened = useRoster();
  const controls = useRosterActions(opened.state === 'open' ? opened.roster : undefined, isOfParties);
  const isOver = useImport(controls.actions);
  const [today] = useState(() => new Date());
  useUndoKeys(controls.actions);
  if (opened.state === 'opening') return <PartiesOpening />;
  const contents = opened.state === 'open' ? opened.contents : undefined;
  const damaged = (contents?.unreadable ?? []).filter(({ of }) => of === 'party');
  const party = contents?.parties.find((one) => one.id === id);
  return (
    <ActionsContext value={controls.actions}>
      <div className="flex min-h-[60dvh] flex-col gap-6">
        <PageLayout opened={opened} controls={controls} isOver={isOver}>
          {contents && id === null && (
            <>
              {damaged.length > 0 && <UnreadableList rows={damaged} />}
              <PartyList contents={contents} today={today} />
            </>
          )}
          {contents &&
            id !== null &&
            (party ? <PartyEditor key={id} party={party} contents={contents} /> : <PartyGone />)}
          {!contents && <h1 className="text-4xl sm:text-5xl">{messages.myHeroes.party.heading}</h1>}
        </PageLayout>
      </div>
    </ActionsContext>
  );
}
