import type { CreatureKind } from '../../start/creatures';
import paths from '../counters/counter-icon-paths.json' with { type: 'json' };

/** Icon of a creature: the icon of the skill that makes it, in a box of 512 x 512. */
export const creatureEmblems: Readonly<Record<CreatureKind, string>> = {
  zombie: paths['raise-zombie'],
  golem: paths['golem-head'],
  snowman: paths.snowman,
};
