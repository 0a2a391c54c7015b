'use client';
import { DieEditor } from '@/components/painted-die/die/die-editor';
import { ArmourRow } from '@/components/painted-die/equipment/armour-row';
import { defenceCaps } from '@/lib/systems/living/rules/pip-locks';
import { armours } from '@/lib/painted-die/equipment';
import { useDraftPart, useShown } from '@/components/draft/use-draft';
import type { BuilderViews } from '@/components/systems/views';
import { panels as say } from '#words/systems/living/messages/panels';
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
import { useEdit, useHero } from './use-hero';

const { sections, equipment } = say;

function Armour() {
  const hero = useHero();
  const edit = useEdit();
  return (
    <ArmourRow
      armours={armours}
      worn={hero.equipment}
      say={equipment}
      caps={equipment.caps(defenceCaps(hero))}
      onArmour={(armour) => edit({ edit: 'set-armour', armour })}
      onShield={(shield) => edit({ edit: 'set-shield', shield })}
    />
  );
}

/** Armour of the miniature, which its die obeys, and the die. */
function Main() {
  const name = useDraftPart(({ document }) => heroOf(document.sheet).name);
  return (
    <div className="flex flex-col gap-4 low:gap-1">
      <Armour />
      <DieEditor die={dieOf('hero')} whose={name} teaches>
        <Issues at="die" />
      </DieEditor>
    </div>
  );
}

function Notes() {
  const { generation } = useShown();
  return <NotesPanel key={generation} />;
}

/** The Living Rulebook in the builder. */
export const builder: BuilderViews = {
  sections: [
    { id: 'die', name: sections.die },
    { id: 'gear', name: sections.gear },
    { id: 'skills', name: sections.skills },
    { id: 'followers', name: sections.followers },
  ],
  Main,
  panels: [
    { section: 'die', View: OddsStrip, isWide: true },
    { section: 'gear', View: EquipmentPanel },
    { section: 'skills', View: SkillsPanel },
    { section: 'followers', View: FollowersPanel, isWide: true },
    { section: 'skills', View: SnowfallPanel },
    { section: 'gear', View: Notes },
  ],
  loadDialogs,
  isPlaced: (path) => concernOf(path) !== 'hero',
  Changes,
  Facts,
};

export { parts, system } from '@/lib/systems/living/together/cards';
