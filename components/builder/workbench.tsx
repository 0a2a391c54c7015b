'use client';
import { useEffect } from 'react';
import { Actions } from './actions';
import { ArrivalNotice } from './arrivals';
import { Announcer } from './announcer';
import { HeroPhoto, loadDialogs, OddsStrip, WhichDialog } from './dialogs';
import { DieEditor } from './die-editor';
import { EquipmentPanel } from './equipment-panel';
import { FollowersPanel } from './followers-panel';
import { HeroHead } from './hero-head';
import { HistoryBar } from './history-bar';
import { IssueList } from './issue-list';
import { CardPreview } from './later-card';
import { Layout, Pair } from './layout';
import { NotesPanel } from './notes-panel';
import { PhoneBar } from './phone-bar';
import { SaveTrouble } from './save-trouble';
import { SkillsPanel } from './skills-panel';
import { SnowfallPanel } from './snowfall-panel';
import { useAddress, useLeaving } from './use-address';
import { useBuilderPart } from './use-builder';

/** The bench: the hero on the left, its card and what to do with it on the right. */
export function Workbench() {
  const bench = useBuilderPart((state) => state.bench);
  const name = useBuilderPart((state) => state.hero.name);
  const isAsked = useBuilderPart((state) => state.question !== undefined);
  useEffect(loadDialogs, []);
  useAddress();
  useLeaving();
  return (
    <>
      <Layout
        head={
          <>
            <SaveTrouble />
            <ArrivalNotice of={['code', 'sample', 'saved']} />
            <HistoryBar />
            <HeroHead />
            <IssueList at="hero" />
          </>
        }
        die={
          <DieEditor key={bench} owner="hero" whose={name}>
            <IssueList at="die" />
          </DieEditor>
        }
        panels={
          <>
            <OddsStrip />
            <Pair>
              <EquipmentPanel />
              <SkillsPanel />
            </Pair>
            <FollowersPanel />
            <Pair>
              <SnowfallPanel />
              <NotesPanel />
            </Pair>
          </>
        }
        side={
          <>
            <CardPreview />
            <Actions />
            <HeroPhoto />
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
