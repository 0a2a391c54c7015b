import * as z from 'zod/mini';
import { faceNumbers } from '../../../dice/face';
import { equipmentLimits, equipmentSchema } from '../../../painted-die/equipment';
import { facesSchema } from '../../../painted-die/faces-file';
import { type DeepReadonly, zName, zText } from '../../../file-fields';

import { zWeapon } from './equipment';
import { die, emptyFaces } from './pips';

export const limits = { ...equipmentLimits, skills: 50 } as const;

/** The Living Rulebook's name of the grey trait is refused: the file is for another game. */
const foreignTrait = 'defence';

const zFaces = facesSchema(die).check(({ value, issues }) => {
  for (const face of faceNumbers)
    if (Object.hasOwn(value[face], foreignTrait))
      issues.push({
        code: 'custom',
        input: value,
        path: [String(face), foreignTrait],
        params: { problem: 'of-the-game', rule: 'defence-is-no-trait' },
      });
});

/** The id of a skill; only the Living Rulebook has custom skills. */
const zSkillId = z.pipe(
  z.unknown().check(({ value, issues }) => {
    if (typeof value === 'object' && value !== null && 'custom' in value)
      issues.push({
        code: 'custom',
        input: value,
        path: [],
        params: { problem: 'of-the-game', rule: 'no-custom-skills' },
      });
  }),
  zText,
);

/** The die of the fiend that comes first, configured before the match; chapter "Summoning". */
const zFiend = z.looseObject({ faces: zFaces });
export type Fiend = DeepReadonly<z.output<typeof zFiend>>;

/** A hero file of the first edition. Unknown keys are kept. */
export const zHero = z.looseObject({
  format: z.literal('pipsmith/hero'),
  version: z.literal(1),
  system: z.literal('first'),
  name: zName,
  title: z._default(zText, ''),
  notes: z._default(zText, ''),
  equipment: equipmentSchema(zWeapon),
  faces: zFaces,
  /** Ids, known or not. */
  skills: z._default(z.array(zSkillId).check(z.maxLength(limits.skills)), []),
  fiend: z.optional(zFiend),
});

/** A draft: well-formed, perhaps illegal. */
export type HeroDraft = DeepReadonly<z.output<typeof zHero>>;

/** A hero with nothing but a name. */
export const newHero = (name: string): HeroDraft => ({
  format: 'pipsmith/hero',
  version: 1,
  system: 'first',
  name,
  title: '',
  notes: '',
  equipment: { armour: 'none', shield: false, weapons: [], other: [] },
  faces: emptyFaces,
  skills: [],
});
