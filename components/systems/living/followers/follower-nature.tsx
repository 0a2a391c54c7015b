'use client';
import * as z from 'zod/mini';
import { useSavedForm, zTypedName } from '@/components/draft/saved-form';
import { SelectField } from '@/components/ui/field';
import { Toggle } from '@/components/ui/check-controls';
import { panels } from '#words/systems/living/messages/panels';
import { terms } from '#words/systems/living/messages/terms';
import { petAbilities, type Follower } from '@/lib/systems/living/sheet/follower';
import { useEdit } from '../use-hero';

const say = panels.followers;

const zFollowerForm = z.object({
  name: zTypedName,
  ability: z.enum(['', ...petAbilities]),
  magical: z.boolean(),
});

/** Name, kind and nature of a follower. */
export const useFollowerForm = (follower: Follower, index: number) => {
  const edit = useEdit();
  const { name = '', magical } = follower;
  const saved = { name, ability: follower.ability ?? ('' as const), magical };
  return useSavedForm(zFollowerForm, saved, (next, changed, run) => {
    switch (changed) {
      case 'name':
        edit({ edit: 'name-follower', index, name: next.name }, { run });
        break;
      case 'ability':
        edit({ edit: 'set-ability', index, ability: next.ability === '' ? undefined : next.ability });
        break;
      case 'magical':
        edit({ edit: 'set-magical', index, magical: next.magical });
    }
  });
};

type FollowerForm = ReturnType<typeof useFollowerForm>;

/** Special ability of a pet or beast shape, and its effect on the die. */
export function Nature({ follower, form }: { readonly follower: Follower; readonly form: FollowerForm }) {
  const { ability, magical } = follower;
  return (
    <div className="flex flex-wrap items-start gap-3">
      <div className="min-w-52 flex-1">
        <SelectField
          label={say.ability}
          hint={ability ? say.abilityEffects[ability] : undefined}
          {...form.field('ability')}
        >
          <option value="">{say.noAbility}</option>
          {petAbilities.map((each) => (
            <option key={each} value={each}>
              {terms.petAbilities[each]}
            </option>
          ))}
        </SelectField>
      </div>
      <div className="sm:pt-7">
        <Toggle label={say.magical} pressed={magical} onChange={(next) => form.set('magical', next)} />
      </div>
    </div>
  );
}
