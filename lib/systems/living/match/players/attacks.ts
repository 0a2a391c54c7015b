import { oncePer } from '../../../../once-per';
import { bestDie } from '../../../../dice/odds';
import type { Sides } from '../state/sheet';

/** What an attack comes to on average. */
export interface Expected {
  /** Dice that the target loses. */
  readonly lost: number;
  /** The chance that he loses the last one. */
  readonly fells: number;
}

const chancesOf: (sides: Sides) => (readonly number[])[] = oncePer(() => []);

/** Chances of each value of the best die; kept, since the same cards are rolled all match long. */
export const bestOf = (sides: Sides, dice: number): readonly number[] => {
  const hand = Math.min(20, Math.max(0, dice));
  return (chancesOf(sides)[hand] ??= sides.length > 0 ? bestDie(sides, hand) : [1]);
};

/** The chance that a roll shows one of these pips at least. */
export const anyOf = (sides: Sides, dice: number): number => 1 - (bestOf(sides, dice)[0] ?? 1);

/** The mean of the best die. */
export const meanBest = (sides: Sides, dice: number): number =>
  bestOf(sides, dice).reduce((sum, chance, value) => sum + chance * value, 0);

export interface Exchange {
  readonly attack: Sides;
  /** Dice of the attacker, 0 to 20, and what is added to the value. */
  readonly dice: number;
  readonly bonus: number;
  readonly defence: Sides;
  /** Dice of the target, and what is added to his value. */
  readonly hand: number;
  readonly guard: number;
  /** Added to damage that is done. */
  readonly more: number;
}

const exchangesOf: (attack: Sides) => (defence: Sides) => Map<number, Expected> = oncePer(() =>
  oncePer(() => new Map<number, Expected>()),
);

/** What an attack comes to: the best die of the one against the best die of the other. */
export const exchange = (attack: Exchange): Expected => {
  const known = exchangesOf(attack.attack)(attack.defence);
  const { dice, bonus, hand, guard, more } = attack;
  const key = (((dice * 21 + hand) * 32 + bonus + 16) * 32 + guard + 16) * 4 + more;
  let found = known.get(key);
  if (!found) known.set(key, (found = reckon(attack)));
  return found;
};

const reckon = ({ attack, dice, bonus, defence, hand, guard, more }: Exchange): Expected => {
  const strikes = bestOf(attack, dice);
  const guards = bestOf(defence, hand);
  let lost = 0;
  let fells = 0;
  for (const [struck, chance] of strikes.entries()) {
    const value = Math.max(0, struck + bonus);
    if (value === 0) continue;
    for (const [held, other] of guards.entries()) {
      const through = value - Math.max(0, held + guard);
      if (through <= 0) continue;
      const damage = through + more;
      lost += chance * other * Math.min(hand, damage);
      if (damage >= hand) fells += chance * other;
    }
  }
  return { lost, fells };
};
