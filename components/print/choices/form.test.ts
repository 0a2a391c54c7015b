import { describe, expect, it } from 'vitest';
import { choicesOf, type Choices, type Typed } from './form';
import { keptSettings } from './settings';

const usual = keptSettings(() => ({ getItem: () => null, setItem: () => undefined }), 'de');
const before: Choices = {
  ...usual,
  offset: { x: 0.5, y: -0.5 },
  leftOut: ['hero'],
  notes: false,
  foldsOut: false,
  isBorderless: false,
  kit: ['map'],
  scenarios: { living: 'open-fire' },
  blanks: {},
  counts: {},
  ownMap: '',
  houseRules: false,
};
const typed = (change: Partial<Typed> = {}): Typed => ({
  ...structuredClone(before),
  offset: { x: '0.5', y: '-0.5' },
  ...change,
});

describe('what the fields say', () => {
  it.each([
    ['0.4', 0.4],
    ['0,4', 0.4],
    [' −1,2 ', -1.2],
    ['-3', -3],
    ['3', 3],
    ['0', 0],
  ])('%j is a length', (x, is) => {
    expect(choicesOf(typed({ offset: { x, y: '-0.5' } }), before).offset).toEqual({ x: is, y: -0.5 });
  });

  it.each(['', ' ', '9', '-3.1', '0.45', 'a little', '1 mm', '0.4.1', 'Infinity'])(
    '%j is none, and takes nothing else with it',
    (x) => {
      const next = choicesOf(typed({ offset: { x, y: '1' }, paper: 'letter' }), before);
      expect(next).toEqual({ ...before, offset: { x: 0.5, y: 1 }, paper: 'letter' });
    },
  );

  it('leaves what did not change as it is, so that nothing is laid out twice', () => {
    const next = choicesOf(typed({ ink: 'low', counts: { Slowed: 3 } }), before);
    expect(next).toEqual({ ...before, ink: 'low', counts: { Slowed: 3 } });
    for (const part of ['offset', 'leftOut', 'kit', 'scenarios', 'blanks'] as const)
      expect(next[part]).toBe(before[part]);
    expect(choicesOf(typed({ kit: ['ruler'] }), before).kit).toEqual(['ruler']);
  });
});
