import type { Faces, Pip, Trait } from '../pips';
import { countedOnce, magicAndSkill } from './counted';
import { exchange, wayAgainst, type Fighter } from './encounter';
import { skillChance, type SkillNeed } from './values';
import { pipsRead, type Way } from './ways';

/** What a die is to be best at. */
export interface LayoutGoal {
  readonly own: Fighter;
  /** Whom to hurt and whose attacks to stand. */
  readonly foe: Fighter;
  /** How much a point of damage, a die kept and a sure skill count; 0 for what does not matter. */
  readonly weights: { readonly damage: number; readonly lost: number; readonly skill: number };
  readonly skill: SkillNeed;
  /** The traits that the die may have pips of. */
  readonly traits: readonly Trait[];
}

/** What the goal asks about, for one die. */
export interface LayoutFigures {
  readonly damage: number;
  readonly lost: number;
  readonly skill: number;
}

/** The figures of a die, the ways of both attacks being settled. */
export const measure = (goal: LayoutGoal, way: Way): ((faces: Faces) => LayoutFigures) => {
  const { own, foe } = goal;
  const { damage, lost } = exchange(own, way, foe, wayAgainst(foe, own));
  const skill = countedOnce(magicAndSkill, (faces) => skillChance(faces, own.hand, goal.skill).chance);
  return (faces) => ({ damage: damage(faces), lost: lost(faces), skill: skill(faces) });
};

/** What the figures count for together; a higher one is better. */
export const scoreOf = ({ weights }: LayoutGoal, { damage, lost, skill }: LayoutFigures): number =>
  weights.damage * damage - weights.lost * lost + weights.skill * skill;

/** The trait that an attack's pips are best bought as; thrown in melee, Ranged pips do what cheaper Melee pips do. */
export const attackTrait = (way: Way, allowed: readonly Trait[]): 'melee' | 'ranged' | undefined =>
  (['melee', 'ranged'] as const).find(
    (trait) => pipsRead(way.kind).includes(trait) && allowed.includes(trait),
  );

/** Which colours bear on the goal. */
export const relevant = (goal: LayoutGoal, way: Way): ReadonlySet<Pip> => {
  const { weights, skill } = goal;
  const back = wayAgainst(goal.foe, goal.own);
  const found = new Set<Pip>(weights.damage > 0 ? pipsRead(way.kind) : []);
  if (weights.damage > 0 && way.kind === 'spell') found.add('skill');
  if (weights.lost > 0 && back.kind !== 'spell') found.add('defence');
  if (weights.lost > 0 && (back.kind === 'spell' || back.kind === 'projectile')) found.add('magic');
  if (weights.skill > 0) found.add('skill');
  if (weights.skill > 0 && skill.magic > 0) found.add('magic');
  return found;
};
