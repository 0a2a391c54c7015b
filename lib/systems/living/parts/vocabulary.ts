import { skills } from '../skills/index';
import { vocabularyOf } from '../skills/vocabulary';

/** What the Living Rulebook's skills are written in. */
export const vocabulary = vocabularyOf(skills);
