'use client';
import { SelectField } from '@/components/ui/field';
import { words } from '@/lib/messages/index';
import { living } from '@/lib/systems/living/living';
import type { Owner } from '@/lib/systems/living/sheet/edit';
import type { Sex } from '@/lib/systems/living/sheet/sex';
import { useBench } from '../draft/use-draft';

const say = words.builder.sex;

/** The field of the hero himself, to go to it. */
export const heroSexId = 'sex';

/** Whose sex it is, for the one skill that asks; nothing need be said. */
export function SexField({ owner, sex }: { readonly owner: Owner; readonly sex: Sex | undefined }) {
  const { edit } = useBench();
  const own = owner === 'hero' ? { id: heroSexId, hint: say.hint } : {};
  return (
    <SelectField
      label={say.label}
      value={sex ?? ''}
      onChange={({ target: { value } }) =>
        edit({ edit: 'set-sex', owner, sex: living.sexes.find((each) => each === value) })
      }
      {...own}
    >
      <option value="">{say.none}</option>
      {living.sexes.map((each) => (
        <option key={each} value={each}>
          {say.names[each]}
        </option>
      ))}
    </SelectField>
  );
}
