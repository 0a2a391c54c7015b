import { faceNumbers, type FaceNumber } from '@/lib/dice/face';
import type { Path } from '@/lib/issue';
import type { Owner } from '@/lib/systems/living/sheet/edit';

/** Where on the screen an issue stands: beside what it concerns. A follower is named by its place in the list. */
export type Concern = 'die' | 'equipment' | 'skills' | 'snowfall' | 'followers' | 'hero' | number;

/** The place of an issue by its path; issues that fit no panel are about the whole hero and go at the top. */
export const concernOf = (path: Path): Concern => {
  const [root, second] = path;
  if (root === 'faces') return 'die';
  if (root === 'equipment' || root === 'skills' || root === 'snowfall') return root;
  if (root === 'followers') return typeof second === 'number' ? second : 'followers';
  return 'hero';
};

/** The face that an issue speaks of, if it speaks of one of this owner's die. */
export const faceConcerned = (path: Path, owner: Owner): FaceNumber | undefined => {
  if (owner !== 'hero' && concernOf(path) !== owner.follower) return undefined;
  const [root, face] = owner === 'hero' ? path : path.slice(2);
  return root === 'faces' ? faceNumbers.find((number) => String(number) === String(face)) : undefined;
};
