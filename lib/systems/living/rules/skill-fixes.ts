import { clearedColours, workingFixes } from '../../../painted-die/skill-fixes';
import { apply } from '../sheet/apply';
import type { Edit, SkillList } from '../sheet/edit';
import type { HeroDraft } from '../sheet/hero';
import { traitsUsed } from '../sheet/pips';
import { findSkill } from '../skills/index';
import type { EquipmentNeed } from '../skills/school';
import { check } from './check';
import { meetsNeed } from './equipment';

/** Edits that give a hero the gear that a skill needs. */
const gearFor = ({ equipment }: HeroDraft, need: EquipmentNeed): readonly Edit[] => {
  if ('shield' in need) return [{ edit: 'set-shield', shield: true }];
  if ('pole' in need)
    return [{ edit: 'add-weapon', owner: 'hero', weapon: { type: 'piercing', pole: true } }];
  if ('unarmed' in need)
    return [
      ...(equipment.armour === 'none' ? [] : [{ edit: 'set-armour', armour: 'none' } as const]),
      ...(equipment.shield ? [{ edit: 'set-shield', shield: false } as const] : []),
      ...equipment.weapons
        .flatMap(({ type }, index) => (type === 'magic' ? [] : [index]))
        .reverse()
        .map((index): Edit => ({ edit: 'remove-weapon', owner: 'hero', index })),
    ];
  const [type] = 'melee' in need ? need.melee : need.ranged;
  return type === undefined ? [] : [{ edit: 'add-weapon', owner: 'hero', weapon: { type } }];
};

const chosenIn = (hero: HeroDraft, list: SkillList) => {
  if (list === 'hero') return hero.skills;
  return list === 'snowfall' ? hero.snowfall.skills : (hero.followers[list.follower]?.skills ?? []);
};

/** Fixes that unlock a skill: give up a skill, change gear or drop a colour. */
export const skillFixes = (hero: HeroDraft, list: SkillList, id: string): readonly (readonly Edit[])[] => {
  const chosen = chosenIn(hero, list);
  if (chosen.includes(id)) return [];
  const gear = (findSkill(id)?.needs ?? [])
    .filter((need) => !meetsNeed(hero.equipment, need))
    .flatMap((need) => gearFor(hero, need));
  const places = chosen.map((_, index) => index);
  const drop = (index: number): Edit => ({ edit: 'remove-skill', list, index });
  const colours = list === 'hero' ? clearedColours(hero.faces, traitsUsed(hero.faces)) : [];
  const ways: readonly (readonly Edit[])[] = [
    gear,
    ...places.map((index) => [drop(index)]),
    ...(gear.length > 0 ? places.map((index) => [...gear, drop(index)]) : []),
    ...(places.length > 1 ? [[...gear, ...[...places].reverse().map(drop)]] : []),
    ...colours.map((edits) => [...gear, ...edits]),
  ];
  const knows = (after: HeroDraft): boolean => chosenIn(after, list).includes(id);
  return workingFixes({ check, apply, knows }, hero, { edit: 'add-skill', list, skill: id }, ways);
};
