import { apply } from './apply';
import type { Edit } from './edit';
import type { HeroDraft } from './hero';
import { check, isError } from './legality/check';
import type { Rule, RuleIssue } from './legality/issue';
import { remedies } from './remedies';

/** What an issue complains of, wherever in a list it stands: removing an entry moves those behind it. */
const complaint = (issue: RuleIssue): string =>
  [
    issue.rule,
    ...issue.path.map((key) => (typeof key === 'number' ? '#' : key)),
    JSON.stringify(issue.figures),
  ].join(' ');

const countOf = (issues: readonly RuleIssue[], test: (issue: RuleIssue) => boolean): number =>
  issues.filter(test).length;

const ofRule = (rule: Rule) => (issue: RuleIssue) => issue.rule === rule;

const place = (issue: RuleIssue): string =>
  [issue.rule, ...issue.path.map((key) => (typeof key === 'number' ? '#' : key))].join(' ');

/** True when nothing is wrong that was not wrong before: no rule errs more often in a kind of place. */
const bringsNoError = (before: readonly RuleIssue[], after: readonly RuleIssue[]): boolean =>
  after
    .filter(isError)
    .every(
      (issue) =>
        countOf(after, (other) => place(other) === place(issue)) <=
        countOf(before, (other) => place(other) === place(issue)),
    );

/**
 * Edits that remove the issue and bring no new error, the least of those that a player would think of; undefined
 * where there is no such remedy. Every proposal has been tried: the complaint is gone, its rule complains less often,
 * and no error is new.
 */
export const repair = (hero: HeroDraft, issue: RuleIssue): readonly Edit[] | undefined => {
  const before = check(hero);
  return remedies(hero, issue).find((edits) => {
    if (edits.length === 0) return false;
    const repaired = edits.reduce(apply, hero);
    const after = check(repaired);
    return (
      countOf(after, (other) => complaint(other) === complaint(issue)) <
        countOf(before, (other) => complaint(other) === complaint(issue)) &&
      countOf(after, ofRule(issue.rule)) < countOf(before, ofRule(issue.rule)) &&
      bringsNoError(before, after)
    );
  });
};
