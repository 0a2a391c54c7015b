'use client';
import { Suspense, useEffect, useRef, useState } from 'react';
import type { Arrival } from '@/components/draft/address';
import { IssueList } from '@/components/draft/issue-list';
import { useDraftPart } from '@/components/draft/use-draft';
import { useGames } from '@/components/systems/use-game';
import { useViews } from '@/components/systems/use-views';
import { messages } from '@/lib/messages/index';
import { Beginnings } from './beginnings';
import { CompareButton, CompareInSection, Comparing } from './comparing';
import { ConceptLine, useDialogs, WhichDialog } from './later';
import { Head } from './head';
import { HistoryBar } from './history-bar';
import { Layout, useIsWide } from './layout';
import { Announcer, ArrivalNotice } from './notices';
import { Outline } from './outline';
import { PhoneBar } from './phone-bar';
import { FollowLine, SaveTrouble } from './saving';
import { Section, SectionsProvider } from './sections';
import { WideSide } from './side';
import { useAddress, useLeaving } from './use-address';

/** The sheet on the left, its cards and what to do with it on the right; on a phone in sections. */
export function Opened({
  asked,
  compares,
}: {
  readonly asked: Arrival['begin'];
  /** Whoever opened the page wants to compare two versions. */
  readonly compares: boolean;
}) {
  useAddress();
  useLeaving();
  return (
    <Suspense fallback={<Outline />}>
      <Views asked={asked} compares={compares} />
    </Suspense>
  );
}

/** Another sheet begins at its top. */
const useTop = (generation: number): void => {
  const shown = useRef(generation);
  useEffect(() => {
    if (shown.current === generation) return;
    shown.current = generation;
    window.scrollTo(0, 0);
  }, [generation]);
};

function Views({ asked, compares }: { readonly asked: Arrival['begin']; readonly compares: boolean }) {
  const generation = useDraftPart((state) => state.generation);
  const system = useDraftPart((state) => state.document.system);
  const isAsked = useDraftPart((state) => state.question !== undefined);
  const isWide = useIsWide();
  const [arrived] = useState(generation);
  // The hero may be opened once more before the comparison is: after a question about a namesake.
  const [asksToCompare, setAsks] = useState(compares);
  useTop(generation);
  useGames([system]);
  const { sections, Main, panels, loadDialogs: load, Changes, isPlaced } = useViews(system, 'builder');
  useDialogs(load);
  const [first = { id: '' }] = sections;
  const sheet = `${system} ${generation}`;
  return (
    <SectionsProvider key={sheet} first={first.id}>
      <Comparing isAsked={asksToCompare && !isAsked} onOver={() => setAsks(false)}>
        <div className="max-lg:flex max-lg:min-h-[calc(100dvh-5rem)] max-lg:flex-col">
          <h1 className="sr-only">{messages.builder.title}</h1>
          <Layout
            main={
              <>
                <SaveTrouble />
                <FollowLine />
                <ArrivalNotice
                  of={isWide ? ['code', 'sample', 'saved'] : ['code', 'sample', 'saved', 'file']}
                />
                <Section
                  id={first.id}
                  className="flex flex-col gap-5 max-lg:gap-3 low:grid low:grid-cols-[minmax(0,3fr)_minmax(0,4fr)] low:content-start low:gap-x-5"
                >
                  <HistoryBar />
                  <Head />
                  <ConceptLine />
                  <Beginnings asked={generation === arrived ? asked : undefined} />
                  <IssueList isHere={(path) => !isPlaced(path)} Changes={Changes} />
                  <div
                    data-main
                    tabIndex={-1}
                    className="min-w-0 outline-none low:col-start-2 low:row-span-8 low:row-start-1"
                  >
                    <Main />
                    <CompareButton kind="pip" className="mt-2" />
                  </div>
                </Section>
              </>
            }
            panels={panels.map(({ section, View, isWide: takesTwo }, at) => (
              <Section key={at} id={section} className={takesTwo ? 'min-[86rem]:col-span-2' : undefined}>
                <View />
                {panels.findIndex((panel) => panel.section === section) === at && (
                  <CompareInSection section={section} />
                )}
              </Section>
            ))}
            side={isWide && <WideSide />}
          />
          <PhoneBar sections={sections} />
        </div>
      </Comparing>
      {isAsked && <WhichDialog compares={asksToCompare} />}
      <Announcer />
    </SectionsProvider>
  );
}
