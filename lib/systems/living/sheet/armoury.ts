import * as z from 'zod/mini';
import { zName } from '../../../file-fields';

/** Kinds of blow; chapter "Armoury: Melee Weapons". */
export const meleeKinds = ['blunt', 'piercing', 'slashing'] as const;
export type MeleeKind = (typeof meleeKinds)[number];

/** Chapter "Armoury: Ranged Weapons". */
export const rangedKinds = [
  'throwing',
  'blowpipe',
  'shortbow',
  'longbow',
  'crossbow-one-handed',
  'crossbow-two-handed',
  'pistol',
  'rifle',
  'cannon',
] as const;
export type RangedKind = (typeof rangedKinds)[number];

export const weaponTypes = [...meleeKinds, ...rangedKinds, 'magic', 'other'] as const;
export type WeaponType = (typeof weaponTypes)[number];

const isOneOf = <T extends string>(list: readonly T[], value: string): value is T =>
  (list as readonly string[]).includes(value);

export const isMeleeKind = (type: string): type is MeleeKind => isOneOf(meleeKinds, type);
export const isRangedKind = (type: string): type is RangedKind => isOneOf(rangedKinds, type);

export interface Weapon {
  /** Keys of the file beyond the game's own. */
  readonly [unknown: string]: unknown;
  readonly name?: string | undefined;
  readonly type: WeaponType;
  /** A melee weapon on a long shaft, held in both hands. */
  readonly pole?: boolean | undefined;
  /** Kind that a throwing weapon counts as in melee. */
  readonly melee?: MeleeKind | undefined;
}

/** The kind of blow that a weapon strikes in melee, if any: a throwing weapon also counts as its melee kind (ruling 11). */
export const meleeKindOf = (weapon: Weapon): MeleeKind | undefined => {
  if (isMeleeKind(weapon.type)) return weapon.type;
  return weapon.type === 'throwing' ? weapon.melee : undefined;
};

/** Ruling 12: a throwing weapon serves melee and ranged alike. */
export const servesMelee = (weapon: Weapon): boolean =>
  isMeleeKind(weapon.type) || weapon.type === 'throwing';
export const servesRanged = (weapon: Weapon): boolean => isRangedKind(weapon.type);

const zWeaponType = z.enum(weaponTypes);
const zMeleeKind = z.enum(meleeKinds);

export const zWeapon = z
  .looseObject({
    name: z.optional(zName),
    type: zWeaponType,
    pole: z.optional(z.boolean()),
    melee: z.optional(zMeleeKind),
  })
  .check(
    z.refine((weapon) => weapon.pole !== true || isMeleeKind(weapon.type), {
      path: ['pole'],
      params: { problem: 'of-the-game', rule: 'pole-on-no-melee-weapon' },
    }),
  );
