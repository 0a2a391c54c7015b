import { expect, test } from 'vitest';
import { unit } from '../../../table/table';
import { arena, type Fighter } from '../match/testing/arena';
import { threatsIn } from './threats';

const threat = (foe: Omit<Fighter, 'team'>) => {
  const match = arena({ you: { at: [1, 1] }, foe: { ...foe, team: 1 } });
  return threatsIn(match.s, 0, { x: 4 * unit, y: 4 * unit }).flatMap(({ ways }) => ways);
};

const marksman: Fighter['paint'] = { 6: { ranged: 1 } };

test.each([
  // A movement of one # for each die, and then an attack.
  { x: 9.9, dice: 5, is: ['attack'] },
  { x: 10.1, dice: 5, is: [] },
  { x: 8, dice: 2, is: [] },
  { x: 5, dice: 1, is: ['attack'] },
])('an opponent with $dice dice at $x', ({ x, dice, is }) => {
  expect(threat({ at: [x, 4], with: { dice } })).toEqual(is);
});

test.each([
  { x: 14.9, is: ['shoot'] },
  { x: 16, is: ['shoot-after-move'] },
  { x: 21, is: [] },
])('a marksman at $x, whose shot reaches 10 #', ({ x, is }) => {
  expect(threat({ at: [x, 4], paint: marksman })).toEqual(is);
});

test('a charge of five # reaches further than two dice do', () => {
  expect(threat({ at: [9, 4], with: { dice: 2 } })).toEqual([]);
  expect(threat({ at: [9, 4], with: { dice: 2 }, skills: ['melee/cats-charge'] })).toEqual(['charge']);
});
