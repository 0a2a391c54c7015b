import { cannon } from '../../reference/equipment';
import type { Figure } from '../state/figure';
import { figureOf, standing, type Game } from '../state/game';
import type { Attack } from '../state/use';
import { gap, isInReach, onSameLevel, units } from '../geometry/where';

/** Somebody near the target of a cannon ball, and the RAV that is left on him. */
interface Blasted {
  readonly figure: Figure;
  readonly total: number;
}

/**
 * Everybody whom a cannon ball attacks besides its target, the weaker the further off; chapter "Armoury: Cannons". The
 * blast is where the target stands when he is struck, wherever he is pushed to.
 */
export const blastOf = (game: Game, attack: Attack): readonly Blasted[] => {
  const target = figureOf(game, attack.target);
  const radius = cannon.blast * attack.total;
  return standing(game)
    .filter(
      (figure) =>
        figure !== target &&
        figure.rider < 0 &&
        onSameLevel(target, figure) &&
        isInReach(target, figure, radius),
    )
    .map((figure) => ({
      figure,
      total: attack.total - Math.floor(gap(target, figure) / units(cannon.blast)),
    }))
    .filter(({ total }) => total > 0);
};
