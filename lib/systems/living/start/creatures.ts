import type { Faces } from '../sheet/pips';
import { die } from './samples/sample';

/** Followers that a skill makes during the match, all of a kind with the same die; chapter "Followers". */
export const creatureKinds = ['zombie', 'golem', 'snowman'] as const;
export type CreatureKind = (typeof creatureKinds)[number];

export interface Creature {
  readonly faces: Faces;
  /** The book's picture of the die is lost: this one is the product's own, said wherever it is shown. */
  readonly isHouseValue: boolean;
}

/** 17 points: a shambler that hits often and parries seldom. It has no skill, so no green pip. */
const undead: Creature = {
  faces: die({ 6: { melee: 3, defence: 1 }, 5: { melee: 3 }, 4: { melee: 2 } }),
  isHouseValue: true,
};

/** A golem has a zombie's die; a snowman's one green pip is said in words. */
export const creatures: Readonly<Record<CreatureKind, Creature>> = {
  zombie: undead,
  golem: undead,
  snowman: { faces: die({ 6: { skill: 1 } }), isHouseValue: false },
};

export const isCreatureKind = (kind: string): kind is CreatureKind =>
  (creatureKinds as readonly string[]).includes(kind);
