import { faceNumbers } from '../../../dice/face';
import type { HeroDraft } from '../sheet/hero';
import type { Faces } from '../sheet/pips';
import { attackRoll, defenceRoll, weigh, type AttackOdds } from './attack';
import { attackSide, countedOnce, defenceSide } from './counted';
import { attackModesOf, type AttackMode } from './attack-modes';

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

const oddsWith = (mode: AttackMode, attacker: Fighter, faces: Faces, defender: Fighter): AttackOdds =>
  weigh(
    mode,
    attackRoll(faces, mode, attacker.hand, attacker.allies),
    defenceRoll(defender.hero.faces, mode, defender.hand, defender.cover),
    defender.hand,
  );

/** The way that a fighter attacks: the one asked for, or the one with the most damage against this defender. */
export const attackModeAgainst = (attacker: Fighter, defender: Fighter): AttackMode => {
  const modes = attackModesOf(attacker.hero);
  const asked = modes.find(({ id }) => id === attacker.way);
  if (asked) return asked;
  const damage = (mode: AttackMode): number => oddsWith(mode, attacker, attacker.hero.faces, defender).damage;
  return modes.reduce((best, mode) => (damage(mode) > damage(best) ? mode : best), modes[0]);
};

/** One attack of the one against the other. */
export const attackOdds = (attacker: Fighter, defender: Fighter): AttackOdds =>
  oddsWith(attackModeAgainst(attacker, defender), attacker, attacker.hero.faces, defender);

/** The figures that a pip is judged by: mean damage dealt, mean dice lost to the other's attack, chance of a green pip. */
export interface Figures {
  readonly damage: number;
  readonly lost: number;
  readonly green: number;
}

/** Damage dealt and dice lost by one attack each way, for a hero with a given die, the ways being settled. */
export const exchange = (own: Fighter, mode: AttackMode, foe: Fighter, back: AttackMode) => {
  const met = defenceRoll(foe.hero.faces, mode, foe.hand, foe.cover);
  const struck = attackRoll(foe.hero.faces, back, foe.hand, foe.allies);
  return {
    damage: countedOnce(
      attackSide(mode.kind),
      (faces) => weigh(mode, attackRoll(faces, mode, own.hand, own.allies), met, foe.hand).damage,
    ),
    lost: countedOnce(
      defenceSide(back.kind),
      (faces) => weigh(back, struck, defenceRoll(faces, back, own.hand, own.cover), own.hand).lost,
    ),
  };
};

/** The figures of a hero with a given die, the ways of attack staying as they are. */
export const figuresOf = (own: Fighter, foe: Fighter): ((faces: Faces) => Figures) => {
  const { damage, lost } = exchange(own, attackModeAgainst(own, foe), foe, attackModeAgainst(foe, own));
  return (faces) => {
    const bare = faceNumbers.filter((face) => faces[face].skill === 0).length;
    return { damage: damage(faces), lost: lost(faces), green: 1 - (bare / 6) ** own.hand };
  };
};
