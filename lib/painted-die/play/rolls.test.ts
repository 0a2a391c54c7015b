import { describe, expect, test } from 'vitest';
import { rollsIn, type RollWords, type ValueEvent } from './rolls';

type Event =
  | {
      readonly type: 'rolled';
      readonly figure: number;
      readonly faces: readonly number[];
      readonly why: string;
    }
  | ({ readonly type: 'value' } & ValueEvent);

const words: RollWords<Event, number> = {
  faceOf: (_, side, isPicked) => (isPicked ? 100 : 0) + side + 1,
  counts: () => [[0, 1, 2, 2, 3, 4]],
  parts: [['die', 'on the die']],
  madeOf: [],
  reasons: () => [],
  rolls: (figure, why) => `${figure} rolls for ${why}`,
  has: (figure, value) => `${figure}: ${value}`,
  because: (value, { has, face }) => `${value} ${has} ${face}`,
};

const roll = (figure: number, why: string): Event => ({ type: 'rolled', figure, faces: [0, 5], why });
const value = (figure: number, name: string, is: number): Event => ({
  type: 'value',
  figure,
  value: name,
  is,
});
const against = (events: readonly Event[]) => rollsIn(events, words).map((each) => each.against);

describe('what a roll has to stand against', () => {
  test('is the AV of the attack for each who defends, before the die is picked as well', () => {
    expect(against([roll(0, 'AV'), value(0, 'AV', 4), roll(1, 'DV')])).toEqual([
      undefined,
      { name: 'AV', is: 4 },
    ]);
    expect(
      against([roll(0, 'MAV'), value(0, 'MAV', 2), roll(1, 'MDV'), value(1, 'MDV', 1), roll(2, 'MDV')]),
    ).toEqual([undefined, { name: 'MAV', is: 2 }, { name: 'MAV', is: 2 }]);
    expect(against([value(0, 'AV', 3), value(1, 'DV', 0)])).toEqual([undefined, { name: 'AV', is: 3 }]);
  });

  test('is nothing while the next attack has no value yet, nor for what is no defence', () => {
    expect(against([value(0, 'AV', 4), roll(1, 'AV'), roll(0, 'DV')])).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(against([value(0, 'AV', 4), roll(1, 'druid/regrowth')])).toEqual([undefined, undefined]);
  });
});

test.each([
  [4, [1, 106]],
  [3, [1, 6]],
  [0, [1, 6]],
])('the die lifts that gave %i pips', (die, faces) => {
  const [rolled] = rollsIn([roll(0, 'AV'), { ...value(0, 'AV', die + 1), parts: { die } }], words);
  expect([rolled?.as, rolled?.faces]).toEqual(['attack', faces]);
});

test.each([
  // Sides 1 to 6 show 0, 1, 2, 2, 3 and 4 pips.
  [[0, 5], 4, 'DV only 6'],
  [[2, 3, 5], 4, 'DV most 6'],
  [[2, 3], 2, 'DV most 3'],
  [[0, 0], 0, 'DV none 0'],
  // Another than the best was picked, a value that is set, and a single die.
  [[1, 5], 1, undefined],
  [[0, 0], 2, undefined],
  [[5], 4, undefined],
])('of the sides %j the die with %i pips counts: %s', (faces, die, because) => {
  const rolled: Event = { type: 'rolled', figure: 0, faces, why: 'DV' };
  const [told] = rollsIn([rolled, { ...value(0, 'DV', die), parts: { die } }], words);
  expect(told?.because).toBe(because);
});
