import * as z from 'zod';
import type { DeepReadonly } from '../readonly';
import { zArmour } from './armoury';
import { zName, zText, zWeapon } from './fields';
import { zFollower } from './follower';
import { emptyFaces, zFaces } from './pips';

export const limits = { weapons: 20, other: 20, followers: 20, skills: 50 } as const;

/** A skill that the player designs for an "other" weapon; ruling 8. */
export const zCustomSkill = z.looseObject({
  custom: zName,
  school: z.enum(['warrior', 'ranger']),
  text: zText.default(''),
});
export type CustomSkill = DeepReadonly<z.output<typeof zCustomSkill>>;

/** What a hero's skill list holds: the id of a skill, or a custom skill. */
export type SkillChoice = string | CustomSkill;

/** A hero file of the Living Rulebook; contract "The hero file, version 1". Unknown keys are kept. */
export const zHero = z.looseObject({
  format: z.literal('pipsmith/hero'),
  version: z.literal(1),
  system: z.literal('living'),
  name: zName,
  title: zText.default(''),
  notes: zText.default(''),
  equipment: z
    .looseObject({
      armour: zArmour.default('none'),
      shield: z.boolean().default(false),
      weapons: z.array(zWeapon).max(limits.weapons).default([]),
      other: z.array(zText).max(limits.other).default([]),
    })
    .default({ armour: 'none', shield: false, weapons: [], other: [] }),
  faces: zFaces,
  skills: z
    .array(z.union([zText, zCustomSkill]))
    .max(limits.skills)
    .default([]),
  followers: z.array(zFollower).max(limits.followers).default([]),
  snowfall: z.looseObject({ skills: z.array(zText).max(limits.skills).default([]) }).default({ skills: [] }),
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
