import { outcomes } from '../../../dice/outcomes';
import type { Sides } from '../../../dice/odds';
import type { Faces } from '../sheet/pips';
import { needsMagicPip, type Skill } from '../skills/school';
import { countedOnce, sidesOf } from '../../../painted-die/odds/sides';
import type { Fighter } from './encounter';
import { amountOf, type SkillFigure } from './figure';
import { attackBonus, dealt, skillDamage, type SkillDefence, type SkillRoll } from './skill-damage';
import {
  daggerDamage,
  grantedAttacks,
  grantedDamage,
  strikesItself,
  attackModeOfSkill,
} from './skill-attacks';
import { figuresOfSkill } from './skill-figures';
import { attackSide, attackSides, type AttackMode } from './attack-modes';

/** Odds of one number of a skill. */
export interface FigureOdds {
  readonly figure: SkillFigure;
  /** The chance that this part works. */
  readonly chance: number;
  /** The mean when it works; 0 where it never does. */
  readonly working: number;
  /** The mean over all rolls. */
  readonly overall: number;
}

interface SkillOdds {
  /** The chance of the pips that the skill cannot do without. */
  readonly works: number;
  readonly figures: readonly FigureOdds[];
  /** Average that it takes off the defender at once, with the attack that it is used with; absent if it never does. */
  readonly damage: number | undefined;
  /** The weapon of an attack skill, or of the attacks that the skill grants. */
  readonly mode: AttackMode | undefined;
}

interface Weighed<Reading> {
  readonly reading: Reading;
  readonly chance: number;
}

const blank: Sides = [0, 0, 0, 0, 0, 0];

/** Rolls of a defender, DV and MDV off the same dice. */
const defencesOf = ({ hero: { faces }, hand, cover }: Fighter): readonly Weighed<SkillDefence>[] =>
  outcomes(sidesOf(faces, 'defence'), sidesOf(faces, 'magic'), blank, hand).map(({ one, other, chance }) => ({
    reading: { dv: one + (cover ? 1 : 0), mdv: other, cover },
    chance,
  }));

/** How often a part happens beyond its pips, 0 or 1: what the rolls do not decide is taken to hold. */
const holds = (
  { ifs }: SkillFigure,
  mode: AttackMode | undefined,
  roll: SkillRoll,
  defence: SkillDefence,
  hand: number,
): boolean => {
  if (ifs.includes('hits') && roll.value === 0) return false;
  const needed = ifs.includes('kills') ? hand : ifs.includes('damages') ? 1 : 0;
  return needed === 0 || dealt(mode, roll, defence) >= needed;
};

/** Results of one reading of the user's roll, every defence weighed: the damage, and each figure's share and mean. */
interface Reckoned {
  readonly works: boolean;
  readonly damage: number;
  readonly figures: readonly { readonly share: number; readonly mean: number }[];
}

const keyOf = ({ green, magic, value, critical }: SkillRoll): number =>
  ((green * 64 + magic) * 512 + value) * 2 + (critical ? 1 : 0);

/**
 * How likely a skill works and what its numbers come to on average for a given die, with the way of its attack settled:
 * every roll of both Hands is counted. The player uses his best Magic die and every green pip. What neither roll
 * decides, as an enchantment on the target, is taken to hold; a "for each" of such things counts one. Allies do not
 * gang up with a skill (ruling 26).
 */
export const skillCount = (
  skill: Skill,
  own: Fighter,
  foe: Fighter,
  mode = attackModeOfSkill(skill, own, foe),
): ((faces: Faces) => SkillOdds) => {
  const defences = defencesOf(foe);
  const figures = figuresOfSkill(skill);
  const struckWith = strikesItself(skill) ? mode : undefined;
  const granted = strikesItself(skill) ? undefined : grantedAttacks(skill);
  const needsMagic = needsMagicPip(skill);
  const reckon = (roll: SkillRoll): Reckoned => {
    const works = roll.green > 0 && (!needsMagic || roll.magic > 0);
    const met = defences.map(({ reading, chance }) => ({
      reading,
      chance,
      damage: skillDamage(skill, struckWith, roll, reading, works),
    }));
    return {
      works,
      damage:
        met.reduce((sum, { chance, damage }) => sum + chance * damage, 0) +
        (works ? daggerDamage(skill, roll.green, foe) : 0),
      figures: figures.map((figure) => {
        if (!works || (figure.line === 'blue' && roll.magic === 0)) return { share: 0, mean: 0 };
        let share = 0;
        let mean = 0;
        for (const { reading, chance, damage } of met) {
          if (!holds(figure, struckWith, roll, reading, foe.hand)) continue;
          share += chance;
          mean += chance * amountOf(figure, roll, own.hand, damage);
        }
        return { share, mean };
      }),
    };
  };
  const known = new Map<number, Reckoned>();
  const reckoned = (roll: SkillRoll): Reckoned => {
    const key = keyOf(roll);
    const found = known.get(key) ?? reckon(roll);
    known.set(key, found);
    return found;
  };
  const strikes = new Map<number, (faces: Faces) => number>();
  /** The damage of the attacks that this many Skill pips grant. */
  const further = (green: number): ((faces: Faces) => number) => {
    const found =
      strikes.get(green) ??
      (granted && mode
        ? countedOnce(attackSide(mode), (faces) => grantedDamage(granted, mode, green, faces, own.hand, foe))
        : () => 0);
    strikes.set(green, found);
    return found;
  };
  return (faces) => {
    const sides = struckWith ? attackSides(faces, struckWith.kind) : blank;
    const greens = new Map<number, number>();
    let works = 0;
    let damage = 0;
    const shares = figures.map(() => 0);
    const means = figures.map(() => 0);
    for (const outcome of outcomes(sides, sidesOf(faces, 'magic'), sidesOf(faces, 'skill'), own.hand)) {
      const { chance, sum: green, other: magic } = outcome;
      const plain = { green, magic };
      const value = struckWith ? Math.max(0, outcome.one + struckWith.bonus + attackBonus(skill, plain)) : 0;
      const critical = outcome.pair && struckWith !== undefined && struckWith.critical !== 'none';
      const found = reckoned({ ...plain, value, critical });
      damage += chance * found.damage;
      if (!found.works) continue;
      works += chance;
      greens.set(green, (greens.get(green) ?? 0) + chance);
      found.figures.forEach(({ share, mean }, at) => {
        shares[at] = (shares[at] ?? 0) + chance * share;
        means[at] = (means[at] ?? 0) + chance * mean;
      });
    }
    greens.forEach((chance, green) => {
      damage += chance * further(green)(faces);
    });
    return {
      works,
      figures: figures.map((figure, at): FigureOdds => {
        const [chance, overall] = [shares[at] ?? 0, means[at] ?? 0];
        return { figure, chance, working: chance > 0 ? overall / chance : 0, overall };
      }),
      damage: mode !== undefined || damage > 0 ? damage : undefined,
      mode,
    };
  };
};

/** How likely a skill works and what its numbers come to with the hero's die. */
export const skillOdds = (skill: Skill, own: Fighter, foe: Fighter): SkillOdds =>
  skillCount(skill, own, foe)(own.hero.faces);
