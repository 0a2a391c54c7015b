'use client';
import { SavedText } from '@/components/draft/saved-form';
import { SelectField } from '@/components/ui/field';
import { Panel } from '@/components/ui/panel';
import { panels } from '#words/systems/living/messages/panels';
import type { Owner } from '@/lib/systems/living/sheet/edit';
import { sexes, sexOf, type Sex } from '@/lib/systems/living/sheet/sex';
import { useEdit, useHero } from './use-hero';

const { notes: say, sex: saySex } = panels;

/** Details that travel with the hero and are not printed: the player's own notes, and the sex. */
export function NotesPanel() {
  const hero = useHero();
  const edit = useEdit();
  return (
    <Panel title={say.title}>
      <SavedText
        label={say.label}
        hint={say.hint}
        kind="text"
        rows={4}
        saved={hero.notes}
        onSave={(text, run) => edit({ edit: 'set-text', field: 'notes', text }, { run })}
      />
      <div className="mt-3 max-w-60">
        <SexField owner="hero" sex={sexOf(hero)} />
      </div>
    </Panel>
  );
}

/** The field of the hero himself, to go to it. */
export const heroSexId = 'sex';

/** The hero's sex, for the one skill that asks; optional. */
export function SexField({ owner, sex }: { readonly owner: Owner; readonly sex: Sex | undefined }) {
  const edit = useEdit();
  const own = owner === 'hero' ? { id: heroSexId, hint: saySex.hint } : {};
  return (
    <SelectField
      label={saySex.label}
      value={sex ?? ''}
      onChange={({ target: { value } }) =>
        edit({ edit: 'set-sex', owner, sex: sexes.find((each) => each === value) })
      }
      {...own}
    >
      <option value="">{saySex.none}</option>
      {sexes.map((each) => (
        <option key={each} value={each}>
          {saySex.names[each]}
        </option>
      ))}
    </SelectField>
  );
}
