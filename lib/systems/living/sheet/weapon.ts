import * as z from 'zod/mini';
import { zName } from '../../file-fields';
import { isMeleeKind, zMeleeKind, zWeaponType } from './armoury';

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
