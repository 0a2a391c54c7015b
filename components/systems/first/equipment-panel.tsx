'use client';
import { useState } from 'react';
import * as z from 'zod/mini';
import { useSavedForm, zTypedName } from '@/components/draft/saved-form';
import { useShown } from '@/components/draft/use-draft';
import { OtherItems } from '@/components/painted-die/equipment/other-items';
import { Button, RemoveButton } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Panel } from '@/components/ui/panel';
import { panels } from '#words/systems/first/messages/panels';
import { terms } from '#words/systems/first/messages/terms';
import { weaponTypes, type Weapon, type WeaponType } from '@/lib/systems/first/sheet/equipment';
import { limits } from '@/lib/systems/first/sheet/hero';
import { Issues } from './issues';
import { useEdit, useHero } from './use-hero';

const say = panels.equipment;

/** Equipment of the miniature. */
export function EquipmentPanel() {
  const { equipment } = useHero();
  const edit = useEdit();
  const { weapons, other } = equipment;
  return (
    <Panel title={say.title}>
      <Issues at="equipment" />
      <Weapons weapons={weapons} />
      <OtherItems
        items={other}
        limit={limits.other}
        say={say}
        onChange={(items, run) => edit({ edit: 'set-other', other: items }, run && { run })}
      />
    </Panel>
  );
}

function Weapons({ weapons }: { readonly weapons: readonly Weapon[] }) {
  const { generation } = useShown();
  return (
    <div>
      <h3 className="mt-4 mb-1 text-lg">{say.weapons}</h3>
      {weapons.length === 0 && <p className="text-sm text-muted">{say.noWeapons}</p>}
      <ul className="flex flex-col gap-3">
        {weapons.map((weapon, index) => (
          <WeaponRow key={`${generation} ${index}`} weapon={weapon} index={index} />
        ))}
      </ul>
      {weapons.length >= limits.weapons ? (
        <p className="mt-2 text-sm text-muted">{say.full(limits.weapons)}</p>
      ) : (
        <AddWeapon />
      )}
    </div>
  );
}

const zWeaponRow = z.object({ name: zTypedName });

function WeaponRow({ weapon, index }: { readonly weapon: Weapon; readonly index: number }) {
  const edit = useEdit();
  const kind = terms.weaponTypes[weapon.type];
  const { field, error } = useSavedForm(zWeaponRow, { name: weapon.name ?? '' }, ({ name }, _, run) =>
    edit({ edit: 'set-weapon', index, weapon: { ...weapon, name: name === '' ? undefined : name } }, { run }),
  );
  return (
    <li className="flex flex-wrap items-end gap-2 border-t border-line pt-2 first:border-0">
      <div className="min-w-40 flex-1">
        <Field
          label={kind}
          placeholder={say.weaponPlaceholder}
          autoComplete="off"
          error={error('name')}
          {...field('name')}
        />
      </div>
      <RemoveButton
        label={say.remove(weapon.name ?? kind)}
        onRemove={() => edit({ edit: 'remove-weapon', index })}
      />
    </li>
  );
}

function AddWeapon() {
  const edit = useEdit();
  const [type, choose] = useState<WeaponType>('melee');
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      <select
        aria-label={say.weaponType}
        className="min-h-10 max-w-full rounded-card border border-edge bg-leaf px-3"
        value={type}
        onChange={({ target }) => choose(weaponTypes.find((each) => each === target.value) ?? 'melee')}
      >
        {weaponTypes.map((each) => (
          <option key={each} value={each}>
            {terms.weaponTypes[each]}
          </option>
        ))}
      </select>
      <Button size="small" onClick={() => edit({ edit: 'add-weapon', weapon: { type } })}>
        {say.addWeapon}
      </Button>
    </div>
  );
}
