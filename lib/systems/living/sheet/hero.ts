import * as z from 'zod/mini';
import { type DeepReadonly, zName, zText } from '../../../file-fields';
import { zWeapon } from './armoury';
import { equipmentLimits, equipmentSchema } from '../../../painted-die/equipment';

import { zFollower } from './follower';
import { emptyFaces, zFaces } from './pips';

export const limits = { ...equipmentLimits, followers: 20, skills: 50 } as const;

/** A skill that the player designs for an "other" weapon; ruling 8. */
export const zCustomSkill = z.looseObject({
  custom: zName,
  school: z.enum(['warrior', 'ranger']),
  text: z._default(zText, ''),
});
export type CustomSkill = DeepReadonly<z.output<typeof zCustomSkill>>;

/** Entry of a hero's skill list: the id of a skill, or a custom skill. */
export type SkillChoice = string | CustomSkill;

/** A hero file of the Living Rulebook; see docs/file-format.md. Unknown keys are kept. */
export const zHero = z.looseObject({
  format: z.literal('pipsmith/hero'),
  version: z.literal(1),
  system: z.literal('living'),
  name: zName,
  title: z._default(zText, ''),
  notes: z._default(zText, ''),
  equipment: equipmentSchema(zWeapon),
  faces: zFaces,
  skills: z._default(z.array(z.union([zText, zCustomSkill])).check(z.maxLength(limits.skills)), []),
  followers: z._default(z.array(zFollower).check(z.maxLength(limits.followers)), []),
  snowfall: z._default(
    z.looseObject({ skills: z._default(z.array(zText).check(z.maxLength(limits.skills)), []) }),
    { skills: [] },
  ),
});

/** A draft: well-formed, perhaps illegal. Only `legality` tells. */
export type HeroDraft = DeepReadonly<z.output<typeof zHero>>;

/** A hero with nothing but a name. */
export const newHero = (name: string): HeroDraft => ({
  format: 'pipsmith/hero',
  version: 1,
  system: 'living',
  name,
  title: '',
  notes: '',
  equipment: { armour: 'none', shield: false, weapons: [], other: [] },
  faces: emptyFaces,
  skills: [],
  followers: [],
  snowfall: { skills: [] },
});
