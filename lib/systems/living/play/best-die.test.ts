import { expect, test } from 'vitest';
import type { Request } from '../../../match/request';
import type { About, Option } from '../match/state/option';
import { livingEngine } from '../match/rules';
import { arena } from '../match/testing/arena';
import { foe, magesOf } from '../match/testing/casters';
import { bestDie } from './best-die';
import { requestIn } from './requests';

const asked = (about: About, values: readonly number[]): Request<About, Option> => ({
  by: 0,
  about,
  options: values.map((value) => ({ pick: 'value', value })),
});

test.each([
  ['AV', [3, 0], 0],
  ['RAV', [0, 2, 1], 1],
  ['DV', [4, 3, 0], 0],
  ['MDV', [0, 1], 1],
  // An attack that reaches further may reach friends too.
  ['MAV', [3, 1], undefined],
  ['magic', [2, 1], undefined],
] as const)('of dice for %s that show %j the one at %s is taken', (value, values, nth) => {
  expect(bestDie(asked({ about: 'die', figure: 0, value }, values))).toBe(nth);
});

test('of dice for a skill that has failed already any is taken', () => {
  expect(bestDie(asked({ about: 'die', figure: 0, value: 'magic', inVain: true }, [2, 1]))).toBe(0);
});

test.each([
  ['one way to cast a spell', [0, 5], 1],
  ['two ways', [5, 0, 3], undefined],
] as const)('of dice that let a spell fizzle and %s, %j, %s is taken', (_, values, nth) => {
  expect(bestDie(asked({ about: 'die', figure: 0, value: 'magic', needsPip: true }, values))).toBe(nth);
});

test('another question is asked', () => {
  expect(bestDie(asked({ about: 'share-damage', figure: 0, damage: 2 }, [0, 1, 2]))).toBeUndefined();
});

const { mage, cast } = magesOf('elemental-mage');

/** The question which die a mage picks who casts Lava Pit at somebody so far away; undefined where there is none. */
const castAt = (x: number, dice: string) => {
  const situation = arena({ mage: mage('lava-pit'), foe: foe(x) }).situation();
  const { match } = livingEngine.begin(situation, 1, { dice: Array.from(dice, (face) => Number(face) - 1) });
  const request = livingEngine.pending(match);
  if (!request || !('options' in request)) throw new Error('an action');
  const { skill, target } = { ...cast('lava-pit', 1) };
  const at = request.options.findIndex(
    (option) => option.pick === 'use' && option.skill === skill && option.target === target,
  );
  const step = livingEngine.apply(match, at);
  if (!step.ok) throw new Error('refused');
  const asked = livingEngine.pending(step.value.match);
  return asked?.about.about === 'die' ? { asked, situation: livingEngine.look(step.value.match) } : undefined;
};

test.each([
  // Both dice reach.
  { x: 4, dice: '65411', taken: undefined, warned: [] },
  { x: 14, dice: '65411', taken: undefined, warned: ['1 Magic pip: Out of range: 9# away, reach 5#.'] },
  // Neither does: nobody has to choose how to fail.
  { x: 14, dice: '65111', taken: 0, warned: ['1 Magic pip: Out of range: 9# away, reach 5#.'] },
  { x: 4, dice: '54111', taken: 0, warned: [] },
])('of a spell at $x# with $dice the die taken by itself is $taken', ({ x, dice, taken, warned }) => {
  const found = castAt(x, dice);
  if (!found) throw new Error('a die');
  const { asked, situation } = found;
  expect(bestDie(asked)).toBe(taken);
  const { options } = requestIn(asked, situation, { sheets: [] } as never);
  expect(
    options.flatMap(({ text, warning }) => (warning ? [`${text.split(':')[0]}: ${warning}`] : [])),
  ).toEqual(warned);
});
