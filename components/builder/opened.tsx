'use client';
import { Suspense, useEffect } from 'react';
import { IssueList } from '@/components/draft/issue-list';
import { useDraftPart } from '@/components/draft/use-draft';
import { useGames } from '@/components/systems/use-game';
import { useViews } from '@/components/systems/use-views';
import { Actions } from './actions';
import { CardPreview } from './card-space';
import { loadDialogs, Photo, WhichDialog } from './dialogs';
import { Head } from './head';
import { HistoryBar } from './history-bar';
import { Layout } from './layout';
import { Announcer, ArrivalNotice } from './notices';
import { Outline } from './outline';
import { PhoneBar } from './phone-bar';
import { SaveTrouble } from './saving';
import { useAddress, useLeaving } from './use-address';

/** The sheet on the left, its cards and what to do with it on the right. */
export function Opened() {
  useEffect(loadDialogs, []);
  useAddress();
  useLeaving();
  return (
    <Suspense fallback={<Outline />}>
      <Views />
    </Suspense>
  );
}

function Views() {
  const generation = useDraftPart((state) => state.generation);
  const system = useDraftPart((state) => state.document.system);
  const isAsked = useDraftPart((state) => state.question !== undefined);
  useGames([system]);
  const { Main, Panels, Changes, isPlaced } = useViews(system, 'builder');
  return (
    <>
      <Layout
        head={
          <>
            <SaveTrouble />
            <ArrivalNotice of={['code', 'sample', 'saved']} />
            <HistoryBar />
            <Head />
            <IssueList isHere={(path) => !isPlaced(path)} Changes={Changes} />
          </>
        }
        main={<Main key={`${system} ${generation}`} />}
        panels={<Panels key={system} />}
        side={
          <>
            <CardPreview />
            <Actions />
            <Photo />
            <ArrivalNotice of={['file']} />
          </>
        }
      />
      <PhoneBar />
      {isAsked && <WhichDialog />}
      <Announcer />
    </>
  );
}
