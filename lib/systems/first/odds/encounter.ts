import type { Distribution } from '../../../dice/odds';
import { damageSpread, oddsOf, type AttackOdds } from '../../../painted-die/odds/attack';
import { encountersBy, type Fighter as FighterOf } from '../../../painted-die/odds/encounter';
import { filledFaces } from '../../../painted-die/face-rules';
import { type Armour, capOfArmour, armours } from '../../../painted-die/equipment';
import { newHero, type HeroDraft } from '../sheet/hero';
import { die, type Face } from '../sheet/pips';
import {
  attackModesOf,
  attackRoll,
  attackSide,
  defenceRoll,
  defenceSide,
  type AttackMode,
} from './attack-modes';

/** One side of an encounter; allies support as decided question 5 says. */
export type Fighter = FighterOf<HeroDraft>;

/** Attacks and duels of the first edition: one attack a turn, and turns in the order of the first roll (question 3). */
export const { attackModeAgainst, attackOdds, exchange, figuresOf, gainOf, duelTable } = encountersBy<
  Face,
  HeroDraft,
  AttackMode,
  Distribution,
  Distribution,
  AttackOdds
>({
  modesOf: attackModesOf,
  attackRoll,
  defenceRoll,
  weigh: (_mode, attack, defence, dice) => oddsOf(attack, damageSpread(attack, defence), dice),
  attackSide,
  defenceSide,
  order: 'once',
});

/** Dummies by what they wear, painted as full of Armour as it allows; they never attack. */
export const dummies = (
  nameOf: (armour: Armour, shield: boolean) => string,
): readonly { readonly id: string; readonly hero: HeroDraft }[] =>
  armours.flatMap((armour) =>
    [false, true].map((shield) => ({
      id: `first-${armour}${shield ? '-shield' : ''}`,
      hero: {
        ...newHero(nameOf(armour, shield)),
        equipment: { armour, shield, weapons: [], other: [] },
        faces: filledFaces(die, 'armour', capOfArmour(armour, shield)),
      },
    })),
  );
