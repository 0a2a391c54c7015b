'use client';
import { SavedText } from '@/components/draft/saved-form';
import { useDraftPart, useShown } from '@/components/draft/use-draft';
import { DieEditor } from '@/components/painted-die/die/die-editor';
import type { BuilderViews } from '@/components/systems/views';
import { ArmourRow } from '@/components/painted-die/equipment/armour-row';
import { armours } from '@/lib/painted-die/equipment';
import { armourCaps } from '@/lib/systems/first/rules/locks';
import { Panel } from '@/components/ui/panel';
import { panels } from '#words/systems/first/messages/panels';
import { Changes } from './changes';
import { loadDialogs, OddsStrip } from './dialogs';
import { EquipmentPanel } from './equipment-panel';
import { Facts } from './facts';
import { FiendPanel } from './fiend-panel';
import { heroOf } from './hero';
import { isPlaced, Issues } from './issues';
import { heroDie } from './painted-dice';
import { SkillsPanel } from './skills-panel';
import { useEdit, useHero } from './use-hero';

function Armour() {
  const hero = useHero();
  const edit = useEdit();
  return (
    <ArmourRow
      armours={armours}
      worn={hero.equipment}
      say={panels.equipment}
      caps={panels.equipment.caps(armourCaps(hero))}
      onArmour={(next) => edit({ edit: 'set-armour', armour: next })}
      onShield={(next) => edit({ edit: 'set-shield', shield: next })}
    />
  );
}

/** Armour of the miniature, and the hero's die. */
function Main() {
  const name = useDraftPart(({ document }) => heroOf(document.sheet).name);
  return (
    <div className="flex flex-col gap-4 low:gap-1">
      <Armour />
      <DieEditor die={heroDie} whose={name} teaches>
        <Issues at="faces" />
      </DieEditor>
    </div>
  );
}

function Notes() {
  const { generation } = useShown();
  const { notes } = useHero();
  const edit = useEdit();
  const say = panels.notes;
  return (
    <Panel title={say.title}>
      <SavedText
        key={generation}
        label={say.label}
        hint={say.hint}
        kind="text"
        rows={4}
        saved={notes}
        onSave={(text, run) => edit({ edit: 'set-text', field: 'notes', text }, { run })}
      />
    </Panel>
  );
}

/** The first edition in the builder. */
export const builder: BuilderViews = {
  sections: [
    { id: 'die', name: panels.sections.die },
    { id: 'gear', name: panels.sections.gear },
    { id: 'skills', name: panels.sections.skills },
    { id: 'fiend', name: panels.sections.fiend },
  ],
  Main,
  panels: [
    { section: 'die', View: OddsStrip, isWide: true },
    { section: 'gear', View: EquipmentPanel },
    { section: 'skills', View: SkillsPanel },
    { section: 'fiend', View: FiendPanel, isWide: true },
    { section: 'gear', View: Notes, isWide: true },
  ],
  loadDialogs,
  isPlaced,
  Changes,
  Facts,
};

export { parts, system } from '@/lib/systems/first/together/cards';
