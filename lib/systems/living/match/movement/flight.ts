import type { Figure } from '../state/figure';
import type { Flow } from '../state/flow';
import { choose, figureOf, sheetOf, type Game } from '../state/game';
import { mountOf } from '../state/mounts';

/** Takes a flyer into the air or down to the ground, and whoever rides it. */
export const changeLevel = (game: Game, flyer: Figure): void => {
  flyer.isFlying = !flyer.isFlying;
  flyer.thisTurn = { ...flyer.thisTurn, flew: true };
  if (flyer.rider >= 0) figureOf(game, flyer.rider).isFlying = flyer.isFlying;
};

/**
 * The figure or its mount, if one could take off or land now: a pet or a beast with wings, in its Hero's turn, once;
 * chapter "Followers: Pet", ruling druid-beast-flight.
 */
export const flyerOf = (game: Game, figure: Figure): Figure | undefined => {
  const flyer = mountOf(game, figure) ?? figure;
  if (sheetOf(game, flyer).ability !== 'flight') return undefined;
  return flyer.thisTurn.flew || game.s.turn !== flyer.hero ? undefined : flyer;
};

/** When in a movement a flyer changes its level: not at all, as it sets out, or as it arrives. */
const moments = ['no', 'first', 'last'] as const;
type LevelChange = (typeof moments)[number];

export function* chooseLevel(game: Game, figure: Figure): Flow<LevelChange> {
  const flyer = flyerOf(game, figure);
  if (!flyer) return 'no';
  const what = flyer.isFlying ? 'land' : 'take-off';
  const { value } = yield* choose(
    figure.owner,
    { about: 'number', figure: flyer.id, skill: '', what },
    moments.map((_, moment) => ({ pick: 'value' as const, value: moment })),
  );
  const chosen = moments[value] ?? 'no';
  if (chosen === 'first') changeLevel(game, flyer);
  return chosen;
}

/** Changes the level at the end of a movement, where that was chosen and the flyer is still up. */
export const arrive = (game: Game, figure: Figure, change: LevelChange): void => {
  const flyer = change === 'last' ? flyerOf(game, figure) : undefined;
  if (flyer?.life === 'up') changeLevel(game, flyer);
};
