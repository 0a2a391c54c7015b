import type { HeroDraft } from '../sheet/hero';
import { findSkill } from '../skills/index';
import type { RuleIssueOf } from './issue';

/** Size of the Snowfall loadout, whatever the hero's traits; ruling 14. */
export const snowfallAllowance = { common: 4, elite: 1 } as const;

/** Skills of a tier in the loadout, a repeated one once. */
export const snowfallCount = (hero: HeroDraft, tier: 'common' | 'elite'): number =>
  new Set(
    hero.snowfall.skills.filter((id) => {
      const skill = findSkill(id);
      return skill?.school === 'snowfall' && skill.tier === tier;
    }),
  ).size;

/** Snowfall is a separate loadout, four common and one elite, never mixed with other skills; ruling 14. */
export const snowfallMix = (hero: HeroDraft): readonly RuleIssueOf<'snowfall-mix'>[] => {
  const found = (
    path: RuleIssueOf<'snowfall-mix'>['path'],
    figures: RuleIssueOf<'snowfall-mix'>['figures'],
  ): RuleIssueOf<'snowfall-mix'> => ({ rule: 'snowfall-mix', severity: 'error', path, figures });
  const among = hero.skills.flatMap((choice, index) => {
    const skill = typeof choice === 'string' ? findSkill(choice) : undefined;
    if (skill?.school !== 'snowfall') return [];
    return [found(['skills', index], { reason: 'snowfall-among-skills', name: skill.name })];
  });
  const others = hero.snowfall.skills.flatMap((id, index) => {
    if (findSkill(id)?.school === 'snowfall') return [];
    return [found(['snowfall', 'skills', index], { reason: 'other-in-snowfall', id })];
  });
  const tooMany = (['common', 'elite'] as const).flatMap((tier) => {
    const skills = snowfallCount(hero, tier);
    const most = snowfallAllowance[tier];
    if (skills <= most) return [];
    return [found(['snowfall', 'skills'], { reason: 'too-many', tier, skills, most })];
  });
  return [...among, ...others, ...tooMany];
};
