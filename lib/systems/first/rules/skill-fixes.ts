import { traitsOn } from '../../../painted-die/die';
import { clearedColours, workingFixes } from '../../../painted-die/skill-fixes';
import { apply } from '../sheet/apply';
import type { Edit } from '../sheet/edit';
import type { HeroDraft } from '../sheet/hero';
import { die } from '../sheet/pips';
import { check } from './check';

/** Ways to a skill that is locked: a skill to give up, a colour to leave out. */
export const skillFixes = (hero: HeroDraft, id: string): readonly (readonly Edit[])[] => {
  if (hero.skills.includes(id)) return [];
  const places = hero.skills.map((_, index) => index);
  const drop = (index: number): Edit => ({ edit: 'remove-skill', index });
  const ways: readonly (readonly Edit[])[] = [
    ...places.map((index) => [drop(index)]),
    ...(places.length > 1 ? [[...places].reverse().map(drop)] : []),
    ...clearedColours(hero.faces, traitsOn(die, hero.faces)),
  ];
  const knows = ({ skills }: HeroDraft): boolean => skills.includes(id);
  return workingFixes({ check, apply, knows }, hero, { edit: 'add-skill', skill: id }, ways);
};
