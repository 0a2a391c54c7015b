import { skillView } from './en/rulebook/skill-view';
import { english } from './en/skill-text/tell';
import type { CardOptions, SkillPrint } from '../cards/card-labels';
import type { SkillTeller } from './skill-text';

/** Says skills. */
export const teller: SkillTeller = english;

/** The words around what the teller says. */
export const skillWords = skillView;

/** What cards say of skills when they are printed so. */
export const onCards = (print: SkillPrint): CardOptions['skills'] =>
  print === 'names' ? undefined : { print, tell: (skill) => teller.tell(skill) };
