import paths from '../counters/counter-icon-paths.json' with { type: 'json' };
import { creatureKinds, type CreatureKind } from './creatures';

/** What stands for a creature: the icon of the skill that makes it, in a box of 512 x 512. */
export const creatureEmblems: Readonly<Record<CreatureKind, string>> = {
  zombie: paths['raise-zombie'],
  golem: paths['golem-head'],
  snowman: paths.snowman,
};

export const isCreatureKind = (kind: string): kind is CreatureKind =>
  (creatureKinds as readonly string[]).includes(kind);
