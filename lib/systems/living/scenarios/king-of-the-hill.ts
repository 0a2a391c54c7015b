import { scenarioNames } from '#words/systems/living/messages/scenario-names';
import { centre, type Spot } from '../../../skirmish/map/corners';
import { halves, opposite, teamHomes, type Marker } from './place';
import type { Scenario } from './scenario';

/**
 * On the line through the middles of two edges, a third of it from each end: as far from each other as, along the line,
 * from the edges of the map. Chapter "Scenarios", King of the Hill.
 */
const orangeSpots: readonly Spot[] = [
  { x: 4, y: 16 },
  { x: 8, y: 20 },
];
const orangeLine = { from: { x: 0, y: 12 }, to: { x: 12, y: 24 } };

const circles: readonly Marker[] = [
  ...orangeSpots.map((at) => ({ marker: 'circle', line: 'orange', at }) as const),
  { marker: 'circle', line: 'middle', at: centre },
  ...orangeSpots.map((at) => ({ marker: 'circle', line: 'green', at: opposite(at) }) as const),
];

export const kingOfTheHill: Scenario = {
  kind: 'scenario',
  id: 'king-of-the-hill',
  name: scenarioNames['king-of-the-hill'],
  contest: { contest: 'teams', heroes: { most: 4, fewer: true } },
  bases: 'by-the-line',
  homes: teamHomes,
  markers: circles,
  lines: [
    halves,
    { line: 'quarters', ...orangeLine },
    { line: 'quarters', from: opposite(orangeLine.from), to: opposite(orangeLine.to) },
  ],
  clear: [],
  mirrored: true,
  victory: { by: 'points', usual: 30, tie: 'sudden-death' },
  respawn: { respawn: 'unconscious' },
  rules: [{ rule: 'hold', points: 1, at: 'phase-ends' }],
};
