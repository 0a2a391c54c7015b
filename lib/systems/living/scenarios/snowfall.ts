import { scenarioNames } from '#words/systems/living/messages/scenario-names';
import { centre } from '../../../skirmish/map/corners';
import { teamHomes } from './place';
import type { Scenario } from './scenario';

/** Worth of a new parcel. */
const freshParcel = 1;

export const snowfall: Scenario = {
  kind: 'scenario',
  id: 'snowfall',
  name: scenarioNames.snowfall,
  contest: { contest: 'teams', heroes: { most: 4, fewer: false } },
  bases: 'other-team-picks',
  homes: teamHomes,
  markers: [{ marker: 'parcel', at: centre }],
  lines: [],
  clear: [],
  mirrored: false,
  victory: { by: 'points', usual: 20 },
  respawn: { respawn: 'unconscious', unless: 'snowfall/hot-chocolate' },
  rules: [
    {
      rule: 'carry',
      token: 'parcel',
      pickUp: { by: 'touch' },
      for: 'anybody',
      limits: [],
      mayDrop: false,
      dropped: [],
    },
    {
      rule: 'count',
      token: 'parcel',
      from: freshParcel,
      by: 1,
      at: 'phase-ends',
      while: 'not-carried',
      end: { at: 6, does: 'stay' },
    },
    { rule: 'refill', token: 'parcel', value: freshParcel },
    {
      rule: 'bring-home',
      token: 'parcel',
      moment: 'ends-movement-inside',
      base: 'own',
      worth: 'value',
      then: 'leaves',
    },
    { rule: 'snow', traits: 0, movement: 5 },
  ],
};
