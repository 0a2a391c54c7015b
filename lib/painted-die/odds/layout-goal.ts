import type { FacesOf, PaintedDie, PipOf, TraitOf } from '../die';
import type { PipCaps } from '../face-rules';
import type { Fighter, Way } from './encounter';
import { countedOnce, magicAndSkill } from './sides';
import { skillChance, type SkillNeed } from './values';
import type { Demands } from './worth';

/** Goal for a die with a certain skill. */
export interface SkillAim {
  /** The id of a skill that the hero rolls himself. */
  readonly id: string;
  /** The chance that it works, the mean damage of one use, or the mean of the figure at this place. */
  readonly of: 'works' | 'damage' | number;
}

/** How much a point of damage, a die kept and the skill's figure count; 0 for what does not matter. */
export interface Weights {
  readonly damage: number;
  readonly lost: number;
  readonly skill: number;
}

/** Goal for a die. */
export interface GoalOf<Hero, Trait extends string> {
  readonly own: Fighter<Hero>;
  /** The opponent to hurt, whose attacks the die must withstand. */
  readonly foe: Fighter<Hero>;
  readonly weights: Weights;
  /** Pips that any skill needs, or what a certain skill is to come to. */
  readonly skill: SkillNeed | SkillAim;
  /** The traits that the die may have pips of. */
  readonly traits: readonly Trait[];
}

/** Figures of one die that the goal asks about. */
export interface LayoutFigures {
  readonly damage: number;
  readonly lost: number;
  readonly skill: number;
}

/** Weighted sum of the figures; a higher one is better. */
export const scoreOf = (
  { weights }: { readonly weights: Weights },
  { damage, lost, skill }: LayoutFigures,
): number => weights.damage * damage - weights.lost * lost + weights.skill * skill;

/** A game's rules for dice, attacks and skills that a layout asks about. */
export interface LayoutRules<
  Shield extends string,
  Hero extends { readonly faces: FacesOf<PipOf<Shield>> },
  Mode extends Way,
> {
  readonly attackModeAgainst: (attacker: Fighter<Hero>, defender: Fighter<Hero>) => Mode;
  /** Damage dealt and dice lost by one attack each way, for a hero with a given die. */
  readonly exchange: (
    own: Fighter<Hero>,
    mode: Mode,
    foe: Fighter<Hero>,
    back: Mode,
  ) => {
    readonly damage: (faces: FacesOf<PipOf<Shield>>) => number;
    readonly lost: (faces: FacesOf<PipOf<Shield>>) => number;
  };
  readonly die: PaintedDie<TraitOf<Shield>>;
  readonly shield: Shield;
  /** Points. */
  readonly budget: number;
  readonly capsOf: (hero: Hero) => PipCaps<PipOf<Shield>>;
  readonly demandsOf: (hero: Hero) => Demands;
  /** Every way to attack, pips or not. */
  readonly everyMode: (hero: Hero) => readonly Mode[];
  /** The colours of which an attack takes the best. */
  readonly pipsRead: (mode: Mode) => readonly PipOf<Shield>[];
  /** The colours that bear on the attack, and those that defend against it. */
  readonly attackPips: (mode: Mode) => readonly PipOf<Shield>[];
  readonly defencePips: (mode: Mode) => readonly PipOf<Shield>[];
  /** Value that a skill's attack reads off a side, the skill's own pips included. */
  readonly attackAndSkill: (mode: Mode) => (face: FacesOf<PipOf<Shield>>[6]) => number;
  /** The hero with the skill besides. */
  readonly withSkill: (hero: Hero, aim: SkillAim) => Hero;
  /** Pips that the aim depends on besides the green ones. */
  readonly aimReads: (aim: SkillAim, hero: Hero) => { readonly attack: boolean; readonly magic: boolean };
  /** Which ways of attack the skill goes with; absent for a skill that is no attack. */
  readonly suits: (aim: SkillAim) => ((mode: Mode) => boolean) | undefined;
  /** Value of the aim with a die, the skill's attack made in this way. */
  readonly aimedValue: (
    aim: SkillAim,
    own: Fighter<Hero>,
    foe: Fighter<Hero>,
    mode: Mode,
  ) => (faces: FacesOf<PipOf<Shield>>) => number;
}

/** How goals are measured by a game's rules. */
export const goalsBy = <
  Shield extends string,
  Hero extends { readonly faces: FacesOf<PipOf<Shield>> },
  Mode extends Way,
>(
  rules: LayoutRules<Shield, Hero, Mode>,
) => {
  type Goal = GoalOf<Hero, TraitOf<Shield>>;
  type Faces = FacesOf<PipOf<Shield>>;
  const { attackModeAgainst } = rules;

  /** Value of the goal's skill with a die, its attack made in this way. */
  const skillValue = ({ own, foe, skill }: Goal, mode: Mode): ((faces: Faces) => number) => {
    if ('green' in skill)
      return countedOnce<Faces[6]>(magicAndSkill, (faces) => skillChance(faces, own.hand, skill).chance);
    return countedOnce<Faces[6]>(
      rules.aimReads(skill, own.hero).attack ? rules.attackAndSkill(mode) : magicAndSkill,
      rules.aimedValue(skill, own, foe, mode),
    );
  };

  /** The figures of a die, the ways of both attacks being settled. */
  const measure = (goal: Goal, mode: Mode): ((faces: Faces) => LayoutFigures) => {
    const { own, foe } = goal;
    const { damage, lost } = rules.exchange(own, mode, foe, attackModeAgainst(foe, own));
    const skill = skillValue(goal, mode);
    return (faces) => ({ damage: damage(faces), lost: lost(faces), skill: skill(faces) });
  };

  /** True if the skill's worth depends on an attack, so that both use the same weapon. */
  const skillStrikes = ({ own, weights, skill }: Goal): boolean =>
    weights.skill > 0 && !('green' in skill) && rules.aimReads(skill, own.hero).attack;

  /** The ways of attack among which the goal leaves the choice. */
  const attackModesFor = (goal: Goal): readonly Mode[] => {
    const { own, foe, weights, skill } = goal;
    const all = rules.everyMode(own.hero);
    const suits = skillStrikes(goal) && !('green' in skill) ? rules.suits(skill) : undefined;
    const modes = suits ? all.filter(suits) : all;
    const asked = modes.find(({ id }) => id === own.way);
    if (asked) return [asked];
    return suits || weights.damage > 0 ? modes : [attackModeAgainst(own, foe)];
  };

  /** Which colours bear on the goal. */
  const relevant = (goal: Goal, mode: Mode): ReadonlySet<PipOf<Shield>> => {
    const { weights, skill } = goal;
    const back = attackModeAgainst(goal.foe, goal.own);
    const found = new Set<PipOf<Shield>>(weights.damage > 0 ? rules.attackPips(mode) : []);
    if (weights.lost > 0) rules.defencePips(back).forEach((pip) => found.add(pip));
    if (weights.skill > 0) found.add('skill');
    const needsMagic = 'green' in skill ? skill.magic > 0 : rules.aimReads(skill, goal.own.hero).magic;
    if (weights.skill > 0 && needsMagic) found.add('magic');
    if (skillStrikes(goal)) rules.pipsRead(mode).forEach((pip) => found.add(pip));
    return found;
  };

  return { measure, skillStrikes, attackModesFor, relevant };
};
