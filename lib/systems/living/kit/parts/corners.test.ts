import { describe, expect, it, test } from 'vitest';
import { tableUnits } from '../../../../cards/paper/ruler';
import { isShared, papers } from '../../../../cards/paper/paper';
import { beyond, boxOfCard } from '../../../../cards/kit/testing';
import { defaultStandeeWidth, standeeFold } from '../../../../cards/pieces/standee';
import { measureLabels, partLabels, planLabels } from '#words/systems/living/messages/kit-parts';
import { scenarioParts } from '../lay-scenario';
import { findScenario, missions, scenarios } from '../../scenarios/index';
import { missionIds } from '../cards/training-cast';
import { templates } from './measures';
import { mapPlan } from './plan';

const wallsOf = (mission: string, unit: keyof typeof tableUnits) => {
  const found = findScenario(mission) ?? expect.fail(mission);
  return scenarioParts(found, tableUnits[unit], partLabels).filter(({ name }) => name === 'Wall');
};

test.each([...scenarios, ...missions])(
  'the map of $id explains the healing corners, whose circle is too small for words, and no other corner',
  (scenario) => {
    const heals = scenario.markers.find(({ marker }) => marker === 'healing');
    const { legend } = mapPlan(scenario, tableUnits.inch, planLabels);
    const corners = legend.flatMap((entry) =>
      'line' in entry && entry.line.width === 0.7 ? [entry.text] : [],
    );
    expect(corners).toEqual(heals?.marker === 'healing' ? [planLabels.healing(heals.within)] : []);
  },
);

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

test.each([...scenarios, ...missions])(
  'of $id the templates tell of a quarter circle only where there is one, and strips mark both ends of a corner',
  (scenario) => {
    const pieces = templates(
      [],
      tableUnits.inch,
      measureLabels,
      scenario,
    )(papers.a4).flatMap((one) => (isShared(one) ? [one] : []));
    const said = pieces.flatMap(({ front }) => front.text).join(' ');
    // Its title stands on it, whatever else is drawn on the same piece.
    expect(said.includes('quarter circle')).toBe(said.includes(measureLabels.fan.tip.title));
    const ways = scenario.markers.filter(({ marker }) => marker === 'entrance' || marker === 'goal').length;
    const bases = scenario.kind === 'mission' ? scenario.homes.length : 0;
    const strips = scenarioParts(scenario, tableUnits.inch, partLabels).filter(({ id }) =>
      id.endsWith('-end'),
    );
    if (scenario.kind === 'mission') expect(strips).toHaveLength(2 * (ways + bases));
    if (ways + bases > 0) expect(said).toMatch(/quarter circle/);
  },
);
