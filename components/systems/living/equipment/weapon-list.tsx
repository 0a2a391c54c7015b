'use client';
import type { ComponentProps } from 'react';
import * as z from 'zod/mini';
import { useSavedForm, zTypedName } from '@/components/draft/saved-form';
import { useShown } from '@/components/draft/use-draft';
import { Field } from '@/components/ui/field';
import { RemoveButton } from '@/components/ui/button';
import { panels } from '#words/systems/living/messages/panels';
import { terms } from '#words/systems/living/messages/terms';
import { meleeKinds, type Weapon } from '@/lib/systems/living/sheet/armoury';
import type { Owner } from '@/lib/systems/living/sheet/edit';
import { limits } from '@/lib/systems/living/sheet/hero';
import { WeaponFacts } from '../dialogs';
import { useEdit } from '../use-hero';
import { AddWeapon, kindOfWeapon } from './add-weapon';

const say = panels.equipment;

/** The weapons of a hero or follower: kind, name, and what a throwing weapon is in melee. */
export function WeaponList({
  owner,
  weapons,
  heading,
  none,
  placeholder,
}: {
  readonly owner: Owner;
  readonly weapons: readonly Weapon[];
  readonly heading: string;
  readonly none?: string;
  readonly placeholder: string;
}) {
  const { generation } = useShown();
  return (
    <div>
      <h3 className="mb-1 text-lg">{heading}</h3>
      {weapons.length === 0 && none !== undefined && <p className="text-sm text-muted">{none}</p>}
      <ul className="flex flex-col gap-3">
        {weapons.map((weapon, index) => (
          <WeaponRow
            key={`${generation} ${index}`}
            owner={owner}
            weapon={weapon}
            index={index}
            placeholder={placeholder}
          />
        ))}
      </ul>
      {weapons.length >= limits.weapons ? (
        <p className="mt-2 text-sm text-muted">{say.full(limits.weapons)}</p>
      ) : (
        <AddWeapon owner={owner} />
      )}
    </div>
  );
}

const zWeaponRow = z.object({ name: zTypedName, melee: z.enum(['', ...meleeKinds]) });

function WeaponRow({
  owner,
  weapon,
  index,
  placeholder,
}: {
  readonly owner: Owner;
  readonly weapon: Weapon;
  readonly index: number;
  readonly placeholder: string;
}) {
  const edit = useEdit();
  const kind = kindOfWeapon(weapon);
  const named = weapon.name ?? kind;
  const saved = { name: weapon.name ?? '', melee: weapon.melee ?? '' } as const;
  const { field, error } = useSavedForm(zWeaponRow, saved, ({ name, melee }, _, run) => {
    const next = {
      ...weapon,
      name: name === '' ? undefined : name,
      melee: melee === '' ? undefined : melee,
    };
    edit({ edit: 'set-weapon', owner, index, weapon: next }, { run });
  });
  return (
    <li className="flex flex-wrap items-end gap-2 border-t border-line pt-2 first:border-0">
      <div className="min-w-40 flex-1">
        <Field
          label={kind}
          placeholder={placeholder}
          autoComplete="off"
          error={error('name')}
          {...field('name')}
        />
      </div>
      {weapon.type === 'throwing' && <MeleeOfThrowing {...field('melee')} />}
      <RemoveButton
        label={say.remove(named)}
        onRemove={() => edit({ edit: 'remove-weapon', owner, index })}
      />
      <WeaponFacts weapon={weapon} name={named} learner={owner === 'hero'} />
    </li>
  );
}

function MeleeOfThrowing(field: ComponentProps<'select'>) {
  return (
    <label className="flex flex-col gap-1">
      <span className="text-sm text-muted">{say.inMelee}</span>
      <select className="min-h-11 rounded-lg border border-edge bg-leaf px-3" {...field}>
        <option value="">{say.inMeleeNothing}</option>
        {meleeKinds.map((kind) => (
          <option key={kind} value={kind}>
            {terms.weaponTypes[kind]}
          </option>
        ))}
      </select>
    </label>
  );
}
