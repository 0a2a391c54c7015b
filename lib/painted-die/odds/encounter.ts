import { faceNumbers, type FaceNumber } from '../../dice/face';
import type { AttackOdds } from './attack';
import { duelsBetween, type DamageByHands, type DuelOdds, type DuelOrder, type DuelPace } from './duel';
import { countedOnce } from './sides';

/** One side of an encounter: a hero with this many dice, and the way of attacking. */
export interface Fighter<Hero> {
  readonly hero: Hero;
  /** Dice, 1 to 20. */
  readonly hand: number;
  /** The id of a way to attack; without one that the hero has, his best. */
  readonly way?: string | undefined;
  readonly cover: boolean;
  /** Allies who gang up on the opponent with this hero. */
  readonly allies: number;
}

/** One way in which a hero can attack. */
export interface Way extends DuelPace {
  /** Stays the same while the hero's weapons and skills do. */
  readonly id: string;
}

/** The figures that a pip is judged by: mean damage dealt, mean dice lost to the other's attack, chance of a green pip. */
export interface Figures {
  readonly damage: number;
  readonly lost: number;
  readonly green: number;
}

type Die<Face> = Readonly<Record<FaceNumber, Face>>;

/** How a game rolls and weighs attacks. `Attack` and `Defence` are what the two rolls show. */
export interface AttackRules<Hero, Face, Mode, Attack, Defence, Odds> {
  /** The ways to attack that a hero's die allows. */
  readonly modesOf: (hero: Hero) => readonly [Mode, ...Mode[]];
  readonly attackRoll: (faces: Die<Face>, mode: Mode, hand: number, allies: number) => Attack;
  readonly defenceRoll: (faces: Die<Face>, mode: Mode, hand: number, cover: boolean) => Defence;
  readonly weigh: (mode: Mode, attack: Attack, defence: Defence, defendersHand: number) => Odds;
  /** Values that an attack, and the defence against it, read off a side: dice with the same sides are counted once. */
  readonly attackSide: (mode: Mode) => (face: Face) => number;
  readonly defenceSide: (mode: Mode) => (face: Face) => number;
  /** Whether the order of turns is drawn again each round. */
  readonly order: DuelOrder;
}

/** Attacks and duels of two heroes by a game's rules. */
export const encountersBy = <
  Face extends { readonly skill: number },
  Hero extends { readonly faces: Die<Face> },
  Mode extends Way,
  Attack,
  Defence,
  Odds extends AttackOdds,
>({
  modesOf,
  attackRoll,
  defenceRoll,
  weigh,
  attackSide,
  defenceSide,
  order,
}: AttackRules<Hero, Face, Mode, Attack, Defence, Odds>) => {
  const oddsWith = (mode: Mode, attacker: Fighter<Hero>, defender: Fighter<Hero>): Odds =>
    weigh(
      mode,
      attackRoll(attacker.hero.faces, mode, attacker.hand, attacker.allies),
      defenceRoll(defender.hero.faces, mode, defender.hand, defender.cover),
      defender.hand,
    );

  /** The way that a fighter attacks: the one asked for, or the one with the most damage against this defender. */
  const attackModeAgainst = (attacker: Fighter<Hero>, defender: Fighter<Hero>): Mode => {
    const modes = modesOf(attacker.hero);
    const asked = modes.find(({ id }) => id === attacker.way);
    if (asked) return asked;
    const damage = (mode: Mode): number => oddsWith(mode, attacker, defender).damage;
    return modes.reduce((best, mode) => (damage(mode) > damage(best) ? mode : best), modes[0]);
  };

  /** One attack of the one against the other. */
  const attackOdds = (attacker: Fighter<Hero>, defender: Fighter<Hero>): Odds =>
    oddsWith(attackModeAgainst(attacker, defender), attacker, defender);

  /** Damage dealt and dice lost by one attack each way, for a hero with a given die, the ways being settled. */
  const exchange = (own: Fighter<Hero>, mode: Mode, foe: Fighter<Hero>, back: Mode) => {
    const met = defenceRoll(foe.hero.faces, mode, foe.hand, foe.cover);
    const struck = attackRoll(foe.hero.faces, back, foe.hand, foe.allies);
    return {
      damage: countedOnce<Face>(
        attackSide(mode),
        (faces) => weigh(mode, attackRoll(faces, mode, own.hand, own.allies), met, foe.hand).damage,
      ),
      lost: countedOnce<Face>(
        defenceSide(back),
        (faces) => weigh(back, struck, defenceRoll(faces, back, own.hand, own.cover), own.hand).lost,
      ),
    };
  };

  /** The figures of a hero with a given die, the ways of attack staying as they are. */
  const figuresOf = (own: Fighter<Hero>, foe: Fighter<Hero>): ((faces: Die<Face>) => Figures) => {
    const { damage, lost } = exchange(own, attackModeAgainst(own, foe), foe, attackModeAgainst(foe, own));
    return (faces) => {
      const bare = faceNumbers.filter((face) => faces[face].skill === 0).length;
      return { damage: damage(faces), lost: lost(faces), green: 1 - (bare / 6) ** own.hand };
    };
  };

  /** Gain from another die against this foe. */
  const gainOf = (own: Fighter<Hero>, foe: Fighter<Hero>, faces: Die<Face>): Figures => {
    const figures = figuresOf(own, foe);
    return lessFigures(figures(faces), figures(own.hero.faces));
  };

  const damageByHands = (
    mode: Mode,
    attacker: Fighter<Hero>,
    defender: Fighter<Hero>,
    hands: number,
  ): DamageByHands => {
    const defences = Array.from({ length: hands + 1 }, (_, hand) =>
      defenceRoll(defender.hero.faces, mode, hand, defender.cover),
    );
    return Array.from({ length: hands + 1 }, (_, hand) => {
      const attack = attackRoll(attacker.hero.faces, mode, hand, attacker.allies);
      return defences.map((defence, other) => weigh(mode, attack, defence, other).spread);
    });
  };

  /** Win chances when both only attack, for every pair of Hands: `[hand - 1][otherHand - 1]`. @param hands 1 to 10 */
  const duelTable = (
    one: Fighter<Hero>,
    other: Fighter<Hero>,
    hands: number,
  ): readonly (readonly DuelOdds[])[] => {
    const modes = [attackModeAgainst(one, other), attackModeAgainst(other, one)] as const;
    const damage = [
      damageByHands(modes[0], one, other, hands),
      damageByHands(modes[1], other, one, hands),
    ] as const;
    return duelsBetween(modes, damage, order, hands);
  };

  return { attackModeAgainst, attackOdds, exchange, figuresOf, gainOf, duelTable };
};

/** How figures differ. */
export const lessFigures = (a: Figures, b: Figures): Figures => ({
  damage: a.damage - b.damage,
  lost: a.lost - b.lost,
  green: a.green - b.green,
});
