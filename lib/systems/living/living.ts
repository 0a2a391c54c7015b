import type { Points, System } from '../system';
import { apply } from './apply';
import { armours, meleeKinds, rangedKinds, weaponTypes } from './armoury';
import { mainSchool } from './card-content';
import { heroCoding } from './code/hero';
import type { Edit } from './edit';
import { followerKinds, petAbilities } from './follower';
import { limits, newHero, type HeroDraft } from './hero';
import { check, isLegal } from './legality/check';
import { daemonBudget } from './legality/followers';
import type { RuleIssue } from './legality/issue';
import { pipCosts, pips, pointBudget, pointsSpent, traits } from './pips';
import { readHero } from './read';
import { repair } from './repair/repair';
import { defenceCaps, paintLock, pipCaps } from './room';
import { samples } from './samples/samples';
import { needsSex, sexes, sexOf } from './sex';
import { skillLock, skillRoom } from './skill-room';
import { findSkill, isChoosable, schools, skills } from './skills/index';
import { writeHero } from './write';

const points = (hero: HeroDraft): Points => ({ spent: pointsSpent(hero.faces), budget: pointBudget });

/** Points of the follower at this place: 20, for a daemon what its summoner's best Magic face gives; none there: 0 of 0. */
const followerPoints = (hero: HeroDraft, index: number): Points => {
  const follower = hero.followers[index];
  if (follower === undefined) return { spent: 0, budget: 0 };
  const budget = follower.kind === 'daemon' ? daemonBudget(hero) : pointBudget;
  return { spent: pointsSpent(follower.faces), budget };
};

/** The Living Rulebook. */
export const living = {
  id: 'living',
  name: 'Living Rulebook',
  read: (json: unknown) => readHero(json),
  write: writeHero,
  /** The hero as the choices of a share code; `lib/share` seals them. */
  coding: heroCoding,
  check,
  isLegal,
  points,
  followerPoints,
  apply,
  repair,
  newHero,
  samples,
  schools,
  skills,
  findSkill,
  mainSchool,
  isChoosable,
  paintLock,
  pipCaps,
  defenceCaps,
  skillRoom,
  skillLock,
  pips,
  traits,
  pipCosts,
  armours,
  weaponTypes,
  meleeKinds,
  rangedKinds,
  petAbilities,
  followerKinds,
  sexes,
  sexOf,
  needsSex,
  limits,
} as const satisfies System<HeroDraft, RuleIssue, Edit> & Readonly<Record<string, unknown>>;
