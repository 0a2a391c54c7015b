import { bestDie, type Sides } from '../../dice/odds';
import { oncePer } from '../../once-per';

/** Average result of an attack. */
export interface Expected {
  /** Dice that the target loses. */
  readonly lost: number;
  /** The chance of losing the last one. */
  readonly fells: number;
}

/** The best die of one pool against the best die of another. */
export interface Exchange {
  readonly attack: Sides;
  /** Dice of the attacker, 0 to 20, and what is added to his value, -15 to 15. */
  readonly dice: number;
  readonly bonus: number;
  readonly defence: Sides;
  /** Dice of the target, 0 to 20, and what is added to his value, -15 to 15. */
  readonly pool: number;
  readonly guard: number;
  /** Added to damage that is done, 0 to 3. */
  readonly more?: number;
}

const mostDice = 20;
const chancesOf: (sides: Sides) => (readonly number[])[] = oncePer(() => []);

/** Chances of each value of the best die; kept, since the same cards are rolled all match long. */
export const chancesOfBest = (sides: Sides, dice: number): readonly number[] => {
  const pool = Math.min(mostDice, Math.max(0, dice));
  return (chancesOf(sides)[pool] ??= pool === 0 || sides.length === 0 ? [1] : bestDie(sides, pool));
};

/** The chance that a roll shows a pip at least. */
export const chanceOfAny = (sides: Sides, dice: number): number => 1 - (chancesOfBest(sides, dice)[0] ?? 1);

/** The mean of the best die. */
export const meanBest = (sides: Sides, dice: number): number =>
  chancesOfBest(sides, dice).reduce((sum, chance, value) => sum + chance * value, 0);

const exchangesOf: (attack: Sides) => (defence: Sides) => Map<number, Expected> = oncePer(() =>
  oncePer(() => new Map<number, Expected>()),
);

const clamped = (bonus: number): number => Math.min(15, Math.max(-15, Math.round(bonus)));

const reckon = (
  attack: readonly number[],
  bonus: number,
  held: readonly number[],
  guard: number,
  pool: number,
  more: number,
): Expected => {
  let lost = 0;
  let fells = 0;
  for (const [struck, chance] of attack.entries()) {
    const value = Math.max(0, struck + bonus);
    if (value === 0 || chance === 0) continue;
    for (const [kept, other] of held.entries()) {
      const through = value - Math.max(0, kept + guard);
      if (through <= 0) continue;
      const damage = through + more;
      lost += chance * other * Math.min(pool, damage);
      if (damage >= pool) fells += chance * other;
    }
  }
  return { lost, fells };
};

/** Result of an attack: the best die of the one against the best die of the other. */
export const expectedOf = ({ attack, dice, bonus, defence, pool, guard, more = 0 }: Exchange): Expected => {
  const known = exchangesOf(attack)(defence);
  const [extra, ward] = [clamped(bonus), clamped(guard)];
  const key = (((dice * 21 + pool) * 32 + extra + 16) * 32 + ward + 16) * 4 + more;
  let found = known.get(key);
  if (!found) {
    found = reckon(chancesOfBest(attack, dice), extra, chancesOfBest(defence, pool), ward, pool, more);
    known.set(key, found);
  }
  return found;
};
