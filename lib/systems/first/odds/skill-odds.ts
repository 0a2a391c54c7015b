import { bestDie, type Distribution, type Sides } from '../../../dice/odds';
import { outcomes } from '../../../dice/outcomes';
import { shifted } from '../../../painted-die/odds/attack';
import { sidesOf } from '../../../painted-die/odds/sides';
import type { HeroDraft } from '../sheet/hero';
import type { Faces } from '../sheet/pips';
import type { Skill } from '../skills/category';
import { findSkill } from '../skills/index';
import { defenceRoll, magicValue, saidBy } from './attack-modes';
import type { Fighter } from './encounter';
import { chainDamage, type StrikeRoll } from './more-attacks';
import { figuresOfSkill, type SkillFigure } from './skill-figures';

/** Chance and means of a number of a skill. */
export interface FigureOdds {
  readonly figure: SkillFigure;
  /** The chance that this part works. */
  readonly chance: number;
  /** The mean when it works; 0 where it never does. */
  readonly working: number;
  /** The mean over all rolls. */
  readonly overall: number;
}

export interface SkillOdds {
  /** The chance of a green pip, without which no skill works. */
  readonly works: number;
  readonly figures: readonly FigureOdds[];
  /** The mean damage of one use, with the attack that it goes with; absent for what deals none. */
  readonly damage: number | undefined;
}

interface Pips {
  readonly green: number;
  readonly blue: number;
}

const blank: Sides = [0, 0, 0, 0, 0, 0];

/** The attack that a skill goes with. */
export const attackOfSkill = ({ use }: Skill): 'melee' | 'ranged' | undefined =>
  use === 'melee' || use === 'charge' ? 'melee' : use === 'ranged' ? 'ranged' : undefined;

const fiendAttackOf = ({ always = [] }: Skill) =>
  always.flatMap((effect) => (effect.act === 'fiend-attack' ? [effect] : []))[0];

/** Whether a use deals damage. */
export const dealsDamage = (skill: Skill): boolean =>
  attackOfSkill(skill) !== undefined ||
  magicValue(skill, { green: 1, blue: 1 }) !== undefined ||
  fiendAttackOf(skill) !== undefined;

const changeOf = (skill: Skill, pips: Pips, value: 'AV' | 'DV' | 'MAV', whom: 'you' | 'target' | 'fiend') =>
  saidBy(skill, pips, (effect) =>
    effect.act === 'change' && effect.value === value && effect.whom === whom && !isLater(effect.until)
      ? effect.by
      : undefined,
  ) ?? 0;

/** Effects that wait for the next attack do nothing for this one. */
const isLater = (until: string | undefined): boolean => until === 'next-attack';

const through = (value: number, defence: Distribution): number =>
  value <= 0 ? 0 : defence.reduce((sum, chance, fended) => sum + chance * Math.max(0, value - fended), 0);

/** The mean damage of what the fiend deals for its summoner; decided question 11. */
const fiendDamage = (skill: Skill, pips: Pips, foe: Fighter): number => {
  const attack = fiendAttackOf(skill);
  if (!attack || pips.green === 0) return 0;
  const { faces } = foe.hero;
  if (attack.manner === 'breath') {
    const value = pips.blue === 0 ? 0 : attack.value + changeOf(skill, pips, 'MAV', 'fiend');
    return through(value, defenceRoll(faces, { kind: 'spell' }, foe.hand, false));
  }
  const value = attack.value + changeOf(skill, pips, 'AV', 'fiend');
  return through(value, defenceRoll(faces, { kind: 'melee' }, foe.hand, foe.cover));
};

/**
 * One attack with the skill, as a roll shows it: the text before the pips always counts; green acts before
 * the defence.
 */
const strikeOf = (skill: Skill, best: number, green: number): Omit<StrikeRoll, 'chance'> => {
  const pips = { green, blue: 0 };
  const most = saidBy(skill, pips, (effect) => (effect.act === 'limit-damage' ? effect.to : undefined));
  return {
    value: Math.max(0, best + changeOf(skill, pips, 'AV', 'you')),
    lessDefence: -changeOf(skill, pips, 'DV', 'target'),
    most: most ?? Infinity,
    more: saidBy(skill, pips, (effect) => (effect.act === 'more-attacks' ? effect.count : undefined)) ?? 0,
  };
};

/**
 * How likely a skill works and what its numbers and its damage come to on average for a given die: every roll of both
 * Hands is counted. Skill pips count over all dice, Magic pips on the best one. What is counted for each # not moved
 * counts one. Nobody supports an attack with a skill (decided question 5).
 */
export const skillCount = (skill: Skill, own: Fighter, foe: Fighter): ((faces: Faces) => SkillOdds) => {
  const figures = figuresOfSkill(skill);
  const attack = attackOfSkill(skill);
  const withDamage = dealsDamage(skill);
  const mdv = bestDie(sidesOf(foe.hero.faces, 'magic'), foe.hand);
  const magicDamage = (pips: Pips): number => through(magicValue(skill, pips) ?? 0, mdv);
  const defenceAt = (hand: number, less: number): Distribution =>
    shifted(defenceRoll(foe.hero.faces, { kind: 'melee' }, hand, foe.cover), -less);
  return (faces) => {
    const sides = attack ? sidesOf(faces, attack) : blank;
    const rolls = outcomes(sides, sidesOf(faces, 'magic'), sidesOf(faces, 'skill'), own.hand).map(
      ({ one: best, other: blue, sum: green, chance }) => ({ best, blue, green, chance }),
    );
    const works = rolls.reduce((sum, { green, chance }) => sum + (green > 0 ? chance : 0), 0);
    const damage = attack
      ? chainDamage(
          rolls.map(({ best, green, chance }) => ({ ...strikeOf(skill, best, green), chance })),
          defenceAt,
          foe.hand,
        )
      : rolls.reduce(
          (sum, { chance, ...pips }) => sum + chance * (magicDamage(pips) + fiendDamage(skill, pips, foe)),
          0,
        );
    return {
      works,
      damage: withDamage ? damage : undefined,
      figures: figures.map((figure): FigureOdds => {
        let chance = 0;
        let overall = 0;
        for (const roll of rolls) {
          const pips = roll.green === 0 ? 0 : roll[figure.line];
          if (pips === 0) continue;
          chance += roll.chance;
          overall += roll.chance * pips * figure.by;
        }
        return { figure, chance, working: chance > 0 ? overall / chance : 0, overall };
      }),
    };
  };
};

/** The skills of a hero that the book knows. */
export const knownSkills = (hero: HeroDraft): readonly Skill[] =>
  [...new Set(hero.skills)].flatMap((id) => findSkill(id) ?? []);

/** How likely a skill works and what its numbers come to with the hero's die. */
export const skillOdds = (skill: Skill, own: Fighter, foe: Fighter): SkillOdds =>
  skillCount(skill, own, foe)(own.hero.faces);
