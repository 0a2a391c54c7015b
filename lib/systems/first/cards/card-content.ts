import { categoryNames } from '#words/systems/first/messages/skill-names';
import type { BackContent } from '../../../painted-die/cards/back';
import type { FrontContent } from '../../../painted-die/cards/front';
import type { FrontValue } from '../../../painted-die/cards/front-values';
import * as painted from '../../../painted-die/cards/painted-faces';
import type { DieOwner } from '../../../painted-die/pip-places';
import { mainCategory } from '../rules/skills';
import type { Weapon } from '../sheet/equipment';
import type { HeroDraft } from '../sheet/hero';
import { die, traits, type Faces, type Pip } from '../sheet/pips';
import { findSkill } from '../skills/index';
import { categoryIds, type CategoryId } from '../skills/ids';
import type { CardLabels } from './card-labels';
import { categoryLiveries } from './category-liveries';
import { iconPath } from './icons';
import { paintedPips } from './painted-pips';

const isCategory = (id: string): id is CategoryId => categoryIds.some((category) => category === id);

/** The category of a skill id, even of an id that no category has. */
export const categoryOf = (id: string): CategoryId | undefined => {
  const [category = ''] = id.split('/');
  return findSkill(id)?.category ?? (isCategory(category) ? category : undefined);
};

export const categoryName = (id: CategoryId): string => categoryNames[id];

/** The emblem of a hero: that of his category, else the hero's. */
export const emblemOf = (
  skills: readonly string[],
): { readonly emblem: string } & Pick<FrontContent, 'caption' | 'livery'> => {
  const category = mainCategory(skills);
  return category
    ? { emblem: iconPath(category), caption: categoryName(category), livery: categoryLiveries[category] }
    : { emblem: iconPath('hero'), caption: '' };
};

/** "Longbow"; a nameless weapon by what it is for. */
export const weaponText = ({ name, type }: Weapon, labels: CardLabels): string =>
  name ?? labels.weaponTypes[type];

/** Terms in one line, a raised dot between. */
export const dotted = (terms: readonly string[]): string => terms.filter((term) => term !== '').join(' · ');

/** Gear that a hero wears and carries: armour and shield, then weapons. */
export const gearOf = (
  { armour, shield, weapons }: HeroDraft['equipment'],
  labels: CardLabels,
): { readonly worn: readonly string[]; readonly weapons: readonly string[] } => ({
  worn: [...(armour === 'none' ? [] : [labels.armours[armour]]), ...(shield ? [labels.shield] : [])],
  weapons: [...new Set(weapons.map((weapon) => weaponText(weapon, labels)))],
});

/** The best value of each trait on the die, as combat counts it. */
export const bestValues = (faces: Faces, labels: CardLabels): readonly FrontValue[] =>
  painted.bestValues(faces, { pips: traits, painted: paintedPips }, labels.values);

/** The painted pips of a die as its faces show them, trait by trait, and the die in words. */
export const dieOf = (owner: DieOwner<Pip>, labels: CardLabels): Pick<BackContent, 'pipsOf' | 'die'> =>
  painted.dieOf(owner, { pips: die.pips, painted: paintedPips }, labels.face);
