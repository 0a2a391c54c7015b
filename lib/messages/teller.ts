import { skillView } from './en/rulebook/skill-view';
import { english } from './en/skill-text/tell';
import type { SkillTeller } from './skill-text';

/** Says skills. */
export const teller: SkillTeller = english;

/** The words around what the teller says. */
export const skillWords = skillView;
