'use client';
import { IssueList } from '@/components/draft/issue-list';
import { SavedText } from '@/components/draft/saved-form';
import { useDraftPart, useShown } from '@/components/draft/use-draft';
import { DieEditor } from '@/components/painted-die/die/die-editor';
import type { BuilderViews } from '@/components/systems/views';
import { Panel } from '@/components/ui/panel';
import { builder as say } from '#words/systems/draco/messages/builder';
import { terms } from '#words/systems/draco/messages/terms';
import type { Sheet } from '@/lib/systems/sheet';
import { CardsPanel } from './cards-panel';
import { Changes } from './changes';
import { loadDialogs } from './dialogs';
import { draftIn } from './draft';
import { KindRow } from './kind-row';
import { slayerDice } from './painted-dice';
import { SkillsPanel } from './skills-panel';
import { useEdit, useHero } from './use-hero';

/** Kind of the sheet, and the slayer's card or the dragon's five. */
function Main() {
  const draft = useDraftPart(({ document }) => draftIn(document.sheet));
  return (
    <div className="flex flex-col gap-4">
      <KindRow />
      {draft.kind === 'slayer' ? (
        <DieEditor key={draft.attack} die={slayerDice[draft.attack]} whose={draft.name} teaches>
          <IssueList isHere={([root]) => root === 'faces'} Changes={Changes} />
        </DieEditor>
      ) : (
        <CardsPanel dragon={draft} />
      )}
    </div>
  );
}

function Notes() {
  const { generation } = useShown();
  const { notes } = useHero();
  const edit = useEdit();
  return (
    <Panel title={say.notes.title}>
      <SavedText
        key={generation}
        label={say.notes.label}
        hint={say.notes.hint}
        kind="text"
        rows={4}
        saved={notes}
        onSave={(text, run) => edit({ edit: 'set-text', field: 'notes', text }, { run })}
      />
    </Panel>
  );
}

/** Attack and skills of a slayer or dragon, shown before the sheet is taken. */
function Facts({ sheet }: { readonly sheet: Sheet }) {
  const draft = draftIn(sheet);
  const skills = draft.kind === 'slayer' ? draft.skills : draft.cards.map(({ skill }) => skill);
  const kind = draft.kind === 'slayer' ? terms.attacks[draft.attack] : terms.kinds.dragon;
  return (
    <p className="mt-2 text-sm text-muted">
      {[kind, ...skills.filter(Boolean).map(terms.skill)].join(' · ')}
    </p>
  );
}

/** Hic est Draco in the builder. */
export const builder: BuilderViews = {
  sections: [
    { id: 'die', name: say.sections.die },
    { id: 'skills', name: say.sections.skills },
  ],
  Main,
  panels: [
    { section: 'skills', View: SkillsPanel },
    { section: 'skills', View: Notes },
  ],
  loadDialogs,
  isPlaced: ([root]) => root === 'faces' || root === 'skills' || root === 'cards',
  Changes,
  Facts,
};

export { parts, system } from '@/lib/systems/draco/together/cards';
