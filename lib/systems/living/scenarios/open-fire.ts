import { scenarioNames } from '#words/systems/living/messages/scenario-names';
import { centre, cornerRadius, mapSide } from '../../../skirmish/map/corners';
import type { Wall } from './place';
import type { Mission } from './scenario';

/** House value: the rulebook shows the walls only in a figure. */
const thickness = 0.5;
/** House value, #: "just large enough for a Hero", whose base is 1# across; each half of it along x and y. */
const gap = 1.25;
const halfGap = gap / 2 / Math.SQRT2;

/** From the middles of the two edges at the dummies' corner towards each other, with a gap between them. */
const walls: readonly Wall[] = [
  {
    from: { x: mapSide / 2, y: 0 },
    to: { x: (3 * mapSide) / 4 - halfGap, y: mapSide / 4 - halfGap },
    thickness,
  },
  {
    from: { x: mapSide, y: mapSide / 2 },
    to: { x: (3 * mapSide) / 4 + halfGap, y: mapSide / 4 + halfGap },
    thickness,
  },
];

export const openFire: Mission = {
  kind: 'mission',
  id: 'open-fire',
  name: scenarioNames['open-fire'],
  homes: [],
  markers: [
    { marker: 'figure', figure: 'you', at: centre },
    { marker: 'entrance', corner: 'north-east' },
    { marker: 'goal', corner: 'south-west', whose: 'theirs' },
  ],
  lines: [],
  walls,
  hasTerrain: true,
  skill: 'training/fast-reload',
  cast: [
    {
      figure: 'dummy',
      count: 5,
      script: {
        plays: 'runs',
        actions: ['movement', { skill: 'training/go-for-it' }],
        to: 'south-west',
      },
    },
  ],
  goal: { goal: 'none-left' },
  rules: [
    { rule: 'actions', perTurn: 2, allowed: ['movement', 'ranged-attack', 'skill', 'delay'] },
    { rule: 'reinforcements', perPhase: 1, entrance: 'north-east' },
    {
      rule: 'lesson',
      decks: [
        ['newcomer', 'you'],
        ['newcomer', 'dummy', 'you'],
      ],
      shots: [
        { phase: 1, pips: 3, defended: false },
        { phase: 2, pips: 3, defended: true },
      ],
    },
    { rule: 'link', when: 'dummy-arrives', loses: 'you', life: 1 },
    { rule: 'forbidden-corner', corner: 'south-west', within: cornerRadius },
  ],
};
