import { issueKey } from '../../../issue';
import { apply } from '../sheet/apply';
import type { FollowerKind } from '../sheet/follower';
import type { HeroDraft } from '../sheet/hero';
import { check } from './check';
import type { RuleIssue } from './issue';

/** The skill that lets a hero have such a follower; chapter "Followers", rulings 7, 16 and 17. */
export const followerSkill: Readonly<Record<FollowerKind, string>> = {
  pet: 'beastmaster/basic-animal-training',
  daemon: 'summoner/summon-daemon',
  'beast-shape': 'druid/shapeshift',
};

const isOfFollowers = ({ rule }: RuleIssue): boolean =>
  rule === 'pet-training' || rule === 'follower-unsupported';

/** Why the hero can have no further follower of this kind, as the issue that one more would bring. */
export const followerLock = (hero: HeroDraft, kind: FollowerKind): RuleIssue | undefined => {
  const known = new Set(check(hero).map((issue) => JSON.stringify([issueKey(issue), issue.figures])));
  const more = apply(hero, { edit: 'add-follower', kind, name: '' });
  return check(more).find(
    (issue) => isOfFollowers(issue) && !known.has(JSON.stringify([issueKey(issue), issue.figures])),
  );
};
