import { cornerIds } from './place';
import type { Scenario } from './scenario';

export const allOutCarnage: Scenario = {
  kind: 'scenario',
  id: 'all-out-carnage',
  name: 'All Out Carnage',
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
