import { faceNumbers } from '../../../dice/face';
import type { Path } from '../../../issue';
import type { Follower } from '../sheet/follower';
import { pipsOnDie } from '../../../painted-die/die';
import { capacityIssues, colourIssues } from '../../../painted-die/face-rules';
import { die, pointsSpent } from '../sheet/pips';
import { findSkill } from '../skills/index';
import { whoseFollower } from './dice';
import type { DaemonReason, RuleIssue, RuleIssueOf } from './issue';
import { repeatedIn, unknownIn } from './skills';

/** Means for painting the die of a daemon: before the match (ruling 16), or by the casting that summons it. */
export interface DaemonMeans {
  readonly points: number;
  /** Most Skill pips on each of the faces that may have some. */
  readonly green: readonly number[];
  readonly from: 'card' | 'casting';
}

const descending = (a: number, b: number): number => b - a;

/** Whether the faces with Skill pips can be matched to those that may have some. */
const fitsGreen = ({ faces }: Follower, allowed: readonly number[]): boolean => {
  const most = [...allowed].sort(descending);
  return faceNumbers
    .map((face) => faces[face].skill)
    .filter((pips) => pips > 0)
    .sort(descending)
    .every((pips, at) => pips <= (most[at] ?? 0));
};

/** A daemon has no Ranged pips, and at most the points and Skill pips that its summoner gives it. */
export const daemonCapsOf = (
  daemon: Follower,
  { points: budget, green: allowed, from }: DaemonMeans,
  path: Path,
): readonly RuleIssueOf<'daemon-caps'>[] => {
  const ranged = pipsOnDie(daemon.faces, 'ranged');
  const spent = pointsSpent(daemon.faces);
  const reasons: DaemonReason[] = [];
  if (ranged > 0) reasons.push({ reason: 'ranged', pips: ranged });
  if (!fitsGreen(daemon, allowed))
    reasons.push({ reason: 'skill-pips', pips: pipsOnDie(daemon.faces, 'skill'), allowed, from });
  if (spent > budget) reasons.push({ reason: 'points', spent, budget, from });
  return reasons.map((reason) => ({
    rule: 'daemon-caps',
    severity: 'error',
    path: [...path, 'faces'],
    figures: { whose: whoseFollower(daemon), ...reason },
  }));
};

export const isDaemonSkill = (id: string): boolean => findSkill(id)?.class === 'Daemon Skill';

/** Daemon Skills, each once, in at most the free slots; no other skill is one. */
export const daemonSlotsOf = (
  daemon: Follower,
  free: number,
  path: Path,
): readonly RuleIssueOf<'daemon-slots'>[] => {
  const skills = new Set(daemon.skills.filter(isDaemonSkill)).size;
  const others = daemon.skills.flatMap((id, at): readonly RuleIssueOf<'daemon-slots'>[] => {
    if (isDaemonSkill(id)) return [];
    const figures = { reason: 'no-daemon-skill', id } as const;
    return [{ rule: 'daemon-slots', severity: 'error', path: [...path, 'skills', at], figures }];
  });
  if (skills <= free) return others;
  return [
    {
      rule: 'daemon-slots',
      severity: 'error',
      path: [...path, 'skills'],
      figures: { reason: 'slots', skills, free },
    },
    ...others,
  ];
};

/** The gate for a separate daemon, such as one built during a match: every rule that it breaks. */
export const checkDaemon = (daemon: Follower, means: DaemonMeans, free: number): readonly RuleIssue[] => {
  const owned = { whose: whoseFollower(daemon), path: ['faces'], faces: daemon.faces };
  const skills = { path: ['skills'], skills: daemon.skills };
  return [
    ...capacityIssues(die, owned),
    ...colourIssues(die, owned),
    ...daemonCapsOf(daemon, means, []),
    ...unknownIn(skills),
    ...repeatedIn(skills),
    ...daemonSlotsOf(daemon, free, []),
  ];
};
