import * as z from 'zod/mini';
import { type DeepReadonly, zName, zText } from '../../../file-fields';

import { zWeapon } from './armoury';
import { zFaces } from './pips';

/** Chapter "Followers"; a beast shape is the second shape of a Druid with Shapeshift. */
export const followerKinds = ['pet', 'daemon', 'beast-shape'] as const;
export type FollowerKind = (typeof followerKinds)[number];

/** Special abilities of a pet; chapter "Followers: Pet". */
export const petAbilities = [
  'aggressive',
  'evasive',
  'flight',
  'hungry',
  'magic-attunement',
  'magic-protection',
  'thick-hide',
] as const;
export type PetAbility = (typeof petAbilities)[number];

/** One entry of a hero file's `followers`. Ability and magic speak of pets and beast shapes, skills of daemons. */
export const zFollower = z.looseObject({
  kind: z.enum(followerKinds),
  name: z.optional(zName),
  ability: z.optional(z.enum(petAbilities)),
  magical: z._default(z.boolean(), false),
  weapons: z._default(z.array(zWeapon).check(z.maxLength(20)), []),
  faces: zFaces,
  skills: z._default(z.array(zText).check(z.maxLength(50)), []),
});
export type Follower = DeepReadonly<z.output<typeof zFollower>>;
