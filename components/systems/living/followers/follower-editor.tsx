'use client';
import { useState } from 'react';
import * as z from 'zod/mini';
import { useSavedForm, zTypedName } from '@/components/draft/saved-form';
import { PointsBar } from '@/components/site/sheet-state';
import { Button, RemoveButton } from '@/components/ui/button';
import { Field, SelectField } from '@/components/ui/field';
import { Toggle } from '@/components/ui/check-controls';
import { issues } from '@/lib/systems/living/messages/en/issues';
import { panels } from '@/lib/systems/living/messages/en/panels';
import { terms } from '@/lib/systems/living/messages/en/terms';
import { spentOn } from '@/lib/pip-hero/spent';
import { die } from '@/lib/systems/living/sheet/pips';
import { paintedPips } from '@/lib/systems/living/cards/painted-pips';
import { followerPoints } from '@/lib/systems/living/rules/followers';
import { skillLimits } from '@/lib/systems/living/rules/skill-locks';
import { petAbilities, type Follower } from '@/lib/systems/living/sheet/follower';
import { sexOf } from '@/lib/systems/living/sheet/sex';
import { SkillDialog } from '../dialogs';
import { DieEditor } from '@/components/pip-hero/die/die-editor';
import { Slots } from '@/components/pip-hero/skills/slots';
import { dieOf } from '../die/painted-dice';
import { WeaponList } from '../equipment/weapon-list';
import { Issues } from '../issues';
import { SexField } from '../notes-panel';
import { SkillRows } from '../skills/skill-rows';
import { useEdit, useHero } from '../use-hero';

const say = panels.followers;

const zFollowerForm = z.object({
  name: zTypedName,
  ability: z.enum(['', ...petAbilities]),
  magical: z.boolean(),
});

/** Who a follower is, and its nature. */
const useFollowerForm = (follower: Follower, index: number) => {
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

/** One follower: who it is, its die under its own rules, and what it fights with. */
export function FollowerEditor({ follower, index }: { readonly follower: Follower; readonly index: number }) {
  const hero = useHero();
  const edit = useEdit();
  const form = useFollowerForm(follower, index);
  const kind = terms.followerKinds[follower.kind];
  const whose = follower.name ?? kind;
  const points = followerPoints(hero, index);
  const owner = { follower: index };
  return (
    <section
      aria-label={whose}
      className="flex flex-col gap-3 border-t border-line py-4 first-of-type:border-0"
    >
      <div className="flex items-end gap-2">
        <div className="min-w-0 flex-1">
          <Field
            label={say.name(follower.kind)}
            placeholder={kind}
            autoComplete="off"
            error={form.error('name')}
            {...form.field('name')}
          />
        </div>
        <RemoveButton label={say.remove(whose)} onRemove={() => edit({ edit: 'remove-follower', index })} />
      </div>
      {follower.kind === 'daemon' ? (
        <p className="text-sm text-muted">{say.daemonLife(points.budget / 4, points.budget)}</p>
      ) : (
        <Nature follower={follower} form={form} />
      )}
      {follower.kind !== 'beast-shape' && (
        <div className="max-w-60">
          <SexField owner={owner} sex={sexOf(follower)} />
        </div>
      )}
      <Issues at={index} />
      <div>
        <p>{panels.spent(points.spent, points.budget)}</p>
        <PointsBar spent={spentOn(die, follower.faces, paintedPips, terms.pips)} points={points} />
      </div>
      <DieEditor die={dieOf(owner)} whose={whose} />
      {follower.kind === 'daemon' && <DaemonSkills index={index} skills={follower.skills} />}
      <WeaponList
        owner={owner}
        weapons={follower.weapons}
        heading={say.weapons}
        placeholder={say.weaponPlaceholder}
      />
    </section>
  );
}

/** What sets a pet or beast shape apart, and what that does to its die. */
function Nature({ follower, form }: { readonly follower: Follower; readonly form: FollowerForm }) {
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

/** What the daemon learns in the slots that its summoner left free; ruling 16. */
function DaemonSkills({ index, skills }: { readonly index: number; readonly skills: readonly string[] }) {
  const hero = useHero();
  const [adding, add] = useState(false);
  const list = { follower: index };
  const limits = skillLimits(hero).daemons.find(({ follower }) => follower === index);
  return (
    <div>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="text-lg">{say.daemonSkills}</h3>
        {limits && <Slots slots={limits.slots}>{issues.slotsUsed(limits.slots)}</Slots>}
      </div>
      <p className="text-sm text-muted">{say.daemonSlots}</p>
      <SkillRows list={list} skills={skills} none={panels.skills.none} />
      <Button size="small" className="mt-2" onClick={() => add(true)}>
        {say.addDaemonSkill}
      </Button>
      {adding && <SkillDialog list={list} title={say.addDaemonSkill} open onOpenChange={add} />}
    </div>
  );
}
