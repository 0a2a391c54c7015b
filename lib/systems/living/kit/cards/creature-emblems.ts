import paths from '../counters/counter-icon-paths.json' with { type: 'json' };
import { creatureKinds, type CreatureKind } from './creatures';

/** What stands for a creature: the icon of the skill that makes it. */
export const creatureEmblems: Readonly<Record<CreatureKind, { readonly d: string }>> = {
  zombie: { d: paths['raise-zombie'] },
  golem: { d: paths['golem-head'] },
  snowman: { d: paths.snowman },
};

export const isCreatureKind = (kind: string): kind is CreatureKind =>
  (creatureKinds as readonly string[]).includes(kind);
