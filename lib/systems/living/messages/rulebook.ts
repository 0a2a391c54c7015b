import { rulebook } from './en/rulebook/index';
import type { RulebookTexts } from './rulebook-text';

/** The words of the rules pages, apart from `words`: only those pages and their search load them. */
export const rulebookMessages: RulebookTexts = rulebook;
