import { describe, expect, it } from 'vitest';
import { tableUnits } from '../../../../cards/paper/ruler';
import { beyond, boxOfCard } from '../../../../cards/kit/testing';
import { defaultStandeeWidth, standeeFold } from '../../../../cards/pieces/standee';
import { partLabels } from '#words/systems/living/messages/kit-parts';
import { scenarioParts } from '../lay-scenario';
import { findScenario } from '../../scenarios/index';
import { missionIds } from '../cards/training-cast';

const wallsOf = (mission: string, unit: keyof typeof tableUnits) => {
  const found = findScenario(mission) ?? expect.fail(mission);
  return scenarioParts(found, tableUnits[unit], partLabels).filter(({ name }) => name === 'Wall');
};

describe('the walls of a mission', () => {
  it.each([
    ['inch', 25.4],
    ['cm', 10],
  ] as const)(
    'are as long and thick as its map says and hide the kit’s figures, where a # is one %s',
    (unit, mm) => {
      const walls = wallsOf('open-fire', unit);
      expect(walls).toHaveLength(2);
      for (const wall of walls) {
        const { size, front, countNote, oneSided } = wall;
        // From the middle of an edge to 0.625# before the middle of the way to the next one.
        expect(size.width / mm).toBeCloseTo(6 * Math.SQRT2 - 0.625, 6);
        // Two sides as high as a paper figure, and half a # between them.
        const high = Math.max(mm, standeeFold(defaultStandeeWidth));
        expect(size.height).toBeCloseTo(2 * high + 0.5 * mm, 6);
        const folds = front.drawings.flatMap((one) => (one.draw === 'line' && one.dash ? [one.from[1]] : []));
        expect(folds.map((at) => Number(at.toFixed(6)))).toEqual([high, high + 0.5 * mm]);
        expect(beyond(front, boxOfCard(wall))).toEqual([]);
        expect(front.text).toContain('Wall');
        expect(countNote?.why).toMatch(/fold both sides down/);
        expect(oneSided).toBe(true);
      }
    },
  );

  it('are there in no mission without walls', () => {
    for (const mission of missionIds.filter((id) => id !== 'open-fire'))
      expect(wallsOf(mission, 'inch')).toEqual([]);
  });
});
