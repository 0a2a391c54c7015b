import { scenarioNames } from '#words/systems/living/messages/scenario-names';
import { cornerIds } from '../../../skirmish/map/corners';
import { teamHomes } from './place';
import type { Scenario } from './scenario';

export const allOutCarnage: Scenario = {
  kind: 'scenario',
  id: 'all-out-carnage',
  name: scenarioNames['all-out-carnage'],
  contest: { contest: 'every-hero', heroes: { least: 2, most: 4 } },
  bases: 'each-picks',
  homes: cornerIds.map((corner) => ({ corner })),
  markers: [],
  lines: [],
  clear: [],
  mirrored: false,
  victory: { by: 'last-standing' },
  respawn: { respawn: 'never' },
  rules: [],
};

export const teamCarnage: Scenario = {
  kind: 'scenario',
  id: 'team-carnage',
  name: scenarioNames['team-carnage'],
  contest: { contest: 'teams', heroes: { most: 4, fewer: false } },
  bases: 'other-team-picks',
  homes: teamHomes,
  markers: [],
  lines: [],
  clear: [],
  mirrored: false,
  victory: { by: 'last-standing' },
  respawn: { respawn: 'never' },
  rules: [],
};
