import { expect, test } from 'vitest';
import { fewBecause } from './few-offers';

const plate = { armour: 'heavy', shield: false } as const;

test.each([
  // Cloth alone lets a third healer in; a mace in hand keeps him out, whatever he wears.
  { system: 'living', holds: [], serving: 1, why: 'armour', elsewhere: undefined },
  { system: 'living', holds: ['mace'], serving: 2, why: 'gear', elsewhere: undefined },
  { system: 'first', holds: ['mace'], serving: 2, why: 'game', elsewhere: undefined },
  { system: 'first', holds: ['bow'], serving: 1, why: 'game', elsewhere: { game: 'living', count: 2 } },
])(
  'few healers in plate of $system with $holds say why, and where there are more',
  async ({ system, holds, serving, why, elsewhere }) => {
    const few = await fewBecause(system, { ...plate, holds }, 'heals', serving);
    expect(few).toEqual({ why, elsewhere });
  },
);
