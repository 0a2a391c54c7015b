import * as z from 'zod/mini';
import { zText, type Json } from '../file-fields';
import { listed, unknownKeys } from './faces-file';

/** Armour by what the miniature wears. */
export const armours = ['none', 'light', 'medium', 'heavy'] as const;
export type Armour = (typeof armours)[number];

/** Pips of the trait that defends, 0 to 4, which armour and shield allow on each face. */
export const capOfArmour = (armour: Armour, shield: boolean): number =>
  armours.indexOf(armour) + (shield ? 1 : 0);

/** The most weapons and other items that a file can say. */
export const equipmentLimits = { weapons: 20, other: 20 } as const;

export const zOtherItems = z.array(zText).check(z.maxLength(equipmentLimits.other));

/** The `equipment` of a hero file. */
export const equipmentSchema = <Weapon extends z.ZodMiniType>(zWeapon: Weapon) =>
  z._default(
    z.looseObject({
      armour: z._default(z.enum(armours), 'none'),
      shield: z._default(z.boolean(), false),
      weapons: z._default(z.array(zWeapon).check(z.maxLength(equipmentLimits.weapons)), []),
      other: z._default(zOtherItems, []),
    }),
    { armour: 'none', shield: false, weapons: [], other: [] },
  );

/** Armour, shield, weapons and other items of a hero. */
export interface Equipment<Weapon> {
  /** Values of the file under keys that are not the game's own. */
  readonly [unknown: string]: unknown;
  readonly armour: Armour;
  readonly shield: boolean;
  readonly weapons: readonly Weapon[];
  readonly other: readonly string[];
}

/** The equipment as a file has it, without what is nothing anyway. */
export const writeEquipment = <Weapon>(
  equipment: Equipment<Weapon>,
  writeWeapon: (weapon: Weapon) => Json,
): Json => ({
  armour: equipment.armour,
  shield: equipment.shield,
  weapons: equipment.weapons.map(writeWeapon),
  ...listed('other', equipment.other),
  ...unknownKeys(equipment, ['armour', 'shield', 'weapons', 'other']),
});
