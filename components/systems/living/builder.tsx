'use client';
import { useEffect } from 'react';
import { useDraftPart, useShown } from '@/components/draft/use-draft';
import type { BuilderViews } from '@/components/systems/views';
import { faceNumbersOnCard } from '@/lib/dice/face';
import { Changes, loadDialogs, OddsStrip } from './dialogs';
import { DieEditor } from './die/die-editor';
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
    <DieEditor owner="hero" whose={name}>
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

/** An empty die and the room of its brushes. */
export function Outline() {
  return (
    <div aria-hidden className="flex flex-col gap-4 xl:flex-row xl:items-start">
      <div className="h-[6.2rem] shrink-0 sm:h-27.5 xl:w-40" />
      <div className="grid min-w-0 flex-1 grid-cols-2 gap-3 min-[40rem]:grid-cols-3">
        {faceNumbersOnCard.map((face) => (
          <div key={face} className="aspect-square rounded-face border-[3px] border-ink bg-leaf" />
        ))}
      </div>
    </div>
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
