import { apply } from '../../sheet/apply';
import type { Edit } from '../../sheet/edit';
import type { HeroDraft } from '../../sheet/hero';
import { check, isError } from '../check';
import type { RuleIssue } from '../issue';
import { remedies } from './remedies';

/** Where an issue stands, whichever entry of a list it is: removing an entry moves those behind it. */
const place = (issue: RuleIssue): string =>
  [issue.rule, ...issue.path.map((key) => (typeof key === 'number' ? '#' : key))].join(' ');

const sameComplaint = (issue: RuleIssue): ((other: RuleIssue) => boolean) => {
  const where = place(issue);
  const what = JSON.stringify(issue.figures);
  return (other) =>
    other.rule === issue.rule && place(other) === where && JSON.stringify(other.figures) === what;
};

const countOf = (issues: readonly RuleIssue[], test: (issue: RuleIssue) => boolean): number =>
  issues.filter(test).length;

const errorsByPlace = (issues: readonly RuleIssue[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const issue of issues) {
    if (isError(issue)) counts.set(place(issue), (counts.get(place(issue)) ?? 0) + 1);
  }
  return counts;
};

/**
 * Edits that remove the issue and bring no new error, the least of those that a player would think of; undefined
 * where there is no such remedy. Every proposal has been tried: the complaint is gone, its rule complains less often,
 * and no rule errs where it did not, or more often than it did.
 */
export const repair = (hero: HeroDraft, issue: RuleIssue): readonly Edit[] | undefined => {
  const before = check(hero);
  const errorsBefore = errorsByPlace(before);
  const isSame = sameComplaint(issue);
  const isOfRule = (other: RuleIssue): boolean => other.rule === issue.rule;
  return remedies(hero, issue).find((edits) => {
    if (edits.length === 0) return false;
    const after = check(edits.reduce(apply, hero));
    return (
      countOf(after, isOfRule) < countOf(before, isOfRule) &&
      countOf(after, isSame) < countOf(before, isSame) &&
      [...errorsByPlace(after)].every(([where, count]) => count <= (errorsBefore.get(where) ?? 0))
    );
  });
};
