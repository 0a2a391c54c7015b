'use client';
import { useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { words } from '@/lib/messages/index';
import type { Owner } from '@/lib/systems/living/sheet/edit';
import { useBench } from '../../../draft/use-draft';
import { kindOfWeapon, weaponGroups } from '../../../builder/weapon-kinds';

const say = words.builder.equipment;
const everyWeapon = weaponGroups.flatMap((group) => group.weapons);

/** The armoury: choose a kind, and such a weapon is added to the card. */
export function AddWeapon({ owner }: { readonly owner: Owner }) {
  const { edit } = useBench();
  const id = useId();
  const [kind, choose] = useState(kindOfWeapon({ type: 'blunt' }));
  const weapon = everyWeapon.find((each) => kindOfWeapon(each) === kind) ?? everyWeapon[0];
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      <label htmlFor={id} className="sr-only">
        {say.weaponType}
      </label>
      <select
        id={id}
        value={kind}
        className="min-h-10 max-w-full rounded-card border border-edge bg-leaf px-3"
        onChange={(event) => choose(event.target.value)}
      >
        {weaponGroups.map(({ label, weapons }) => (
          <optgroup key={label} label={label}>
            {weapons.map((each) => (
              <option key={kindOfWeapon(each)}>{kindOfWeapon(each)}</option>
            ))}
          </optgroup>
        ))}
      </select>
      <Button size="small" onClick={() => weapon && edit({ edit: 'add-weapon', owner, weapon })}>
        {say.addWeapon}
      </Button>
    </div>
  );
}
