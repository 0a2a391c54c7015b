import type { Issue } from '../issue';

/** Ways out of an issue, the likeliest first; each is a row of edits. */
export type Remedies<E> = readonly (readonly E[])[];

/** Functions of a game for trying remedies. */
export interface Repairs<S, I extends Issue, E> {
  readonly check: (sheet: S) => readonly I[];
  readonly apply: (sheet: S, edit: E) => S;
  /** Possible remedies of an issue; each is tried. */
  readonly remedies: (sheet: S, issue: I) => Remedies<E>;
}

/** Where an issue stands, whichever entry of a list it is: removing an entry moves those behind it. */
const place = (issue: Issue): string =>
  [issue.rule, ...issue.path.map((key) => (typeof key === 'number' ? '#' : key))].join(' ');

const sameComplaint = (issue: Issue): ((other: Issue) => boolean) => {
  const where = place(issue);
  const what = JSON.stringify(issue.figures);
  return (other) =>
    other.rule === issue.rule && place(other) === where && JSON.stringify(other.figures) === what;
};

const countOf = (issues: readonly Issue[], test: (issue: Issue) => boolean): number =>
  issues.filter(test).length;

const errorsByPlace = (issues: readonly Issue[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const issue of issues) {
    if (issue.severity === 'error') counts.set(place(issue), (counts.get(place(issue)) ?? 0) + 1);
  }
  return counts;
};

/** Whether no rule errs after a change where it did not before, or more often than it did. */
export const bringsNoError = (before: readonly Issue[], after: readonly Issue[]): boolean => {
  const known = errorsByPlace(before);
  return [...errorsByPlace(after)].every(([where, count]) => count <= (known.get(where) ?? 0));
};

/**
 * Edits that remove the issue and bring no new error, from the first remedy that works; undefined if there is none.
 * Every proposal has been tried: the complaint is gone, its rule complains less often, and no rule is broken anew or
 * more often than before.
 */
export const repairBy =
  <S, I extends Issue, E>({ check, apply, remedies }: Repairs<S, I, E>) =>
  (sheet: S, issue: I): readonly E[] | undefined => {
    const before = check(sheet);
    const isSame = sameComplaint(issue);
    const isOfRule = (other: Issue): boolean => other.rule === issue.rule;
    return remedies(sheet, issue).find((edits) => {
      if (edits.length === 0) return false;
      const after = check(edits.reduce(apply, sheet));
      return (
        countOf(after, isOfRule) < countOf(before, isOfRule) &&
        countOf(after, isSame) < countOf(before, isSame) &&
        bringsNoError(before, after)
      );
    });
  };
