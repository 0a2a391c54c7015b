import type { Distribution } from '../../../dice/odds';

/**
 * The mean damage of so many attacks on one defender, each defended with the dice that the ones before have left; who
 * has none left is attacked no more. Exact, by going through the attacks from the last to the first.
 * @param spreadAt the chance of each damage of one attack, for a defender with so many dice, 1 and up
 * @param hand the defender's dice
 */
export const volley = (spreadAt: (hand: number) => Distribution, attacks: number, hand: number): number => {
  const spreads = Array.from({ length: hand }, (_, dice) => spreadAt(dice + 1));
  let follows: readonly number[] = new Array<number>(hand + 1).fill(0);
  for (let attack = 0; attack < attacks; attack += 1) {
    const after = follows;
    const means = spreads.map((spread, dice) =>
      spread.reduce(
        (sum, chance, damage) => sum + chance * (damage + (after[Math.max(0, dice + 1 - damage)] ?? 0)),
        0,
      ),
    );
    follows = [0, ...means];
  }
  return follows[hand] ?? 0;
};
