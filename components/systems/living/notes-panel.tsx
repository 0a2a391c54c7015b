'use client';
import { Panel } from '@/components/ui/panel';
import { words } from '@/lib/messages/index';
import { living } from '@/lib/systems/living/living';
import { SexField } from '../../builder/sex-field';
import { TextLine } from '../../builder/text-line';
import { useBench, useBuilder } from '../../draft/use-draft';

const say = words.builder.notes;

/** What travels with the hero and is not printed: the player's own notes, and the sex. */
export function NotesPanel() {
  const { hero, bench } = useBuilder();
  const { edit } = useBench();
  return (
    <Panel key={bench} title={say.title}>
      <TextLine
        label={say.label}
        hint={say.hint}
        kind="text"
        rows={4}
        saved={hero.notes}
        onSave={(text) => edit({ edit: 'set-text', field: 'notes', text })}
      />
      <div className="mt-3 max-w-60">
        <SexField owner="hero" sex={living.sexOf(hero)} />
      </div>
    </Panel>
  );
}
