import type { BackContent } from '../../../painted-die/cards/back';
import type { FrontContent } from '../../../painted-die/cards/front';
import type { FrontValue } from '../../../painted-die/cards/front-values';
import type { CarriedWeapon } from '../../../painted-die/cards/worn';
import * as painted from '../../../painted-die/cards/painted-faces';
import type { DieOwner } from '../../../painted-die/pip-places';
import type { Weapon } from '../sheet/armoury';
import type { CardLabels } from './card-labels';
import { animalArt, titleArt } from '#words/systems/living/messages/title-art';
import { iconPath, type IconName } from './icons';
import { paintedPips } from './painted-pips';
import { schoolLiveries } from './school-liveries';
import type { SkillChoice } from '../sheet/hero';
import { pips, traits, type Faces, type Pip } from '../sheet/pips';
import { findSkill, schools } from '../skills/index';
import type { SchoolId } from '../skills/school';

const isSchoolId = (id: string): id is SchoolId => schools.some((school) => school.id === id);

/** The school of a skill id, even of an id that no school has. */
const schoolIn = (id: string): SchoolId | undefined => {
  const [school = ''] = id.split('/');
  return findSkill(id)?.school ?? (isSchoolId(school) ? school : undefined);
};

const schoolOf = (skill: SkillChoice): SchoolId | undefined =>
  typeof skill === 'string' ? schoolIn(skill) : skill.school;

/** The name of a school; empty for the training missions'. */
export const schoolName = (id: SchoolId): string => schools.find((school) => school.id === id)?.name ?? '';

/** The school from which most of the skills come, the first of them when several do. */
export const mainSchool = (skills: readonly SkillChoice[]): SchoolId | undefined => {
  const counts = new Map<SchoolId, number>();
  for (const skill of skills) {
    const school = schoolOf(skill);
    if (school) counts.set(school, (counts.get(school) ?? 0) + 1);
  }
  let main: SchoolId | undefined;
  for (const [school, count] of counts) {
    if (main === undefined || count > (counts.get(main) ?? 0)) main = school;
  }
  return main;
};

/** The names of all schools that skills come from, each once. */
export const schoolNamesOf = (skills: readonly SkillChoice[]): readonly string[] => [
  ...new Set(
    skills.flatMap((skill) => {
      const school = schoolOf(skill);
      const name = school ? schoolName(school) : '';
      return name === '' ? [] : [name];
    }),
  ),
];

/** The picture that a title asks for: a paladin has a knight's shield, whatever the school. */
export const artOfTitle = (title: string): IconName | undefined =>
  titleArt.find(([words]) => words.test(title))?.[1];

/** The picture of an animal that a name tells: "Great bear". */
export const artOfAnimal = (name: string): IconName | undefined =>
  animalArt.find(([words]) => words.test(name))?.[1];

/**
 * The emblem and style of a hero's cards: the picture of the title or else of the main school, in the school's style;
 * otherwise the plain hero's.
 */
export const emblemOf = (
  skills: readonly SkillChoice[],
  title = '',
): { readonly emblem: string } & Pick<FrontContent, 'caption' | 'livery'> => {
  const school = mainSchool(skills);
  const emblem = iconPath(artOfTitle(title) ?? school ?? 'hero');
  return school
    ? { emblem, caption: schoolName(school), livery: schoolLiveries[school] }
    : { emblem, caption: '' };
};

/** Kinds that a weapon counts as: "Slashing", "Slashing, pole", "Throwing weapon, blunt". */
const kindsOf = (weapon: Weapon, labels: CardLabels): string => {
  const kinds = [labels.weaponTypes[weapon.type]];
  if (weapon.pole) kinds.push(labels.pole);
  if (weapon.type === 'throwing' && weapon.melee) kinds.push(labels.weaponTypes[weapon.melee]);
  return kinds.map((kind, index) => (index === 0 ? kind : lower(kind))).join(', ');
};

/** A weapon by name and kinds: "Heavy mace (blunt)". */
export const weaponText = (weapon: Weapon, labels: CardLabels): string => {
  const kinds = kindsOf(weapon, labels);
  return weapon.name === undefined || weapon.name.toLowerCase() === kinds.toLowerCase()
    ? (weapon.name ?? kinds)
    : `${weapon.name} (${kinds.toLowerCase()})`;
};

/** The weapons of a card with what they do, those that say the same in one line. */
export const armed = (weapons: readonly Weapon[], labels: CardLabels): readonly CarriedWeapon[] => {
  const byFacts = new Map<string, readonly string[]>();
  for (const weapon of weapons) {
    const facts = labels.weaponFacts(weapon);
    byFacts.set(facts, [...(byFacts.get(facts) ?? []), weaponText(weapon, labels)]);
  }
  return [...byFacts].map(([facts, names]) => ({ name: names.join(', '), facts }));
};

/** The kinds of the weapons, each once. */
export const weaponKinds = (weapons: readonly Weapon[], labels: CardLabels): readonly string[] => [
  ...new Set(weapons.map((weapon) => kindsOf(weapon, labels))),
];

/** The game's words as they stand within a sentence. */
const lower = (text: string): string => text.toLowerCase();

/** Terms of the game in one line, a raised dot between, the first with a capital. */
export const dotted = (terms: readonly string[]): string =>
  terms
    .filter((term) => term !== '')
    .map((term, index) => (index === 0 ? term : lower(term)))
    .join(' · ');

/** The weapons at the foot of a front behind what else is known of its owner: by name, else their kinds, else how many. */
export const weaponLines = (
  weapons: readonly Weapon[],
  known: readonly string[],
  labels: CardLabels,
): readonly string[] => {
  const before = known.filter((part) => part !== '');
  const names = [...new Set(weapons.map((weapon) => weaponText(weapon, labels)))];
  return [
    [...before, ...names].join(' · ') || labels.unarmed,
    dotted([...before, ...weaponKinds(weapons, labels)]),
    dotted([...before, labels.weaponCount(weapons.length)]),
  ].filter((line) => line !== '');
};

/** The best value of each trait on the die. */
export const bestValues = (faces: Faces, labels: CardLabels): readonly FrontValue[] =>
  painted.bestValues(faces, { pips: traits, painted: paintedPips }, labels.pips);

/** The painted pips of a die at their places on the faces, and the die in words. */
export const dieOf = (owner: DieOwner<Pip>, labels: CardLabels): Pick<BackContent, 'pipsOf' | 'die'> =>
  painted.dieOf(owner, { pips, painted: paintedPips }, labels.face);
