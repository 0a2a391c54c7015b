import { expect, test } from 'vitest';
import { open, partOf, systemIds } from '@/lib/systems/open';
import { fewBecause } from './few-offers';

await open(systemIds, 'miniature');

const serving = (system: string, seen: Seen): number => {
  const offers = partOf(system, 'miniature')?.offers(seen, 'heals', '');
  let count = 0;
  for (let step = offers?.next(); step && step.done !== true; step = offers?.next())
    count += Number(step.value.serves);
  return count;
};

interface Seen {
  readonly armour: 'none' | 'heavy';
  readonly shield: boolean;
  readonly holds: readonly string[];
}

const plate: Seen = { armour: 'heavy', shield: false, holds: ['sword'] };

test.each(['living', 'first'])(
  'few healers in plate of %s say why, and where there are more',
  async (system) => {
    const here = serving(system, plate);
    const other = system === 'living' ? 'first' : 'living';
    const there = serving(other, plate);
    const few = await fewBecause(system, plate, 'heals', here);
    expect(few.elsewhere).toEqual(there > here ? { game: other, count: there } : undefined);
    if (serving(system, { ...plate, armour: 'none' }) > here) expect(few.why).toBe('armour');
    else expect(few.why).not.toBe('armour');
  },
);
