import type { SchoolFamily } from '../../display';
import type { CategoryId } from '../skills/ids';

/** The family of each category, whose colour its heroes have on the table. */
export const familyOf: Readonly<Record<CategoryId, SchoolFamily>> = {
  melee: 'arms',
  ranged: 'arms',
  survival: 'nature',
  ballads: 'spirits',
  prayers: 'spirits',
  'primal-force': 'elements',
  summoning: 'death',
};
