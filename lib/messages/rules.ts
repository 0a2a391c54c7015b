import { rules } from './en/rules';

/** What stands around the rules of every game, and in the search over them. */
export const rulesMessages: typeof rules = rules;
