import { scenarioNames } from '#words/systems/living/messages/scenario-names';
import { centre } from '../../../skirmish/map/corners';
import { teamHomes } from './place';
import type { Scenario } from './scenario';

export const treasureHunt: Scenario = {
  kind: 'scenario',
  id: 'treasure-hunt',
  name: scenarioNames['treasure-hunt'],
  contest: { contest: 'teams', heroes: { most: 4, fewer: true } },
  bases: 'other-team-picks',
  homes: teamHomes,
  markers: [{ marker: 'treasure', at: centre }],
  lines: [],
  clear: [],
  mirrored: false,
  victory: { by: 'bring-home', or: 'last-standing' },
  respawn: { respawn: 'never' },
  rules: [
    { rule: 'dig', token: 'treasure', actions: 2 },
    {
      rule: 'carry',
      token: 'treasure',
      pickUp: { by: 'action', actions: 1 },
      for: 'anybody',
      limits: ['only-movement', 'one-less-per-action'],
      mayDrop: true,
      dropped: [],
      together: true,
    },
    {
      rule: 'bring-home',
      token: 'treasure',
      moment: 'moves-into-or-across',
      base: 'own',
      worth: 'match',
      then: 'ends',
    },
  ],
};
