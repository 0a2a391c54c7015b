import { usefulSection } from '#words/painted-die/messages/useful';
import type { SectionText } from '../../rule-book';
import { skillFigures } from '../../skill-figures';
import data from '../reference/balance.json' with { type: 'json' };
import { findSkill } from '../skills/index';
import { categories } from '#words/systems/first/messages/rulebook/categories';

/** Findings of matches of computer players about the skills. */
export const useful: SectionText = usefulSection(
  skillFigures('first', data),
  (id) => {
    const skill = findSkill(id);
    return { name: skill?.name ?? id, within: skill ? categories[skill.category].title : '' };
  },
  'Category',
);
