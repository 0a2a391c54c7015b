import * as z from 'zod/mini';
import { zName } from '../../file-fields';

/** Armour by what the miniature wears; chapter "Character creation". */
export const armours = ['none', 'light', 'medium', 'heavy'] as const;
export type Armour = (typeof armours)[number];

export const weaponTypes = ['melee', 'ranged', 'magic'] as const;
export type WeaponType = (typeof weaponTypes)[number];

export interface Weapon {
  /** What the file says beyond the game's own keys. */
  readonly [unknown: string]: unknown;
  readonly name?: string | undefined;
  readonly type: WeaponType;
}

/** Armour pips that armour and shield allow on each face of a hero; chapter "Character creation". */
export const armourCap = (armour: Armour, shield: boolean): number =>
  armours.indexOf(armour) + (shield ? 1 : 0);

export const zArmour = z.enum(armours);
export const zWeapon = z.looseObject({ name: z.optional(zName), type: z.enum(weaponTypes) });
