import { expect, test } from 'vitest';
import { unit } from '../../../table/table';
import { lookAt } from '../match/players/judge';
import { arena } from '../match/testing/arena';
import { armed, foe } from '../match/testing/armed';
import { areaOf } from './areas';

/** The circle of the first option with a skill, in #. */
const circle = (skill: string, faces: Parameters<typeof armed>[1]) => {
  const match = arena({ you: armed('magic', { skills: [skill], ...faces }), foe: foe(8) });
  const options = match.options();
  const option = options.find((each) => each.pick === 'use');
  const area = option && areaOf(lookAt(match.situation()), match.id('you'), option);
  return area && { ...area, radius: area.radius / unit, isOnFoe: area.about === match.id('foe') };
};

test('A spell that spreads reaches as far as the best face of its die, about its target', () => {
  const faces = { faces: { 5: { magic: 3, skill: 1 }, 6: { magic: 5, skill: 1 } } } as const;
  expect(circle('elemental-mage/fireball', faces)).toMatchObject({ radius: 2.5, isOnFoe: true });
});
