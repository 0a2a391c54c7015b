import { listDiff, type ListDiff } from '@/components/painted-die/fixes/changes';
import type { HeroDraft, SkillChoice } from '@/lib/systems/living/sheet/hero';

/** True while followers can be told apart by their places. */
const areComparable = (before: HeroDraft, after: HeroDraft): boolean =>
  before.followers.length === after.followers.length;

/** How a list of skills would change; nothing where its follower would go or come as a whole. */
export const skillDiff = (
  before: HeroDraft,
  after: HeroDraft | undefined,
  skillsOf: (hero: HeroDraft) => readonly SkillChoice[],
): ListDiff<SkillChoice> =>
  after && areComparable(before, after)
    ? listDiff(skillsOf(before), skillsOf(after))
    : { goes: new Set(), comes: [] };
