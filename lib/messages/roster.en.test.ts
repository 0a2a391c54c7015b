import { describe, expect, it } from 'vitest';
import type { RosterProblem, RosterStep } from '@/lib/roster/roster';
import { blankOf } from '@/lib/systems/document';
import { firstSystem, open } from '@/lib/systems/open';
import { roster } from '#words/messages/roster';

await open([firstSystem]);

describe('the sentences of the roster', () => {
  it.each<[RosterStep, string]>([
    [{ did: 'delete', names: ['Jane'] }, 'delete Jane'],
    [{ did: 'delete', names: ['Jane', ''] }, 'delete Jane and an unreadable hero'],
    [{ did: 'import', names: ['A', 'B', 'C'] }, 'import A, B and C'],
    [{ did: 'import', names: ['A', 'B', 'C', 'D'] }, 'import 4 heroes'],
    [{ did: 'duplicate', names: ['Jane'] }, 'duplicate Jane'],
    [{ did: 'tag', names: ['Jane'] }, 'tag Jane'],
    [{ did: 'restore' }, 'restore a backup'],
    [{ did: 'party', name: 'Crew' }, 'change the party Crew'],
    [{ did: 'delete-party', name: 'Crew' }, 'delete the party Crew'],
  ])('name the step %j', (step, words) => {
    expect(roster.step(step)).toBe(words);
  });

  const theirs = {
    ...{ id: 'a', tags: [], created: '', changed: '', revision: 2 },
    hero: blankOf(firstSystem, 'Jane'),
  };

  it.each<[RosterProblem, RegExp]>([
    [{ problem: 'unavailable' }, /^Pipsmith can’t save in this browser.*Download/],
    [{ problem: 'full' }, /out of storage/],
    [{ problem: 'blocked' }, /another tab/i],
    [{ problem: 'newer' }, /reload this page/i],
    [{ problem: 'conflict', theirs }, /Jane was changed in another tab/],
    [{ problem: 'gone' }, /deleted in the meantime/],
    [{ problem: 'unreadable', why: { problem: 'missing', path: ['name'] } }, /name is missing/],
    [{ problem: 'failed', says: 'lightning' }, /lightning/],
    [{ problem: 'failed', says: '' }, /couldn’t do this\. Nothing has changed/],
  ])('say of %j what to do', (problem, sentence) => {
    expect(roster.problem(problem)).toMatch(sentence);
    expect(roster.restore(problem)).toBe(roster.problem(problem));
  });
});
