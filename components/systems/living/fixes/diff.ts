import type { FaceNumber } from '@/lib/dice/face';
import type { Owner } from '@/lib/systems/living/sheet/edit';
import type { HeroDraft, SkillChoice } from '@/lib/systems/living/sheet/hero';
import { pips, type Face } from '@/lib/systems/living/sheet/pips';
import { facesOf } from '../die/painting-rules';

/** How a fix would change a list: the places of what goes, and what comes. */
export interface ListDiff<T> {
  readonly goes: ReadonlySet<number>;
  readonly comes: readonly T[];
}

/** What goes from a list and what comes to it, when what stays keeps its order. */
export const listDiff = <T>(before: readonly T[], after: readonly T[]): ListDiff<T> => {
  const goes = new Set<number>();
  let stayed = 0;
  before.forEach((entry, index) => {
    if (stayed < after.length && sameEntry(after[stayed], entry)) stayed += 1;
    else goes.add(index);
  });
  return { goes, comes: after.slice(stayed) };
};

const sameEntry = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

/** True while followers can be told apart by their places. */
const areComparable = (before: HeroDraft, after: HeroDraft): boolean =>
  before.followers.length === after.followers.length;

/** What becomes of a face of this die, or undefined where it stays as it is. */
export const faceAfter = (
  before: HeroDraft,
  after: HeroDraft | undefined,
  owner: Owner,
  face: FaceNumber,
): Face | undefined => {
  if (!after || (owner !== 'hero' && !areComparable(before, after))) return undefined;
  const [was, is] = [facesOf(before, owner)[face], facesOf(after, owner)[face]];
  return pips.some((pip) => was[pip] !== is[pip]) ? is : undefined;
};

/** How a list of skills would change; nothing where its follower would go or come as a whole. */
export const skillDiff = (
  before: HeroDraft,
  after: HeroDraft | undefined,
  skillsOf: (hero: HeroDraft) => readonly SkillChoice[],
): ListDiff<SkillChoice> =>
  after && areComparable(before, after)
    ? listDiff(skillsOf(before), skillsOf(after))
    : { goes: new Set(), comes: [] };
