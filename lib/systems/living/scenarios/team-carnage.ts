import type { Scenario } from './scenario';
import { teamHomes } from './team-homes';

export const teamCarnage: Scenario = {
  kind: 'scenario',
  id: 'team-carnage',
  name: 'Team Carnage',
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
