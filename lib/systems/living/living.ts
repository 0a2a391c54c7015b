import type { Points } from '../system';
import { apply } from './sheet/apply';
import { armours, meleeKinds, rangedKinds, weaponTypes } from './sheet/armoury';
import { mainSchool } from './cards/card-content';
import { heroCoding } from './codec/hero';
import { followerKinds, petAbilities } from './sheet/follower';
import { limits, newHero, type HeroDraft } from './sheet/hero';
import { check, isLegal } from './rules/check';
import { followerPoints } from './rules/followers';
import { pipCosts, pips, pointBudget, pointsSpent, traits } from './sheet/pips';
import { readHero } from './sheet/read';
import { repair } from './rules/repair/repair';
import { defenceCaps, paintLock, pipCaps } from './rules/pip-locks';
import { samples } from './start/samples/samples';
import { needsSex, sexes, sexOf } from './sheet/sex';
import { skillLock, skillRoom } from './rules/skill-locks';
import { findSkill, isChoosable, schools, skills } from './skills/index';
import { requirementsOf } from './skills/requires';
import { writeHero } from './sheet/write';

const points = (hero: HeroDraft): Points => ({ spent: pointsSpent(hero.faces), budget: pointBudget });

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
  requirementsOf,
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
} as const;
