import type { Skill } from '../../skills/school';
import type { Figure, FigureId } from '../state/figure';
import { inForm } from '../values/form';
import { figureOf, type Game } from '../state/game';

/** A skill as it reads for this figure now: as much of it as the scenario allows, in the form that holds. */
export const asRead = (game: Game, figure: Figure, entry: Skill, target: FigureId | undefined): Skill =>
  inForm(
    game,
    figure,
    game.scenario.reads(game, figure, entry),
    target === undefined ? undefined : figureOf(game, target),
  );
