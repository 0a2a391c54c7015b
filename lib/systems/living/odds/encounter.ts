import type { HeroDraft } from '../hero';
import type { Faces } from '../pips';
import { attackRoll, defenceRoll, weigh, type AttackOdds } from './attack';
import { waysOf, type Way } from './ways';

/** One side of an encounter: a hero with so many dice, and how he attacks. */
export interface Fighter {
  readonly hero: HeroDraft;
  /** Dice, 1 to 20. */
  readonly hand: number;
  /** The id of a way to attack; without one that the hero has, his best. */
  readonly way?: string | undefined;
  readonly cover: boolean;
  /** Allies who gang up with him on the other; ruling 26. */
  readonly allies: number;
}

const oddsWith = (way: Way, attacker: Fighter, faces: Faces, defender: Fighter): AttackOdds =>
  weigh(
    way,
    attackRoll(faces, way, attacker.hand, attacker.allies),
    defenceRoll(defender.hero.faces, way, defender.hand, defender.cover),
    defender.hand,
  );

/** The way that a fighter attacks: the one asked for, or the one with the most damage against this defender. */
export const wayAgainst = (attacker: Fighter, defender: Fighter): Way => {
  const ways = waysOf(attacker.hero);
  const asked = ways.find(({ id }) => id === attacker.way);
  if (asked) return asked;
  const damage = (way: Way): number => oddsWith(way, attacker, attacker.hero.faces, defender).damage;
  return ways.reduce((best, way) => (damage(way) > damage(best) ? way : best), ways[0]);
};

/** One attack of the one against the other. */
export const attackOdds = (attacker: Fighter, defender: Fighter): AttackOdds =>
  oddsWith(wayAgainst(attacker, defender), attacker, attacker.hero.faces, defender);

/** The figures that a pip is judged by: mean damage dealt, mean dice lost to the other's attack, chance of a green pip. */
export interface Figures {
  readonly damage: number;
  readonly lost: number;
  readonly green: number;
}

/** The figures of a hero with a given die, the ways of attack staying as they are. */
export const figuresOf = (own: Fighter, foe: Fighter): ((faces: Faces) => Figures) => {
  const way = wayAgainst(own, foe);
  const back = wayAgainst(foe, own);
  const struck = attackRoll(foe.hero.faces, back, foe.hand, foe.allies);
  return (faces) => {
    const bare = ([1, 2, 3, 4, 5, 6] as const).filter((face) => faces[face].skill === 0).length;
    return {
      damage: oddsWith(way, own, faces, foe).damage,
      lost: weigh(back, struck, defenceRoll(faces, back, own.hand, own.cover), own.hand).lost,
      green: 1 - (bare / 6) ** own.hand,
    };
  };
};
