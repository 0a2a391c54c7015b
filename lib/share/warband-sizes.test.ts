import { expect, test } from 'vitest';
import { open, systemIds } from '../systems/open';
import type { Sheet } from '../systems/sheet';
import { newWarband, type Fighter, type Warband } from '../systems/warband/sheet/warband';
import { randomWarband } from '../systems/warband/start/random';
import { samples } from '../systems/warband/start/samples';
import { encodeSheet } from './index';

await open(systemIds);

const lengthOf = (warband: Warband): number => {
  const code = encodeSheet({ system: 'warband', sheet: warband as unknown as Sheet });
  return code.ok ? code.value.length : Infinity;
};

/** The warband without its texts: fighters are called as they were at first, and what must have a name has one letter. */
const bareOf = (warband: Warband): Warband => {
  const first = newWarband('A').fighters;
  const bare = ({ melee, shooter, ...rest }: Fighter, at: number): Fighter => ({
    ...rest,
    name: first[at]?.name ?? 'A',
    notes: '',
    ...(melee !== undefined && { melee: 'A' }),
    ...(shooter && { shooter: { class: shooter.class } }),
  });
  return { ...warband, name: 'A', fighters: warband.fighters.map(bare) };
};

test('a warband without its texts has at most 40 characters', () => {
  const warbands = [
    ...Array.from({ length: 300 }, (_, seed) => randomWarband(seed)),
    ...samples.map(({ sheet }) => sheet),
  ];
  expect(Math.max(...warbands.map((warband) => lengthOf(bareOf(warband))))).toBeLessThanOrEqual(40);
});

test('the example warbands have at most 250, texts and all', () => {
  for (const { sheet } of samples) expect(lengthOf(sheet)).toBeLessThanOrEqual(250);
});
