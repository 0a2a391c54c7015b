import { everyRoll } from '../../../dice/rolls';
import type { FaceNumber } from '../../../dice/face';
import type { HeroDraft } from '../hero';
import { findSkill } from '../skills/index';
import { needsMagicPip, type Skill } from '../skills/school';
import { attackOdds, type Fighter } from './encounter';
import { attackBonus, skillDamage, usesWeapon, type SkillDefence, type SkillRoll } from './skill-damage';
import { figuresOfSkill, type SkillFigure } from './skill-figures';
import { attackSides, everyWay, waysOf, type Way } from './ways';

/** What a number of a skill comes to. */
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
  /** What it takes off the defender at once, on average, with the attack that it is used with; absent if it never does. */
  readonly damage: number | undefined;
  /** The weapon of an attack skill. */
  readonly way: Way | undefined;
}

interface Weighed<Reading> {
  readonly reading: Reading;
  readonly chance: number;
}

/** Rolls that read the same are one. */
const readings = <Reading extends object>(
  hand: number,
  read: (shown: readonly FaceNumber[]) => Reading,
): readonly Weighed<Reading>[] => {
  const found = new Map<string, Weighed<Reading>>();
  for (const { shown, chance } of everyRoll(hand)) {
    const reading = read(shown);
    const key = JSON.stringify(reading);
    found.set(key, { reading, chance: chance + (found.get(key)?.chance ?? 0) });
  }
  return [...found.values()];
};

/** The way of the skill's own attack: the one asked for if it is of that kind, or the best one that is. */
const wayOf = (skill: Skill, own: Fighter, foe: Fighter): Way | undefined => {
  if (!usesWeapon(skill)) return undefined;
  const kinds = skill.class === 'Melee Attack' ? ['melee', 'thrown-in-melee'] : ['ranged'];
  const suits = ({ kind }: Way): boolean => kinds.includes(kind);
  const able = waysOf(own.hero).filter(suits);
  const asked = able.find(({ id }) => id === own.way);
  if (asked) return asked;
  const damage = (way: Way): number => attackOdds({ ...own, allies: 0, way: way.id }, foe).damage;
  const [first, ...more] = able;
  return first === undefined
    ? everyWay(own.hero).find(suits)
    : more.reduce((best, way) => (damage(way) > damage(best) ? way : best), first);
};

const rollsOf = (
  skill: Skill,
  way: Way | undefined,
  { hero, hand }: Fighter,
): readonly Weighed<SkillRoll>[] => {
  const { faces } = hero;
  const sides = way ? attackSides(faces, way.kind) : undefined;
  const top = sides ? Math.max(...sides) : 0;
  return readings(hand, (shown) => {
    const shownPips = sides ? shown.map((face) => sides[face - 1] ?? 0) : [];
    const green = shown.reduce((sum, face) => sum + faces[face].skill, 0);
    const plain: SkillRoll = {
      green,
      magic: Math.max(0, ...shown.map((face) => faces[face].magic)),
      value: 0,
      critical: top > 0 && shownPips.filter((pips) => pips === top).length >= 2 && way?.critical !== 'none',
    };
    if (way === undefined) return plain;
    const rolled = Math.max(0, ...shownPips) + way.bonus + attackBonus(skill, plain);
    return { ...plain, value: Math.max(0, rolled) };
  });
};

const defencesOf = ({ hero: { faces }, hand, cover }: Fighter): readonly Weighed<SkillDefence>[] =>
  readings(hand, (shown) => ({
    dv: Math.max(0, ...shown.map((face) => faces[face].defence)) + (cover ? 1 : 0),
    mdv: Math.max(0, ...shown.map((face) => faces[face].magic)),
    cover,
  }));

/** How often a part happens beyond its pips: 1, 0, or the share of defences that let damage through. */
const holds = (
  { ifs }: SkillFigure,
  roll: SkillRoll,
  defences: readonly Weighed<SkillDefence>[],
  hand: number,
): number => {
  if (ifs.includes('hits') && roll.value === 0) return 0;
  const needed = ifs.includes('kills') ? hand : ifs.includes('damages') ? 1 : 0;
  if (needed === 0) return 1;
  return defences.reduce(
    (sum, { reading, chance }) => (roll.value - reading.dv >= needed ? sum + chance : sum),
    0,
  );
};

/**
 * How likely a skill works and what its numbers come to on average: every roll of both Hands is counted. The player uses
 * his best Magic die and every green pip. What neither roll decides, as an enchantment on the target, is taken to hold;
 * a "for each" counts one. Allies do not gang up with a skill (ruling 26).
 */
export const skillOdds = (skill: Skill, own: Fighter, foe: Fighter): SkillOdds => {
  const way = wayOf(skill, own, foe);
  const rolls = rollsOf(skill, way, own);
  const defences = defencesOf(foe);
  const needsMagic = needsMagicPip(skill);
  const works = ({ green, magic }: SkillRoll): boolean => green > 0 && (!needsMagic || magic > 0);
  const figures = figuresOfSkill(skill).map((figure): FigureOdds => {
    let chance = 0;
    let overall = 0;
    for (const { reading, chance: share } of rolls) {
      const pips = figure.line === 'green' ? reading.green : reading.magic;
      if (!works(reading) || pips === 0) continue;
      const part = share * holds(figure, reading, defences, foe.hand);
      chance += part;
      overall += part * figure.by * pips;
    }
    return { figure, chance, working: chance > 0 ? overall / chance : 0, overall };
  });
  let damage = 0;
  for (const roll of rolls) {
    for (const defence of defences) {
      const taken = skillDamage(skill, way, roll.reading, defence.reading, works(roll.reading));
      damage += roll.chance * defence.chance * taken;
    }
  }
  return {
    works: rolls.reduce((sum, { reading, chance }) => (works(reading) ? sum + chance : sum), 0),
    figures,
    damage: way !== undefined || damage > 0 ? damage : undefined,
    way,
  };
};

/** The skills of a hero that the game knows and that he rolls himself. */
export const rolledSkills = ({ skills }: HeroDraft): readonly Skill[] =>
  skills.flatMap((choice) => {
    const skill = typeof choice === 'string' ? findSkill(choice) : undefined;
    return skill && skill.class !== 'Pet Attack' && skill.class !== 'Daemon Skill' ? [skill] : [];
  });
