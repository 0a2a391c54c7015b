import { expect, test } from 'vitest';
import type { Issue } from '../issue';
import { repairBy, type Remedies } from './repair';

const issueAt = (place: string): Issue => ({ rule: 'filled', severity: 'error', path: [place], figures: {} });

/** A sheet of two places, each of which must be filled; an edit fills one. */
const repair = (remedies: Remedies<string>) =>
  repairBy<readonly string[], Issue, string>({
    check: (filled) => ['left', 'right'].filter((place) => !filled.includes(place)).map(issueAt),
    apply: (filled, place) => [...filled, place],
    remedies: () => remedies,
  })([], issueAt('left'));

test.each<[string, Remedies<string>, readonly string[] | undefined]>([
  ['the first that helps', [['right'], ['left'], ['left', 'right']], ['left']],
  ['nothing where a remedy changes nothing', [[]], undefined],
  ['what helps, rather than a remedy that changes nothing', [[], ['left']], ['left']],
  ['nothing where none helps', [['right']], undefined],
])('a fix is %s', (_, remedies, edits) => {
  expect(repair(remedies)).toEqual(edits);
});
