import { besideSkill } from '../../../painted-die/odds/sides';
import { layoutsBy } from '../../../painted-die/odds/layout';
import { goalsBy, type GoalOf, type LayoutRules, type SkillAim } from '../../../painted-die/odds/layout-goal';
import { pipCaps } from '../rules/locks';
import type { HeroDraft } from '../sheet/hero';
import { die, pointBudget, type Trait } from '../sheet/pips';
import type { Skill } from '../skills/category';
import { findSkill, skills } from '../skills/index';
import { attackSide, everyAttackMode, pipsRead, type AttackMode } from './attack-modes';
import { attackModeAgainst, exchange } from './encounter';
import { figuresOfSkill, type SkillFigure } from './skill-figures';
import { attackOfSkill, dealsDamage, knownSkills, skillCount } from './skill-odds';
import { demandsOf } from './worth';

export type LayoutGoal = GoalOf<HeroDraft, Trait>;

/** @throws RangeError for a skill that is not known */
const aimedSkill = ({ id }: SkillAim): Skill => {
  const skill = findSkill(id);
  if (!skill) throw new RangeError(`No category has the skill ${id}.`);
  return skill;
};

const withSkill = (hero: HeroDraft, { id }: SkillAim): HeroDraft =>
  hero.skills.includes(id) ? hero : { ...hero, skills: [...hero.skills, id] };

const suits = (aim: SkillAim): ((mode: AttackMode) => boolean) | undefined => {
  const attack = attackOfSkill(aimedSkill(aim));
  return attack && (({ kind }) => kind === attack);
};

const layoutRules: LayoutRules<'armour', HeroDraft, AttackMode> = {
  die,
  shield: 'armour',
  budget: pointBudget,
  capsOf: (hero) => pipCaps(hero, 'hero'),
  demandsOf,
  attackModeAgainst,
  exchange,
  everyMode: everyAttackMode,
  pipsRead,
  attackPips: pipsRead,
  defencePips: ({ kind }) => (kind === 'spell' ? ['magic'] : ['armour']),
  attackAndSkill: (mode) => besideSkill(attackSide(mode)),
  withSkill,
  aimReads: (aim) => {
    const skill = aimedSkill(aim);
    if (aim.of === 'works') return { attack: false, magic: false };
    if (aim.of === 'damage')
      return { attack: attackOfSkill(skill) !== undefined, magic: skill.blue !== undefined };
    return { attack: false, magic: figuresOfSkill(skill)[aim.of]?.line === 'blue' };
  },
  suits,
  aimedValue: (aim, own, foe) => {
    const count = skillCount(aimedSkill(aim), own, foe);
    const { of } = aim;
    return (faces) => {
      const odds = count(faces);
      if (of === 'works') return odds.works;
      return of === 'damage' ? (odds.damage ?? 0) : (odds.figures[of]?.overall ?? 0);
    };
  },
};

/** The best legal die for a goal, and how goals are measured; see `layoutsBy` and `goalsBy`. */
export const { bestLayout } = layoutsBy(layoutRules);
export const { measure, skillStrikes, attackModesFor } = goalsBy(layoutRules);

/** Goals of a layout for a skill, other than that it works: its damage, and its useful numbers. */
export const aimsOf = (
  skill: Skill,
): {
  readonly damage: boolean;
  readonly figures: readonly { readonly at: number; readonly figure: SkillFigure }[];
} => ({
  damage: dealsDamage(skill),
  figures: figuresOfSkill(skill).flatMap((figure, at) =>
    figure.by < 0 || figure.what === 'casting' ? [] : [{ at, figure }],
  ),
});

/** The hero's skills, and those the hero could still learn with some die. */
export const aimableSkills = (
  hero: HeroDraft,
): { readonly own: readonly Skill[]; readonly others: readonly Skill[] } => {
  const own = knownSkills(hero);
  return {
    own,
    others: skills.filter(
      (skill) =>
        !own.includes(skill) &&
        demandsOf(withSkill(hero, { id: skill.id, of: 'works' })).permits.some((permits) => permits),
    ),
  };
};
