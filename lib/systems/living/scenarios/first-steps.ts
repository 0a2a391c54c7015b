import { scenarioNames } from '#words/systems/living/messages/scenario-names';
import type { Mission } from './scenario';

export const firstSteps: Mission = {
  kind: 'mission',
  id: 'first-steps',
  name: scenarioNames['first-steps'],
  homes: [{ corner: 'south-west' }],
  markers: [{ marker: 'goal', corner: 'north-east', whose: 'yours' }],
  lines: [],
  walls: [],
  hasTerrain: false,
  skill: 'training/plague',
  cast: [],
  goal: { goal: 'reach', corner: 'north-east' },
  rules: [{ rule: 'actions', perTurn: 1, allowed: ['movement'] }],
};
