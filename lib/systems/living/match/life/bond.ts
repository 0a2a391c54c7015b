import { oncePer } from '../../../../once-per';
import { findSkill } from '../../skills/index';
import type { Skill } from '../../skills/school';
import type { SchoolRule } from '../../skills/school-rule';
import { ruleAbout, schoolRules } from '../../skills/school-rules';
import type { Figure } from '../state/figure';
import { petOf } from '../values/form';
import { figureOf, type MatchContext, ownProfile } from '../state/match-context';
import { onSameLevel } from '../geometry/where';
import type { Profile } from '../state/profile';
import { seePool } from '../values/hand';

/** The skill that gives its owner a pet. */
const bondIn = oncePer(({ skills }: Profile): Skill | undefined =>
  skills.map(findSkill).find((skill) => skill?.requires?.includes('brings-a-pet')),
);

/** The skill of a hero, in any shape. */
const bondOf = (match: MatchContext, hero: Figure): Skill | undefined => bondIn(ownProfile(match, hero));

/** The pet that a hero is bound to. */
const bondedPet = (match: MatchContext, hero: Figure): Figure | undefined =>
  hero.kind === 'hero' && bondOf(match, hero) ? petOf(match, hero) : undefined;

const isMeasuredFromPet = oncePer((skill: Skill): boolean => ruleAbout(skill, 'measured-from') !== undefined);

/** From where a skill may be measured besides its user (school rule "measured-from"). */
export const focusOf = (match: MatchContext, figure: Figure, skill: Skill): Figure | undefined => {
  if (!isMeasuredFromPet(skill)) return undefined;
  const pet = bondedPet(match, figure);
  return pet?.life === 'up' && onSameLevel(pet, figure) ? pet : undefined;
};

type SharedFate = Extract<SchoolRule, { rule: 'shared-fate' }>;

const fateOf = ({ school }: Skill): SharedFate | undefined =>
  Object.values(schoolRules[school] ?? {})
    .flat()
    .find((rule): rule is SharedFate => rule.rule === 'shared-fate');

/** When one of a hero and his bonded pet dies, the Dicepool of the other shrinks for good (school rule "shared-fate"). */
export const shareFate = (match: MatchContext, dead: Figure): void => {
  const hero = figureOf(match, dead.hero);
  const pet = bondedPet(match, hero);
  const bond = bondOf(match, hero);
  const other = dead === hero ? pet : dead === pet ? hero : undefined;
  const dice = bond && fateOf(bond)?.dice.fixed;
  if (!other || !dice) return;
  other.pool = Math.max(0, other.pool - dice);
  seePool(match, other);
};
