import { usefulSection } from '#words/painted-die/messages/useful';
import type { SectionText } from '../../rule-book';
import { skillFigures } from '../../skill-figures';
import data from '../reference/balance.json' with { type: 'json' };
import { findSkill, schools } from '../skills/index';

const schoolOf = (id: string): string => schools.find((school) => school.id === id)?.name ?? id;

/** Results of matches between computer players, by skill. */
export const useful: SectionText = usefulSection(
  skillFigures('living', data),
  (id) => {
    const skill = findSkill(id);
    return { name: skill?.name ?? id, within: schoolOf(skill?.school ?? '') };
  },
  'School',
);
