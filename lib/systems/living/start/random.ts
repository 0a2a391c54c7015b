import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';
import { onceIn, pick, shuffle, randomDie } from '../../../painted-die/random-die';

import { basicAnimalTraining } from '../rules/skill-slots';
import { apply } from '../sheet/apply';
import type { Weapon } from '../sheet/armoury';
import type { Armour } from '../../../painted-die/equipment';
import type { SkillList } from '../sheet/edit';
import { petAbilities, type FollowerKind } from '../sheet/follower';
import { newHero, type HeroDraft } from '../sheet/hero';
import { check } from '../rules/check';
import { daemonBudget, supportingSkill } from '../rules/followers';
import type { RuleIssue } from '../rules/issue';
import { pipCaps } from '../rules/pip-locks';
import { die, pointBudget, type Trait } from '../sheet/pips';
import { skillLock } from '../rules/skill-locks';
import { isChoosable, schools, skills } from '../skills/index';
import type { SchoolId } from '../skills/school';

type Ways = readonly [readonly Trait[], ...(readonly Trait[])[]];

const casters: Ways = [['magic'], ['magic'], ['defence', 'magic'], ['melee', 'magic'], ['ranged', 'magic']];
const anybody: Ways = [
  ['melee'],
  ['ranged'],
  ['defence', 'melee'],
  ['defence', 'ranged'],
  ['melee', 'ranged'],
  ['defence', 'melee', 'ranged'],
];

const drawSchool = (chance: RandomGenerator): SchoolId => shuffle(chance, schools)[0]?.id ?? 'survival';

/** The traits with which a school's skills come to something. */
const waysOf = (school: SchoolId): Ways => {
  switch (school) {
    case 'warrior':
    case 'harbinger':
    case 'dirty-tricks':
      return [['melee'], ['defence', 'melee'], ['defence', 'melee'], ['melee', 'ranged']];
    case 'ranger':
      return [['ranged'], ['defence', 'ranged'], ['defence', 'ranged'], ['melee', 'ranged']];
    // Their spells forbid armour and every weapon but a magic one; ruling 9.
    case 'zealot':
      return [['magic']];
    case 'druid':
    case 'elemental-mage':
    case 'necromancer':
    case 'psion':
    case 'summoner':
      return casters;
    case 'beastmaster':
    case 'commander':
    case 'survival':
    case 'voodoo':
    case 'snowfall':
    case 'training':
      return anybody;
  }
};

const fighting: readonly [Weapon, ...Weapon[]] = [
  { type: 'blunt' },
  { type: 'piercing' },
  { type: 'slashing' },
  { type: 'blunt', pole: true },
  { type: 'piercing', pole: true },
  { type: 'slashing', pole: true },
];
const shooting: readonly [Weapon, ...Weapon[]] = [
  { type: 'throwing', melee: 'piercing' },
  { type: 'blowpipe' },
  { type: 'shortbow' },
  { type: 'longbow' },
  { type: 'crossbow-one-handed' },
  { type: 'crossbow-two-handed' },
  { type: 'pistol' },
  { type: 'rifle' },
];
const poles: readonly [Weapon, ...Weapon[]] = [
  { type: 'piercing', pole: true },
  { type: 'slashing', pole: true },
];

const worn: readonly [Armour, ...Armour[]] = ['light', 'medium', 'heavy'];
const natural: readonly [Weapon, ...Weapon[]] = [
  { name: 'Teeth', type: 'piercing' },
  { name: 'Horns', type: 'piercing' },
  { name: 'Claws', type: 'slashing' },
  { name: 'Tail', type: 'blunt' },
];

const equip = (
  chance: RandomGenerator,
  school: SchoolId,
  traits: readonly Trait[],
): HeroDraft['equipment'] => {
  const armoured = traits.includes('defence');
  const armour = armoured ? pick(chance, worn) : 'none';
  const weapons: Weapon[] = [];
  if (traits.includes('melee')) weapons.push(pick(chance, school === 'harbinger' ? poles : fighting));
  if (traits.includes('ranged')) weapons.push(pick(chance, shooting));
  if (traits.includes('magic') && weapons.length === 0) weapons.push({ type: 'magic' });
  const shield = armoured && weapons.every(({ pole }) => pole !== true) && onceIn(chance, 2);
  return { armour, shield, weapons, other: [] };
};

/** Issues that count for a random hero: it may leave fewer points than one of its pips costs. */
const bothers = (issue: RuleIssue): boolean => issue.rule !== 'unspent-points';

export const idsOf = (school: SchoolId): readonly string[] =>
  skills.filter((skill) => skill.school === school && isChoosable(skill)).map(({ id }) => id);

/** Learns every available and useful skill. */
export const learn = (hero: HeroDraft, list: SkillList, ids: readonly string[]): HeroDraft =>
  ids.reduce((now, id) => {
    if (id === basicAnimalTraining || skillLock(now, list, id) !== undefined) return now;
    const learned = apply(now, { edit: 'add-skill', list, skill: id });
    return check(learned).some(bothers) ? now : learned;
  }, hero);

/** Takes a follower along and paints its die. */
const follow = (chance: RandomGenerator, hero: HeroDraft, kind: FollowerKind): HeroDraft => {
  const index = hero.followers.length;
  const owner = { follower: index };
  const ability = pick(chance, petAbilities);
  const weapon = pick(chance, natural);
  const joined = apply(apply(hero, { edit: 'add-follower', kind, name: '' }), {
    edit: 'add-weapon',
    owner,
    weapon,
  });
  const shaped = kind === 'daemon' ? joined : apply(joined, { edit: 'set-ability', index, ability });
  const points = kind === 'daemon' ? daemonBudget(hero) : pointBudget;
  const faces = randomDie(chance, die, pipCaps(shaped, owner), ['defence', 'melee'], points);
  return {
    ...shaped,
    followers: shaped.followers.map((each, at) => (at === index ? { ...each, faces } : each)),
  };
};

/** A beast shape or a daemon, once the hero has learned to call it. */
export const summon = (chance: RandomGenerator, hero: HeroDraft, ids: readonly string[]): HeroDraft => {
  if (hero.skills.includes(supportingSkill['beast-shape'])) return follow(chance, hero, 'beast-shape');
  if (!hero.skills.includes(supportingSkill.daemon)) return hero;
  const followed = follow(chance, hero, 'daemon');
  return learn(followed, { follower: hero.followers.length }, ids);
};

/** A hero of a school with equipment, a painted die and, if the school has pets, a pet; no skills yet. */
export const beginner = (chance: RandomGenerator, school: SchoolId, name: string): HeroDraft => {
  const traits = pick(chance, waysOf(school));
  const equipped: HeroDraft = { ...newHero(name), equipment: equip(chance, school, traits) };
  const painted: HeroDraft = {
    ...equipped,
    faces: randomDie(chance, die, pipCaps(equipped, 'hero'), traits, pointBudget),
  };
  return school === 'beastmaster'
    ? follow(chance, apply(painted, { edit: 'add-skill', list: 'hero', skill: basicAnimalTraining }), 'pet')
    : painted;
};

/**
 * A legal hero without a warning, but for points too few for one more pip of his traits; the same for the same seed.
 * @param seed a whole number; those that agree modulo 2^32 give the same hero.
 */
export const randomHero = (seed: number, name: string): HeroDraft => {
  const chance = xoroshiro128plus(seed);
  const school = drawSchool(chance);
  const trained = beginner(chance, school, name);
  if (school === 'snowfall') {
    const other = drawSchool(chance);
    const snowy = learn(trained, 'snowfall', shuffle(chance, idsOf('snowfall')));
    return other === 'snowfall' ? snowy : learn(snowy, 'hero', shuffle(chance, idsOf(other)));
  }
  const own = shuffle(chance, idsOf(school));
  const second = onceIn(chance, 3) ? drawSchool(chance) : school;
  const wanted = second === school ? own : [...own.slice(0, 3), ...shuffle(chance, idsOf(second)), ...own];
  return summon(chance, learn(trained, 'hero', wanted), own);
};
