import { scenarioNames } from '#words/systems/living/messages/scenario-names';
import { centre } from '../../../skirmish/map/corners';
import { blockedCorners, halves, teamHomes } from './place';
import type { Scenario } from './scenario';

/** Number on the bomb's die at the start. */
const fuse = 6;

export const bombingRun: Scenario = {
  kind: 'scenario',
  id: 'bombing-run',
  name: scenarioNames['bombing-run'],
  contest: { contest: 'teams', heroes: { most: 4, fewer: true } },
  bases: 'by-the-line',
  homes: teamHomes,
  markers: [{ marker: 'bomb', at: centre }],
  lines: [halves],
  clear: blockedCorners,
  mirrored: true,
  victory: { by: 'points', usual: 3 },
  respawn: { respawn: 'unconscious' },
  rules: [
    {
      rule: 'carry',
      token: 'bomb',
      pickUp: { by: 'touch' },
      for: 'anybody',
      limits: [],
      mayDrop: false,
      dropped: [],
    },
    {
      rule: 'count',
      token: 'bomb',
      from: fuse,
      by: -1,
      at: 'phase-begins',
      while: 'carried',
      end: { at: 0, does: 'explode' },
    },
    { rule: 'explosion', token: 'bomb', radius: 2.5, life: 1, resetTo: fuse },
    {
      rule: 'bring-home',
      token: 'bomb',
      moment: 'halts-wholly-inside',
      base: 'any',
      worth: 1,
      then: 'explodes',
    },
  ],
};
