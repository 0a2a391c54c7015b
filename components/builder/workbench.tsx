'use client';
import { useEffect } from 'react';
import { Actions } from './actions';
import { ArrivalNotice, LoadNotice } from './arrivals';
import { Announcer } from './announcer';
import { CardPreview } from './card-preview';
import { loadDialogs, ReplaceDialog } from './dialogs';
import { DieEditor } from './die-editor';
import { EquipmentPanel } from './equipment-panel';
import { FollowersPanel } from './followers-panel';
import { HeroHead } from './hero-head';
import { IssueList } from './issue-list';
import { Layout, Pair } from './layout';
import { NotesPanel } from './notes-panel';
import { PhoneBar } from './phone-bar';
import { SaveLine } from './save-line';
import { SkillsPanel } from './skills-panel';
import { SnowfallPanel } from './snowfall-panel';
import { useBuilder } from './use-builder';

/** The bench: the hero on the left, its card and what to do with it on the right. */
export function Workbench() {
  const { hero, bench, question } = useBuilder();
  const settled = question === undefined;
  useEffect(loadDialogs, []);
  useEffect(() => {
    // What the address brought is settled; loading the page again must not bring it again.
    if (settled && window.location.search !== '')
      window.history.replaceState(null, '', window.location.pathname);
  }, [settled]);
  return (
    <>
      <Layout
        head={
          <>
            <LoadNotice />
            <ArrivalNotice of={['code', 'sample']} />
            <HeroHead />
            <IssueList at="hero" />
          </>
        }
        die={
          <DieEditor key={bench} owner="hero" faces={hero.faces} whose={hero.name}>
            <IssueList at="die" />
          </DieEditor>
        }
        panels={
          <>
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
            <ArrivalNotice of={['file']} />
            <SaveLine />
          </>
        }
      />
      <PhoneBar />
      {question && <ReplaceDialog />}
      <Announcer />
    </>
  );
}
