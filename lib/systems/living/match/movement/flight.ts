import type { Figure } from '../state/figure';
import type { Flow } from '../state/flow';
import { choose, figureOf, profileOf, type MatchContext } from '../state/match-context';
import { mountOf } from '../state/mounts';

/** Takes a flyer into the air or down to the ground, and whoever rides it. */
export const changeLevel = (match: MatchContext, flyer: Figure): void => {
  flyer.isFlying = !flyer.isFlying;
  flyer.thisTurn = { ...flyer.thisTurn, flew: true };
  if (flyer.rider >= 0) figureOf(match, flyer.rider).isFlying = flyer.isFlying;
};

/**
 * The figure or its mount, if one could take off or land now: a pet or a beast with wings, in its Hero's turn, once;
 * chapter "Followers: Pet", ruling druid-beast-flight.
 */
export const flyerOf = (match: MatchContext, figure: Figure): Figure | undefined => {
  const flyer = mountOf(match, figure) ?? figure;
  if (profileOf(match, flyer).ability !== 'flight') return undefined;
  return flyer.thisTurn.flew || match.s.turn !== flyer.hero ? undefined : flyer;
};

/** When in a movement a flyer changes its level: not at all, as it sets out, or as it arrives. */
const moments = ['no', 'first', 'last'] as const;
type LevelChange = (typeof moments)[number];

export function* chooseLevel(match: MatchContext, figure: Figure): Flow<LevelChange> {
  const flyer = flyerOf(match, figure);
  if (!flyer) return 'no';
  const what = flyer.isFlying ? 'land' : 'take-off';
  const { value } = yield* choose(
    figure.owner,
    { about: 'number', figure: flyer.id, skill: '', what },
    moments.map((_, moment) => ({ pick: 'value' as const, value: moment })),
  );
  const chosen = moments[value] ?? 'no';
  if (chosen === 'first') changeLevel(match, flyer);
  return chosen;
}

/** Changes the level at the end of a movement, where that was chosen and the flyer is still up. */
export const arrive = (match: MatchContext, figure: Figure, change: LevelChange): void => {
  const flyer = change === 'last' ? flyerOf(match, figure) : undefined;
  if (flyer?.life === 'up') changeLevel(match, flyer);
};
