import * as z from 'zod/mini';
import { zName } from '../../../file-fields';

export const weaponTypes = ['melee', 'ranged', 'magic'] as const;
export type WeaponType = (typeof weaponTypes)[number];

export interface Weapon {
  /** Fields of the file beyond the game's own keys. */
  readonly [unknown: string]: unknown;
  readonly name?: string | undefined;
  readonly type: WeaponType;
}

export const zWeapon = z.looseObject({ name: z.optional(zName), type: z.enum(weaponTypes) });
