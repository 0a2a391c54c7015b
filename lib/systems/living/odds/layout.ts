import { layoutsBy } from '../../../painted-die/odds/layout';
import { goalsBy, type GoalOf, type LayoutRules } from '../../../painted-die/odds/layout-goal';
import { pipCaps } from '../rules/pip-locks';
import type { HeroDraft } from '../sheet/hero';
import { die, pointBudget, type Trait } from '../sheet/pips';
import { attackAndSkill, everyAttackMode, pipsRead, type AttackMode } from './attack-modes';
import { attackModeAgainst, exchange } from './encounter';
import { aimedSkill, aimedValue, aimReads, withSkill } from './layout-skill';
import { suitsSkill } from './skill-attacks';
import { demandsOf } from './worth';

export type LayoutGoal = GoalOf<HeroDraft, Trait>;

/** Rules of layouts in the Living Rulebook. Thrown in melee, Ranged pips do what cheaper Melee pips do. */
const layoutRules: LayoutRules<'defence', HeroDraft, AttackMode> = {
  die,
  shield: 'defence',
  budget: pointBudget,
  capsOf: (hero) => pipCaps(hero, 'hero'),
  demandsOf,
  attackModeAgainst,
  exchange,
  everyMode: everyAttackMode,
  pipsRead: ({ kind }) => pipsRead(kind),
  attackPips: ({ kind }) => (kind === 'spell' ? ['magic', 'skill'] : pipsRead(kind)),
  defencePips: ({ kind }) =>
    kind === 'spell' ? ['magic'] : kind === 'projectile' ? ['defence', 'magic'] : ['defence'],
  attackAndSkill,
  withSkill,
  aimReads,
  suits: (aim) => suitsSkill(aimedSkill(aim)),
  aimedValue,
};

/** The best legal die for a goal, and how goals are measured; see `layoutsBy` and `goalsBy`. */
export const { bestLayout } = layoutsBy(layoutRules);
export const { measure, skillStrikes, attackModesFor } = goalsBy(layoutRules);
