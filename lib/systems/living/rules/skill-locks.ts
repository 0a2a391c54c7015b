import {
  allowances,
  basicAnimalTraining,
  choiceKey,
  countedSkills,
  freeDaemonSlots,
  isCustom,
  schoolsOf,
  type Allowance,
} from './skill-slots';
import type { SkillList } from '../sheet/edit';
import { limits, type HeroDraft, type SkillChoice } from '../sheet/hero';
import { skillAllowance } from './allowance';
import { hasOtherWeapon, meetsNeed } from './equipment';
import { supportingSkill } from './followers';
import type { AllowanceReason, RuleIssue } from './issue';
import { snowfallAllowance, snowfallCount } from './snowfall';
import { traitsUsed, type Trait } from '../sheet/pips';
import { findSkill, isChoosable } from '../skills/index';
import type { EquipmentNeed, SchoolId, Skill, Tier } from '../skills/school';
import { issueKey } from '../../../issue';
import { apply } from '../sheet/apply';
import type { FollowerKind } from '../sheet/follower';
import { check } from './check';

/** Slots, and how many are used. */
export interface Slots {
  readonly used: number;
  readonly most: number;
}

/** Skills that the traits allow a hero to learn, and how many of them are left. */
export interface SkillLimits {
  readonly traits: readonly Trait[];
  /** The ways that the traits leave open; with none allowed, one way of no skill. */
  readonly ways: readonly Allowance[];
  /** The way that the skills chosen so far go: the narrowest of `ways` that holds their schools, else the last. */
  readonly allowance: Allowance;
  readonly schools: readonly SchoolId[];
  /** Slots of `way`, all its schools and tiers together. */
  readonly slots: Slots;
  readonly snowfall: { readonly common: Slots; readonly elite: Slots };
  /** Slots for Daemon Skills by the place of the daemon among the followers. */
  readonly daemons: readonly { readonly follower: number; readonly slots: Slots }[];
}

/** Skills that the traits allow, and how many are left; rulings 6, 14 and 16. */
export const skillLimits = (hero: HeroDraft): SkillLimits => {
  const traits = traitsUsed(hero.faces);
  const ways = allowances(traits.length);
  const counted = countedSkills(hero.skills);
  const schools = schoolsOf(counted);
  const allowance = ways.find((one) => one.schools >= schools.length) ?? ways.at(-1) ?? ways[0];
  const free = freeDaemonSlots(hero.faces, hero.skills);
  return {
    traits,
    ways,
    allowance,
    schools,
    slots: { used: counted.length, most: allowance.schools * allowance.common + allowance.elite },
    snowfall: {
      common: { used: snowfallCount(hero, 'common'), most: snowfallAllowance.common },
      elite: { used: snowfallCount(hero, 'elite'), most: snowfallAllowance.elite },
    },
    daemons: hero.followers.flatMap((follower, index) =>
      follower.kind === 'daemon'
        ? [{ follower: index, slots: { used: new Set(follower.skills).size, most: free } }]
        : [],
    ),
  };
};

/** Why a skill is unavailable. */
export type SkillLock =
  | { readonly lock: 'unknown'; readonly id: string }
  | { readonly lock: 'not-choosable'; readonly name: string; readonly tier: Tier }
  | { readonly lock: 'chosen'; readonly name: string }
  | { readonly lock: 'list-full'; readonly limit: number }
  /** It belongs into another list than the one asked for. */
  | { readonly lock: 'other-list'; readonly name: string; readonly belongs: 'hero' | 'snowfall' }
  | { readonly lock: 'allowance'; readonly name: string; readonly reason: AllowanceReason }
  | { readonly lock: 'equipment'; readonly name: string; readonly need: EquipmentNeed }
  | { readonly lock: 'other-weapon'; readonly name: string }
  | { readonly lock: 'snowfall-full'; readonly tier: 'common' | 'elite'; readonly most: number }
  | { readonly lock: 'no-daemon'; readonly name: string }
  | { readonly lock: 'no-daemon-skill'; readonly name: string }
  | { readonly lock: 'no-daemon-slot'; readonly free: number };

const heroLock = (hero: HeroDraft, choice: SkillChoice, skill: Skill | undefined): SkillLock | undefined => {
  if (skill?.school === 'snowfall') return { lock: 'other-list', name: skill.name, belongs: 'snowfall' };
  const name = isCustom(choice) ? choice.custom : (skill?.name ?? choice);
  const [issue] = skillAllowance({ ...hero, skills: [...hero.skills, choice] });
  if (issue !== undefined) return { lock: 'allowance', name, reason: issue.figures };
  if (isCustom(choice)) return hasOtherWeapon(hero.equipment) ? undefined : { lock: 'other-weapon', name };
  const need = skill?.needs.find((one) => !meetsNeed(hero.equipment, one));
  return need === undefined ? undefined : { lock: 'equipment', name, need };
};

const snowfallLock = (hero: HeroDraft, skill: Skill): SkillLock | undefined => {
  if (skill.school !== 'snowfall') return { lock: 'other-list', name: skill.name, belongs: 'hero' };
  const tier = skill.tier === 'elite' ? 'elite' : 'common';
  const most = snowfallAllowance[tier];
  return snowfallCount(hero, tier) < most ? undefined : { lock: 'snowfall-full', tier, most };
};

const daemonLock = (hero: HeroDraft, index: number, skill: Skill): SkillLock | undefined => {
  if (skill.class !== 'Daemon Skill') return { lock: 'no-daemon-skill', name: skill.name };
  const daemon = hero.followers[index];
  if (daemon?.kind !== 'daemon' || !hero.skills.includes(supportingSkill.daemon)) {
    return { lock: 'no-daemon', name: skill.name };
  }
  const free = freeDaemonSlots(hero.faces, hero.skills);
  return new Set(daemon.skills).size < free ? undefined : { lock: 'no-daemon-slot', free };
};

const choicesOf = (hero: HeroDraft, list: SkillList): readonly SkillChoice[] => {
  if (list === 'hero') return hero.skills;
  return list === 'snowfall' ? hero.snowfall.skills : (hero.followers[list.follower]?.skills ?? []);
};

/**
 * Why a skill is unavailable in this list; undefined when adding it would break no rule of skills.
 * @param choice the id of a skill, or a custom skill, which only the hero's own list takes.
 */
export const skillLock = (hero: HeroDraft, list: SkillList, choice: SkillChoice): SkillLock | undefined => {
  const skill = isCustom(choice) ? undefined : findSkill(choice);
  if (skill === undefined && !isCustom(choice)) return { lock: 'unknown', id: choice };
  if (skill !== undefined && !isChoosable(skill)) {
    return { lock: 'not-choosable', name: skill.name, tier: skill.tier };
  }
  const chosen = choicesOf(hero, list);
  const name = isCustom(choice) ? choice.custom : (skill?.name ?? choice);
  if (choice !== basicAnimalTraining && chosen.some((old) => choiceKey(old) === choiceKey(choice))) {
    return { lock: 'chosen', name };
  }
  if (chosen.length >= limits.skills) return { lock: 'list-full', limit: limits.skills };
  if (list === 'hero') return heroLock(hero, choice, skill);
  if (skill === undefined) return { lock: 'other-list', name, belongs: 'hero' };
  return list === 'snowfall' ? snowfallLock(hero, skill) : daemonLock(hero, list.follower, skill);
};

/** Skill needed for such a follower; chapter "Followers", rulings 7, 16 and 17. */
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
