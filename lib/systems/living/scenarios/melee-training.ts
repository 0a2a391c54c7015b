import { scenarioNames } from '#words/systems/living/messages/scenario-names';
import { cornerTips, mapSide } from '../../../skirmish/map/corners';
import type { Marker } from './place';
import type { Mission } from './scenario';

const count = 5;

/** Evenly along the line from corner to corner, the first nearest to you. */
const row: readonly Marker[] = Array.from({ length: count }, (_, index) => {
  const along = ((index + 1) * mapSide) / (count + 1);
  return { marker: 'figure', figure: 'dummy', number: index + 1, at: { x: along, y: mapSide - along } };
});

export const meleeTraining: Mission = {
  kind: 'mission',
  id: 'melee-training',
  name: scenarioNames['melee-training'],
  homes: [{ corner: 'south-west' }],
  markers: row,
  lines: [{ line: 'row', from: cornerTips['south-west'], to: cornerTips['north-east'] }],
  walls: [],
  hasTerrain: true,
  skill: 'training/bloodlust',
  cast: [
    {
      figure: 'dummy',
      count,
      script: { plays: 'answers-contact', skill: 'training/a-boot-to-the-head' },
    },
  ],
  goal: { goal: 'beat-all', then: 'return-home' },
  rules: [{ rule: 'actions', perTurn: 2, allowed: ['movement', 'melee-attack', 'charge'] }],
};
