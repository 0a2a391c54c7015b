import { skills } from '../skills/index';
import { vocabularyOf } from '../skills/vocabulary';

export const vocabulary = vocabularyOf(skills);
