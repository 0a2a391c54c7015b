'use client';
import { Panel } from '@/components/ui/panel';
import { words } from '@/lib/messages/index';
import { TextLine } from './text-line';
import { useBench, useBuilder } from './use-builder';

const say = words.builder.notes;

/** The player's own notes. */
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
    </Panel>
  );
}
