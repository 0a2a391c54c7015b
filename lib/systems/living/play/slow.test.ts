import { expect, test } from 'vitest';
import { unit, type Point } from '../../../table/table';
import { lookAt } from '../match/players/judge';
import { arena } from '../match/testing/arena';
import { foe } from '../match/testing/armed';
import { requestIn } from './requests';
import { riskIn } from './threats';
import { slowIn } from './warnings';

test.each([
  { hand: 5, slowed: 0, is: undefined },
  { hand: 5, slowed: 3, is: { length: 2, dice: 5, slowed: 3, isDazed: false } },
  { hand: 3, slowed: 3, is: { length: 0, dice: 3, slowed: 3, isDazed: false } },
])('$hand dice with $slowed Slowed', ({ hand, slowed, is }) => {
  const conditions = slowed > 0 ? [{ condition: 'slowed' as const, count: slowed }] : [];
  const match = arena({ you: { at: [4, 4], with: { hand, conditions } }, foe: foe(20) });
  expect(slowIn(lookAt(match.situation()), match.id('you'))).toEqual(is);
});

test('a hero who cannot go anywhere is not asked where to climb, and is told why', () => {
  const conditions = [{ condition: 'slowed' as const, count: 3 }];
  const match = arena({ you: { at: [4, 4], with: { hand: 3, conditions } }, foe: foe(20) });
  const figure = match.id('you');
  const { at } = match.the('you');
  const options = match.options();
  const texts = (request: object) => requestIn(request as never, match.situation(), { sheets: [] } as never);
  const asked = texts({ by: 0, about: { about: 'action', figure, left: 2 }, options });
  expect(asked.options[options.findIndex(({ pick }) => pick === 'move')]?.warning).toBe(
    'You’d stay where you are: 3 dice, and Slowed takes 3#.',
  );
  const about = { about: 'move', figure, distance: 0 };
  const region = (x: number) => ({ contains: (place: Point) => place.x === x && place.y === at.y });
  expect(texts({ by: 0, about, region: region(at.x) }).sentence).toContain(
    'can’t go anywhere: 3 dice, and Slowed takes 3#. Stay here',
  );
  expect(texts({ by: 0, about, region: region(at.x + unit) }).sentence).toContain('climb');
});

test('Plague is foreseen with each move, and only by whoever has it', () => {
  const of = (skills: readonly string[]) => {
    const match = arena({ you: { at: [4, 4], skills, faces: { 6: { skill: 1 } } }, foe: foe(20) });
    return riskIn(match.situation(), match.id('you'));
  };
  expect(of([])).toBeUndefined();
  expect(of(['training/plague'])).toBe(
    'Then you roll 5 dice for Plague: 60\u00a0% of the time it takes at least one.',
  );
});
