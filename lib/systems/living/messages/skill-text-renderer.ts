import { skillView } from '#words/systems/living/messages/rulebook/skill-view';
import { english } from '#words/systems/living/messages/skill-text/renderer';
import type { CardOptions, SkillPrint } from '../cards/card-labels';
import type { SkillTextRenderer } from '../skills/skill-text';

/** Says skills. */
export const skillTextRenderer: SkillTextRenderer = english;

/** The labels around what the renderer says. */
export const skillMessages = skillView;

/** Card options for skills printed in this way. */
export const onCards = (print: SkillPrint): CardOptions['skills'] =>
  print === 'names' ? undefined : { print, renderSkill: (skill) => skillTextRenderer.render(skill) };
