'use client';
import { useEffect } from 'react';
import { Actions } from './actions';
import { ArrivalNotice } from './notices';
import { Announcer } from './announcer';
import { HeroPhoto, loadDialogs, OddsStrip, WhichDialog } from './dialogs';
import { DieEditor } from '../systems/living/die/die-editor';
import { EquipmentPanel } from '../systems/living/equipment/equipment-panel';
import { FollowersPanel } from '../systems/living/followers/followers-panel';
import { HeroHead } from './head';
import { HistoryBar } from './history-bar';
import { IssueList } from '../draft/issue-list';
import { CardPreview } from './later-card';
import { Layout, Pair } from './layout';
import { NotesPanel } from '../systems/living/notes-panel';
import { PhoneBar } from './phone-bar';
import { SaveTrouble } from './saving';
import { SkillsPanel } from '../systems/living/skills/skills-panel';
import { SnowfallPanel } from '../systems/living/skills/snowfall-panel';
import { useAddress, useLeaving } from './use-address';
import { useBuilderPart } from '../draft/use-draft';

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
