import type { OwnedDie as OwnedDieOf } from '../../../painted-die/face-rules';
import type { Follower } from '../sheet/follower';
import type { HeroDraft } from '../sheet/hero';
import type { Pip } from '../sheet/pips';
import type { Whose } from './issue';

export type OwnedDie = OwnedDieOf<Whose, Pip>;

export const whoseFollower = (follower: Follower): Whose => ({ kind: follower.kind, name: follower.name });

/** Pets and beast shapes are built alike; ruling 17. */
export const isBuiltAsPet = (follower: Follower): boolean => follower.kind !== 'daemon';

/** The hero's die and every follower's. */
export const allDice = (hero: HeroDraft): readonly OwnedDie[] => [
  { whose: { kind: 'hero' }, path: ['faces'], faces: hero.faces },
  ...hero.followers.map((follower, index) => ({
    whose: whoseFollower(follower),
    path: ['followers', index, 'faces'],
    faces: follower.faces,
  })),
];

/** The dice with a budget of 20 points and one green pip: all but daemons'. */
export const ownDice = (hero: HeroDraft): readonly OwnedDie[] =>
  allDice(hero).filter((die) => die.whose.kind !== 'daemon');
