import type { Edit } from './edit';
import type { HeroDraft } from './hero';
import type { RuleIssue } from './legality/issue';

/** What might remove an issue, the likeliest first; `repair` tries them. */
export const remedies = (_hero: HeroDraft, issue: RuleIssue): readonly (readonly Edit[])[] => {
  const [list, index] = issue.path;
  if (list === 'skills' && typeof index === 'number')
    return [[{ edit: 'remove-skill', list: 'hero', index }]];
  return [];
};
