import { cornerTips, type CornerId } from '../../../pip-hero/map';
import type { GuideLine, HomeBase } from './place';

/** Where the teams start on every plan; any two opposite corners do. */
export const teamHomes = [
  { corner: 'south-west', team: 'orange' },
  { corner: 'north-east', team: 'green' },
] as const satisfies readonly HomeBase[];

/** The corners that the line between the halves joins. */
export const blockedCorners = ['north-west', 'south-east'] as const satisfies readonly CornerId[];

/** The line that splits the map into two halves. */
export const halves: GuideLine = {
  line: 'halves',
  from: cornerTips['north-west'],
  to: cornerTips['south-east'],
};
