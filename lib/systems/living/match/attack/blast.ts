import { cannon } from '../../reference/equipment';
import type { Figure } from '../state/figure';
import { figureOf, standing, type Game } from '../state/game';
import type { Blow } from '../state/use';
import { gap, isInReach, onSameLevel, units } from '../geometry/where';

/** Somebody near the target of a cannon ball, and the RAV that is left on him. */
interface Blasted {
  readonly figure: Figure;
  readonly attack: number;
}

/**
 * Everybody whom a cannon ball attacks besides its target, the weaker the further off; chapter "Armoury: Cannons". The
 * blast is where the target stands when he is struck, wherever he is pushed to.
 */
export const blastOf = (game: Game, blow: Blow): readonly Blasted[] => {
  const target = figureOf(game, blow.target);
  const radius = cannon.blast * blow.attack;
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
      attack: blow.attack - Math.floor(gap(target, figure) / units(cannon.blast)),
    }))
    .filter(({ attack }) => attack > 0);
};
