import { scenarioNames } from '#words/systems/living/messages/scenario-names';
import { centre, mapSide } from '../../../skirmish/map/corners';
import type { Marker } from './place';
import type { Mission } from './scenario';

const count = 5;

/** # along x and y between two victims, so that 1# is free between their bases. */
const step = 1.415;

/** Across the line from Uncle Tom to the corner behind him, from the left as you see them. */
const victims: readonly Marker[] = Array.from({ length: count }, (_, index) => {
  const along = (index - 2) * step;
  return {
    marker: 'figure',
    figure: 'victim',
    number: index + 1,
    at: { x: (3 * mapSide) / 4 + along, y: mapSide / 4 + along },
  };
});

export const kindOfMagic: Mission = {
  kind: 'mission',
  id: 'kind-of-magic',
  name: scenarioNames['kind-of-magic'],
  homes: [{ corner: 'south-west' }],
  markers: [{ marker: 'figure', figure: 'uncle-tom', at: centre }, ...victims],
  lines: [],
  walls: [],
  hasTerrain: false,
  skill: 'training/life-boon',
  cast: [
    {
      figure: 'uncle-tom',
      count: 1,
      script: {
        plays: 'sweeps',
        skills: ['training/tommyknocker', 'training/uncle-toms-cruise-missile'],
        threat: 5,
      },
    },
    { figure: 'victim', count, script: { plays: 'still' } },
  ],
  goal: { goal: 'beat', figure: 'uncle-tom' },
  rules: [
    { rule: 'link', when: 'victim-healed-to-full', loses: 'uncle-tom', life: 1 },
    { rule: 'link', when: 'victim-dies', loses: 'you', life: 1 },
  ],
};
