import { skillView } from './en/rulebook/skill-view';
import { english } from './en/skill-text/renderer';
import type { CardOptions, SkillPrint } from '../cards/card-labels';
import type { SkillTextRenderer } from '../skills/skill-text';

/** Says skills. */
export const skillTextRenderer: SkillTextRenderer = english;

/** The labels around what the renderer says. */
export const skillMessages = skillView;

/** What cards say of skills when they are printed so. */
export const onCards = (print: SkillPrint): CardOptions['skills'] =>
  print === 'names' ? undefined : { print, renderSkill: (skill) => skillTextRenderer.render(skill) };
