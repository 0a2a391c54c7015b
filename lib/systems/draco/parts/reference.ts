import { listReference } from '../../list-reference';
import { chapters, lists, pages, rulings } from '#words/systems/draco/messages/rulebook';
import { ruleSkills } from '../reference/rule-skills';

/** Hic est Draco to read. */
export const reference = listReference({ chapters, lists, skills: ruleSkills, rulings, words: pages });
