import { faceNumbers } from '../../../dice/face';
import type { HeroDraft } from '../sheet/hero';
import type { Faces } from '../sheet/pips';
import { attackRoll, defenceRoll, weigh, type AttackOdds } from './attack';
import { attackSide, countedOnce, defenceSide } from './counted';
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

/** Damage dealt and dice lost by one attack each way, for a hero with a given die, the ways being settled. */
export const exchange = (own: Fighter, way: Way, foe: Fighter, back: Way) => {
  const met = defenceRoll(foe.hero.faces, way, foe.hand, foe.cover);
  const struck = attackRoll(foe.hero.faces, back, foe.hand, foe.allies);
  return {
    damage: countedOnce(
      attackSide(way.kind),
      (faces) => weigh(way, attackRoll(faces, way, own.hand, own.allies), met, foe.hand).damage,
    ),
    lost: countedOnce(
      defenceSide(back.kind),
      (faces) => weigh(back, struck, defenceRoll(faces, back, own.hand, own.cover), own.hand).lost,
    ),
  };
};

/** The figures of a hero with a given die, the ways of attack staying as they are. */
export const figuresOf = (own: Fighter, foe: Fighter): ((faces: Faces) => Figures) => {
  const { damage, lost } = exchange(own, wayAgainst(own, foe), foe, wayAgainst(foe, own));
  return (faces) => {
    const bare = faceNumbers.filter((face) => faces[face].skill === 0).length;
    return { damage: damage(faces), lost: lost(faces), green: 1 - (bare / 6) ** own.hand };
  };
};
