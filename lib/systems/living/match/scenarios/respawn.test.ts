import { expect, test } from 'vitest';
import { unit } from '../../../../table/table';
import { arena } from '../testing/arena';
import type { Fighter, Fighters } from '../testing/fighters';
import { block } from '../testing/block';
import { lying } from '../testing/casters';

/** Orange's home is in the south-west; B is of green. */
const fallen = (more: NonNullable<Fighter['with']> = {}): Fighters => ({
  A: { at: [10, 10], with: { life: 'down', hand: 0, ...more } },
  B: { at: [14, 10], team: 1 },
});

test('who comes back stands as high as the ground there', () => {
  const hill = block(0, 18, 6, 6, { walkThrough: true, climb: true, seeThrough: true, height: unit });
  const a = arena(fallen(), { scenario: 'capture-the-flag', terrain: [hill] });
  a.nextPhase();
  expect([a.the('A').life, a.the('A').height]).toEqual(['up', unit]);
});

test('whom a spirit had lent to others comes back to his own base', () => {
  const damballa = lying('voodoo/damballa', 99, 1, { kind: 'loa' });
  const lent = { owner: 0, team: 0, aura: 99 };
  const a = arena(fallen({ owner: 1, team: 1, lent, auras: [damballa] }), {
    scenario: 'capture-the-flag',
  });
  a.nextPhase();
  const { life, owner, team, at } = a.the('A');
  expect({ life, owner, team }).toEqual({ life: 'up', owner: 0, team: 0 });
  expect(Math.hypot(at.x, 24 * unit - at.y)).toBeLessThanOrEqual(4 * unit);
});
