'use client';

import { useEffect, useState } from 'react';
import dynamic from 'next/dynamic';
import { createPortal } from 'react-dom';
import { InstallOffer } from '@/components/site/install-offer';
import { Waiting } from '@/components/site/waiting';
import { messages } from '@/lib/messages/index';
import type { RosterContents } from '@/lib/roster/roster';
import { AddHero } from './heroes/add-hero';
import { BackupPanel } from './backup/backup-panel';
import { ActionsContext, useRosterActions } from './use-actions';
import { HeroList } from './heroes/hero-list';
import { PageLayout } from './page-layout';
import { PartyStrip } from './parties/party-strip';
import { Skeleton } from './skeleton';
import { UnreadableList } from './backup/unreadable-list';
import { useImport } from './use-import';

import { isOfAnything } from './steps';
import { useUndoKeys } from './undo';
import { useRoster } from './use-roster';

const say = messages.myHeroes;

const TransferDialog = dynamic(
  () => import('./transfer/transfer-dialog').then((file) => file.TransferDialog),
  { ssr: false },
);

function WaysIn({
  contents,
  today,
  onTransfer,
}: {
  readonly contents: RosterContents;
  readonly today: Date;
  readonly onTransfer: () => void;
}) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-2">
      <AddHero isFirst={contents.heroes.length === 0} />
      <BackupPanel contents={contents} today={today} onTransfer={onTransfer} />
    </div>
  );
}

/** The heroes of this device: to find, open, gather, send, keep safe and let go. */
export function MyHeroes({
  heading,
  known,
  firstPlace,
  onCount,
}: {
  readonly heading: string;
  /** How many there were last time, for the room that the list will take. */
  readonly known: number;
  /** Where the ways in stand while there is no hero yet. */
  readonly firstPlace: HTMLElement | null;
  /** Must keep its identity. */
  readonly onCount: (heroes: number) => void;
}) {
  const opened = useRoster();
  const controls = useRosterActions(opened.state === 'open' ? opened.roster : undefined, isOfAnything);
  const { actions } = controls;
  const isOver = useImport(actions);
  const [today] = useState(() => new Date());
  const [isTransferring, transfer] = useState(false);
  useUndoKeys(actions);

  const count = opened.state === 'open' ? opened.contents.heroes.length : undefined;
  useEffect(() => {
    if (count !== undefined) onCount(count);
  }, [count, onCount]);

  if (opened.state === 'opening')
    return (
      <>
        <p role="status" className="text-muted empty:hidden">
          <Waiting />
        </p>
        {known > 0 && <Skeleton heading={heading} label={say.opening} heroes={known} />}
      </>
    );
  const contents = opened.state === 'open' ? opened.contents : undefined;
  const isEmpty = contents?.heroes.length === 0;
  const waysIn = (all: RosterContents) => (
    <WaysIn contents={all} today={today} onTransfer={() => transfer(true)} />
  );
  return (
    <ActionsContext value={actions}>
      <PageLayout opened={opened} controls={controls} isOver={isOver}>
        {contents && (
          <>
            {contents.unreadable.length > 0 && <UnreadableList rows={contents.unreadable} />}
            {!isEmpty && <HeroList heading={heading} contents={contents} today={today} />}
            {!isEmpty && <InstallOffer />}
            {(!isEmpty || contents.parties.length > 0) && <PartyStrip contents={contents} />}
            {!isEmpty && waysIn(contents)}
            {isEmpty && firstPlace && createPortal(waysIn(contents), firstPlace)}
            {/* Apart from them: they change their place when the first hero comes, and the dialog stays. */}
            {isTransferring && <TransferDialog isEmpty={isEmpty} onClose={() => transfer(false)} />}
          </>
        )}
      </PageLayout>
    </ActionsContext>
  );
}
