import { expect, test } from 'vitest';
import { facingOf, numberedTeams } from './facing';

test.each([
  [
    [0, 1],
    [[0], [1]],
  ],
  // Alternating teams are brought together.
  [
    [0, 1, 0, 1],
    [
      [0, 2],
      [1, 3],
    ],
  ],
  [
    [1, 1, 1, 1, 0],
    [[0, 1, 2, 3], [4]],
  ],
  // Everyone for themselves, and everyone on one side.
  [[0, 1, 2], [[0, 1, 2]]],
  [[0, 0], [[0, 1]]],
  [[], [[]]],
])('heroes of the teams %j face each other as %j', (teams, groups) => {
  expect(facingOf(teams)).toEqual(groups);
});

test('teams are numbered without gaps', () => {
  expect(numberedTeams([4, 1, 4, 7])).toEqual([1, 0, 1, 2]);
});
