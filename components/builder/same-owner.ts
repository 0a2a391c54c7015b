import type { Owner } from '@/lib/systems/living/sheet/edit';

/** True for the same die, whoever names it. */
export const sameOwner = (one: Owner, other: Owner): boolean =>
  one === other || (one !== 'hero' && other !== 'hero' && one.follower === other.follower);
