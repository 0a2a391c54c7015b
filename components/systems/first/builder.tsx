'use client';
import { useEffect } from 'react';
import { SavedText } from '@/components/draft/saved-form';
import { useDraftPart, useShown } from '@/components/draft/use-draft';
import { DieEditor } from '@/components/pip-hero/die/die-editor';
import type { BuilderViews } from '@/components/systems/views';
import { Panel } from '@/components/ui/panel';
import { panels } from '@/lib/systems/first/messages/en/panels';
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

/** The hero's die. */
function Main() {
  const name = useDraftPart(({ document }) => heroOf(document.sheet).name);
  return (
    <DieEditor die={heroDie} whose={name}>
      <Issues at="faces" />
    </DieEditor>
  );
}

function Notes() {
  const { notes } = useHero();
  const edit = useEdit();
  const say = panels.notes;
  return (
    <Panel title={say.title}>
      <SavedText
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

function Panels() {
  const { generation } = useShown();
  useEffect(loadDialogs, []);
  return (
    <>
      <OddsStrip />
      <div className="grid min-w-0 items-start gap-5 min-[86rem]:grid-cols-[minmax(0,1.09fr)_minmax(0,1fr)]">
        <EquipmentPanel />
        <SkillsPanel />
      </div>
      <FiendPanel />
      <Notes key={generation} />
    </>
  );
}

/** The first edition in the builder. */
export const builder: BuilderViews = { Main, Panels, isPlaced, Changes, Facts };
