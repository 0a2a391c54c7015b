import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';
import { onceIn, pick, shuffle, randomDie } from '../../../painted-die/random-die';

import { check } from '../rules/check';
import type { RuleIssue } from '../rules/issue';
import { pipCaps, skillLock } from '../rules/locks';
import { budgetOf } from '../rules/pips';
import { summonFiend } from '../rules/skills';
import { apply } from '../sheet/apply';
import type { Weapon } from '../sheet/equipment';
import type { Armour } from '../../../painted-die/equipment';
import { newHero, type HeroDraft } from '../sheet/hero';
import { die, pointBudget, type Trait } from '../sheet/pips';
import { categoryOf, skillIds, type CategoryId } from '../skills/ids';

type Ways = readonly [readonly Trait[], ...(readonly Trait[])[]];

const categories: readonly [CategoryId, ...CategoryId[]] = [
  'melee',
  'ranged',
  'survival',
  'ballads',
  'prayers',
  'primal-force',
  'summoning',
];

/** The traits with which a category's skills come to something. */
const waysOf = (category: CategoryId): Ways => {
  switch (category) {
    case 'melee':
      return [['melee'], ['armour', 'melee'], ['armour', 'melee'], ['melee', 'ranged']];
    case 'ranged':
      return [['ranged'], ['armour', 'ranged'], ['armour', 'ranged'], ['melee', 'ranged']];
    case 'survival':
      return [
        ['melee'],
        ['ranged'],
        ['armour', 'melee'],
        ['armour', 'ranged'],
        ['armour', 'melee', 'ranged'],
      ];
    case 'summoning':
      return [['magic'], ['magic'], ['armour', 'magic']];
    case 'ballads':
    case 'prayers':
    case 'primal-force':
      return [['magic'], ['magic'], ['armour', 'magic'], ['melee', 'magic'], ['ranged', 'magic']];
  }
};

const fiendWays: Ways = [['melee'], ['armour', 'melee'], ['ranged'], ['armour', 'melee', 'magic']];

const worn: readonly [Armour, ...Armour[]] = ['light', 'medium', 'heavy'];

const equip = (chance: RandomGenerator, traits: readonly Trait[]): HeroDraft['equipment'] => {
  const weapons = traits.flatMap((trait): readonly Weapon[] => (trait === 'armour' ? [] : [{ type: trait }]));
  const armoured = traits.includes('armour');
  return {
    armour: armoured ? pick(chance, worn) : 'none',
    shield: armoured && onceIn(chance, 2),
    weapons: [...weapons],
    other: [],
  };
};

/** Issues that rule out a random hero; unspent points do not: fewer than a pip of his costs may be left. */
const bothers = (issue: RuleIssue): boolean => issue.rule !== 'unspent-points';

/** Learns every available and useful skill. */
export const learn = (hero: HeroDraft, ids: readonly string[]): HeroDraft =>
  ids.reduce((now, id) => {
    if (skillLock(now, id) !== undefined) return now;
    const learned = apply(now, { edit: 'add-skill', skill: id });
    return check(learned).some(bothers) ? now : learned;
  }, hero);

/** Paints a summoner's fiend. */
export const withFiend = (chance: RandomGenerator, hero: HeroDraft): HeroDraft => {
  if (!hero.skills.includes(summonFiend)) return hero;
  const faces = randomDie(
    chance,
    die,
    pipCaps(hero, 'fiend'),
    pick(chance, fiendWays),
    budgetOf(hero, 'fiend'),
  );
  return { ...hero, fiend: { faces } };
};

/** A hero with equipment and a painted die for a category; no skills yet. */
export const beginner = (chance: RandomGenerator, category: CategoryId, name: string): HeroDraft => {
  const traits = pick(chance, waysOf(category));
  const equipped: HeroDraft = { ...newHero(name), equipment: equip(chance, traits) };
  return {
    ...equipped,
    faces: randomDie(chance, die, pipCaps(equipped, 'hero'), traits, pointBudget),
  };
};

/**
 * A legal hero without a warning, but for points too few for one more pip of his traits; the same for the same seed.
 * @param seed a whole number; those that agree modulo 2^32 give the same hero
 */
export const randomHero = (seed: number, name: string): HeroDraft => {
  const chance = xoroshiro128plus(seed);
  const category = pick(chance, categories);
  const painted = beginner(chance, category, name);
  const own = shuffle(
    chance,
    skillIds.filter((id) => categoryOf(id) === category),
  );
  const wanted = category === 'summoning' ? [summonFiend, ...own] : own;
  return withFiend(chance, learn(painted, wanted));
};
