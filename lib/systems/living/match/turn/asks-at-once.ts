import { countersOf, type Figure } from '../state/figure';
import { figureOf, type Game } from '../state/game';
import { proneOf } from '../state/mounts';
import { isAlone } from '../state/training';
import { isTormented } from '../movement/torment';
import { held } from '../values/properties';
import { ready } from './company';

/** Whether a figure can surely move, and give up the rest as well: more than one option makes a request. */
const hasChoice = (game: Game, figure: Figure): boolean =>
  figure.actions > 0 &&
  figure.delays === 0 &&
  (figure.kind === 'hero' || figure.kind === 'pet') &&
  !isAlone(game, figure) &&
  countersOf(figure, 'dazed') === 0 &&
  proneOf(game, figure) === undefined &&
  held(game, figure, 'may-not').length === 0 &&
  !isTormented(game, figure) &&
  game.scenario.allows(game, figure, { pick: 'move' });

/**
 * Whether somebody is surely asked next who acts or what he does, before anything happens on the table. Whoever looks
 * ahead to that moment is spared the list of all that could be done.
 */
export const asksAtOnce = (game: Game): boolean => {
  const { s } = game;
  if (s.stage !== 'action') return false;
  const able = ready(game);
  const [only] = able;
  const figure = able.find(({ id }) => id === s.acting) ?? (able.length === 1 ? only : undefined);
  if (figure) return figure.owner >= 0 && hasChoice(game, figure);
  return able.length > 1 && figureOf(game, s.turn).owner >= 0;
};
