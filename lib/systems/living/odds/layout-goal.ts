import type { Faces, Pip, Trait } from '../sheet/pips';
import { attackAndSkill, countedOnce, magicAndSkill } from './counted';
import { exchange, attackModeAgainst, type Fighter } from './encounter';
import { aimedSkill, aimedValue, aimReads, type SkillAim } from './layout-skill';
import { skillChance, type SkillNeed } from './values';
import { suitsSkill } from './skill-attacks';
import { everyAttackMode, pipsRead, type AttackMode } from './attack-modes';

/** What a die is to be best at. */
export interface LayoutGoal {
  readonly own: Fighter;
  /** Whom to hurt and whose attacks to stand. */
  readonly foe: Fighter;
  /** How much a point of damage, a die kept and the skill's figure count; 0 for what does not matter. */
  readonly weights: { readonly damage: number; readonly lost: number; readonly skill: number };
  /** Pips that any skill needs, or what a certain skill is to come to. */
  readonly skill: SkillNeed | SkillAim;
  /** The traits that the die may have pips of. */
  readonly traits: readonly Trait[];
}

/** What the goal asks about, for one die. */
export interface LayoutFigures {
  readonly damage: number;
  readonly lost: number;
  readonly skill: number;
}

/** What the goal's skill comes to with a die, its attack made in this way. */
const skillValue = ({ own, foe, skill }: LayoutGoal, mode: AttackMode): ((faces: Faces) => number) => {
  if ('green' in skill) {
    return countedOnce(magicAndSkill, (faces) => skillChance(faces, own.hand, skill).chance);
  }
  const value = aimedValue(skill, own, foe, mode);
  return countedOnce(aimReads(skill, own.hero).attack ? attackAndSkill(mode.kind) : magicAndSkill, value);
};

/** The figures of a die, the ways of both attacks being settled. */
export const measure = (goal: LayoutGoal, mode: AttackMode): ((faces: Faces) => LayoutFigures) => {
  const { own, foe } = goal;
  const { damage, lost } = exchange(own, mode, foe, attackModeAgainst(foe, own));
  const skill = skillValue(goal, mode);
  return (faces) => ({ damage: damage(faces), lost: lost(faces), skill: skill(faces) });
};

/** True where what the skill comes to hangs on an attack, so that both are made with the same weapon. */
export const skillStrikes = ({ own, weights, skill }: LayoutGoal): boolean =>
  weights.skill > 0 && !('green' in skill) && aimReads(skill, own.hero).attack;

/** The ways of attack among which the goal leaves the choice. */
export const attackModesFor = (goal: LayoutGoal): readonly AttackMode[] => {
  const { own, foe, weights, skill } = goal;
  const all = everyAttackMode(own.hero);
  const suits = skillStrikes(goal) && !('green' in skill) ? suitsSkill(aimedSkill(skill)) : undefined;
  const modes = suits ? all.filter(suits) : all;
  const asked = modes.find(({ id }) => id === own.way);
  if (asked) return [asked];
  return suits || weights.damage > 0 ? modes : [attackModeAgainst(own, foe)];
};

/** What the figures count for together; a higher one is better. */
export const scoreOf = ({ weights }: LayoutGoal, { damage, lost, skill }: LayoutFigures): number =>
  weights.damage * damage - weights.lost * lost + weights.skill * skill;

/** The trait that an attack's pips are best bought as; thrown in melee, Ranged pips do what cheaper Melee pips do. */
export const attackTrait = (mode: AttackMode, allowed: readonly Trait[]): 'melee' | 'ranged' | undefined =>
  (['melee', 'ranged'] as const).find(
    (trait) => pipsRead(mode.kind).includes(trait) && allowed.includes(trait),
  );

/** Which colours bear on the goal. */
export const relevant = (goal: LayoutGoal, mode: AttackMode): ReadonlySet<Pip> => {
  const { weights, skill } = goal;
  const back = attackModeAgainst(goal.foe, goal.own);
  const found = new Set<Pip>(weights.damage > 0 ? pipsRead(mode.kind) : []);
  if (weights.damage > 0 && mode.kind === 'spell') found.add('skill');
  if (weights.lost > 0 && back.kind !== 'spell') found.add('defence');
  if (weights.lost > 0 && (back.kind === 'spell' || back.kind === 'projectile')) found.add('magic');
  if (weights.skill > 0) found.add('skill');
  const needsMagic = 'green' in skill ? skill.magic > 0 : aimReads(skill, goal.own.hero).magic;
  if (weights.skill > 0 && needsMagic) found.add('magic');
  if (skillStrikes(goal)) pipsRead(mode.kind).forEach((pip) => found.add(pip));
  return found;
};
