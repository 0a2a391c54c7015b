import { scenarioNames } from '#words/systems/living/messages/scenario-names';
import { cornerTips } from '../../../skirmish/map/corners';
import { blockedCorners, halves, teamHomes } from './place';
import type { Scenario } from './scenario';

/** # from the tip of a blocked corner, where an action restores full Life. */
const healingDistance = 1;

export const captureTheFlag: Scenario = {
  kind: 'scenario',
  id: 'capture-the-flag',
  name: scenarioNames['capture-the-flag'],
  contest: { contest: 'teams', heroes: { most: 4, fewer: true } },
  bases: 'by-the-line',
  homes: teamHomes,
  markers: [
    ...teamHomes.map(({ corner, team }) => ({ marker: 'flag', team, at: cornerTips[corner] }) as const),
    ...blockedCorners.map((corner) => ({ marker: 'healing', corner, within: healingDistance }) as const),
  ],
  lines: [halves],
  clear: blockedCorners,
  mirrored: true,
  victory: { by: 'points', usual: 3 },
  respawn: { respawn: 'unconscious' },
  rules: [
    {
      rule: 'carry',
      token: 'flag',
      pickUp: { by: 'touch' },
      for: 'other-team',
      limits: ['no-skill-actions'],
      mayDrop: false,
      dropped: ['own-team-sends-home', 'goes-home-at-phase-end'],
    },
    {
      rule: 'bring-home',
      token: 'flag',
      moment: 'moves-into-or-across',
      base: 'own',
      needs: 'own-flag-home',
      worth: 1,
      then: 'goes-back',
    },
    { rule: 'healing-corners', corners: blockedCorners, within: healingDistance, actions: 1 },
  ],
};
