'use client';
import { Segmented } from '@/components/ui/segmented';
import { builder as say } from '#words/systems/draco/messages/builder';
import { cards } from '#words/systems/draco/messages/cards';
import { terms } from '#words/systems/draco/messages/terms';
import { attacks } from '@/lib/systems/draco/sheet/pips';
import { sheetKinds } from '@/lib/systems/draco/sheet/sheet';
import { useEdit, useHero } from './use-hero';

/** Slayer or dragon, and what a slayer attacks with: the card obeys both. */
export function KindRow() {
  const draft = useHero();
  const edit = useEdit();
  return (
    <div>
      <div className="flex flex-wrap gap-2">
        <Segmented
          label={say.kind}
          value={draft.kind}
          segments={sheetKinds.map((value) => ({ value, label: terms.kinds[value] }))}
          onChange={(kind) => edit({ edit: 'set-kind', kind })}
        />
        {draft.kind === 'slayer' && (
          <Segmented
            label={say.attack}
            value={draft.attack}
            segments={attacks.map((value) => ({ value, label: terms.attacks[value] }))}
            onChange={(attack) => edit({ edit: 'set-attack', attack })}
          />
        )}
      </div>
      <p className="mt-1.5 text-sm text-muted">
        {draft.kind === 'slayer' ? cards.attackLines[draft.attack] : say.cards.hint}
      </p>
    </div>
  );
}
