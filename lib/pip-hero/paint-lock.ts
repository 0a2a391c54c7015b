import { issueKey, type Issue } from '../issue';

/** How far an issue of painted pips goes, so that one that was there already can be seen to grow. */
const extentOf = ({ figures }: Issue): number => {
  if (typeof figures !== 'object' || figures === null) return 0;
  if ('spent' in figures && typeof figures.spent === 'number') return figures.spent;
  return 'pips' in figures && typeof figures.pips === 'number' ? figures.pips : 0;
};

/** The first issue that was not there before, or has grown since. */
export const worseIssue = <I extends Issue>(before: readonly I[], after: readonly I[]): I | undefined =>
  after.find(
    (issue) => !before.some((old) => issueKey(old) === issueKey(issue) && extentOf(old) >= extentOf(issue)),
  );
