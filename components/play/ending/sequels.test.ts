import { expect, test } from 'vitest';
import type { Seat } from '@/lib/session/session';
import { swapped } from './sequels';

const person: Seat = { plays: 'person' };
const computer: Seat = { plays: 'greedy' };

test('two sides swap their players', () => {
  expect(swapped([person, computer], [0, 1])).toEqual([computer, person]);
  expect(swapped([person, person, computer], [0, 0, 1])).toEqual([computer, computer, person]);
});

test.each<[string, readonly Seat[], readonly number[]]>([
  ['two people, who can change chairs', [person, person], [0, 1]],
  ['a team with two players', [person, computer, computer], [0, 0, 1]],
  ['more than two teams', [person, computer, computer], [0, 1, 2]],
  ['one team', [person, computer], [0, 0]],
  ['a match without players', [], [0, 1]],
])('nothing is swapped for %s', (_, seats, teams) => {
  expect(swapped(seats, teams)).toBeUndefined();
});
