'use client';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { panels } from '#words/systems/living/messages/panels';
import { terms } from '#words/systems/living/messages/terms';
import { meleeKinds, weaponTypes, type Weapon } from '@/lib/systems/living/sheet/armoury';
import type { Owner } from '@/lib/systems/living/sheet/edit';
import { useEdit } from '../use-hero';

const say = panels.equipment;

/** "Blunt", "Blunt, pole weapon", "Short bow". */
export const kindOfWeapon = (weapon: Weapon): string =>
  weapon.pole ? say.poleOf(terms.weaponTypes[weapon.type]) : terms.weaponTypes[weapon.type];

interface WeaponGroup {
  readonly label: string;
  readonly weapons: readonly Weapon[];
}

const isMelee = (type: Weapon['type']): boolean => (meleeKinds as readonly Weapon['type'][]).includes(type);
const { groups } = say;

/** Every weapon that can be added, as the armoury groups them: each melee kind also as a pole weapon. */
const weaponGroups: readonly WeaponGroup[] = [
  {
    label: groups.melee,
    weapons: meleeKinds.flatMap((type): Weapon[] => [{ type }, { type, pole: true }]),
  },
  {
    label: groups.ranged,
    weapons: weaponTypes
      .filter((type) => !isMelee(type) && type !== 'magic' && type !== 'other')
      .map((type) => ({ type })),
  },
  { label: groups.more, weapons: [{ type: 'magic' }, { type: 'other' }] },
];

const everyWeapon = weaponGroups.flatMap((group) => group.weapons);

/** The armoury: choose a kind, and a weapon of that kind is added to the card. */
export function AddWeapon({ owner }: { readonly owner: Owner }) {
  const edit = useEdit();
  const id = useId();
  const { register, handleSubmit } = useForm({ defaultValues: { kind: kindOfWeapon({ type: 'blunt' }) } });
  const add = handleSubmit(({ kind }) => {
    const weapon = everyWeapon.find((each) => kindOfWeapon(each) === kind);
    if (weapon) edit({ edit: 'add-weapon', owner, weapon });
  });
  return (
    <form className="mt-3 flex flex-wrap gap-2" onSubmit={(event) => void add(event)}>
      <label htmlFor={id} className="sr-only">
        {say.weaponType}
      </label>
      <select
        id={id}
        className="min-h-10 max-w-full rounded-card border border-edge bg-leaf px-3"
        {...register('kind')}
      >
        {weaponGroups.map(({ label, weapons }) => (
          <optgroup key={label} label={label}>
            {weapons.map((each) => (
              <option key={kindOfWeapon(each)}>{kindOfWeapon(each)}</option>
            ))}
          </optgroup>
        ))}
      </select>
      <Button type="submit" size="small">
        {say.addWeapon}
      </Button>
    </form>
  );
}
