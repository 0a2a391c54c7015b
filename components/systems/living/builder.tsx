'use client';
import { useEffect } from 'react';
import { DieEditor } from '@/components/pip-hero/die/die-editor';
import { useDraftPart, useShown } from '@/components/draft/use-draft';
import type { BuilderViews } from '@/components/systems/views';
import { Changes, loadDialogs, OddsStrip } from './dialogs';
import { dieOf } from './die/painted-dice';
import { EquipmentPanel } from './equipment/equipment-panel';
import { Facts } from './facts';
import { FollowersPanel } from './followers/followers-panel';
import { heroOf } from './hero';
import { Issues } from './issues';
import { NotesPanel } from './notes-panel';
import { concernOf } from './places';
import { SkillsPanel } from './skills/skills-panel';
import { SnowfallPanel } from './skills/snowfall-panel';

/** The hero's die. */
function Main() {
  const name = useDraftPart(({ document }) => heroOf(document.sheet).name);
  return (
    <DieEditor die={dieOf('hero')} whose={name}>
      <Issues at="die" />
    </DieEditor>
  );
}

const pair = 'grid min-w-0 items-start gap-5 min-[86rem]:grid-cols-[minmax(0,1.09fr)_minmax(0,1fr)]';

function Panels() {
  const { generation } = useShown();
  useEffect(loadDialogs, []);
  return (
    <>
      <OddsStrip />
      <div className={pair}>
        <EquipmentPanel />
        <SkillsPanel />
      </div>
      <FollowersPanel />
      <div className={pair}>
        <SnowfallPanel />
        <NotesPanel key={generation} />
      </div>
    </>
  );
}

/** The Living Rulebook in the builder. */
export const builder: BuilderViews = {
  Main,
  Panels,
  isPlaced: (path) => concernOf(path) !== 'hero',
  Changes,
  Facts,
};
