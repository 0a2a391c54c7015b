import { words } from '@/lib/messages/index';
import { living } from '@/lib/systems/living/living';
import type { Weapon } from '@/lib/systems/living/sheet/armoury';

const { terms, builder } = words;

/** "Blunt", "Blunt, pole weapon", "Short bow". */
export const kindOfWeapon = (weapon: Weapon): string =>
  weapon.pole ? builder.equipment.poleOf(terms.weaponTypes[weapon.type]) : terms.weaponTypes[weapon.type];

export interface WeaponGroup {
  readonly label: string;
  readonly weapons: readonly Weapon[];
}

const isMelee = (type: Weapon['type']): boolean =>
  (living.meleeKinds as readonly Weapon['type'][]).includes(type);
const { groups } = builder.equipment;

/** Every weapon that can be added, as the armoury groups them: each melee kind also as a pole weapon. */
export const weaponGroups: readonly WeaponGroup[] = [
  {
    label: groups.melee,
    weapons: living.meleeKinds.flatMap((type): Weapon[] => [{ type }, { type, pole: true }]),
  },
  {
    label: groups.ranged,
    weapons: living.weaponTypes
      .filter((type) => !isMelee(type) && type !== 'magic' && type !== 'other')
      .map((type) => ({ type })),
  },
  { label: groups.more, weapons: [{ type: 'magic' }, { type: 'other' }] },
];
