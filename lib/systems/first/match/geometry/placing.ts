import { basesOf } from '../../../../skirmish/rules/others';
import { gapBetween, inContact, type Bases, type Point } from '../../../../table/table';
import type { Figure } from '../state/figure';
import { areFoes, isStanding, type Game } from '../state/game';

/** Other characters as obstacles: friends may be passed, opponents not; the fallen hinder nobody. */
export const basesFor = ({ s }: Pick<Game, 's'>, figure: Figure): Bases =>
  basesOf(
    s.figures.filter((other) => other !== figure && isStanding(other)),
    figure.team,
  );

/** Area where no figure fits. */
export const takenPlaces = ({ s }: Pick<Game, 's'>, but?: Figure): readonly Point[] =>
  s.figures.filter((other) => other !== but && isStanding(other)).map(({ at }) => at);

export const areInContact = (game: Game, a: Figure, b: Figure): boolean => inContact(game.ground, a.at, b.at);

/** Opponents in base contact; traps are none. */
export const foesInContact = (game: Game, figure: Figure): readonly Figure[] =>
  game.s.figures.filter(
    (other) => isStanding(other) && areFoes(figure, other) && areInContact(game, figure, other),
  );

/** Whether two figures are within this many units, edge to edge. */
export const isWithin = (a: Figure, b: Figure, units: number): boolean => gapBetween(a.at, b.at) <= units;
