import { basesOf } from '../../../../pip-hero/match/others';
import { gapBetween, inContact, type Bases, type Point } from '../../../../table/table';
import type { Figure } from '../state/figure';
import { areFoes, isStanding, type Game } from '../state/game';

/** The other characters as one meets them who moves: friends are passed, opponents not; the fallen hinder nobody. */
export const basesFor = ({ s }: Pick<Game, 's'>, figure: Figure): Bases =>
  basesOf(
    s.figures.filter((other) => other !== figure && isStanding(other)),
    figure.team,
  );

/** Where nobody can be put down. */
export const takenPlaces = ({ s }: Pick<Game, 's'>, but?: Figure): readonly Point[] =>
  s.figures.filter((other) => other !== but && isStanding(other)).map(({ at }) => at);

export const areInContact = (game: Game, a: Figure, b: Figure): boolean => inContact(game.ground, a.at, b.at);

/** Opponents in base contact; traps are none. */
export const foesInContact = (game: Game, figure: Figure): readonly Figure[] =>
  game.s.figures.filter(
    (other) => isStanding(other) && areFoes(figure, other) && areInContact(game, figure, other),
  );

/** Whether two figures are no further apart than so many units, edge to edge. */
export const isWithin = (a: Figure, b: Figure, units: number): boolean => gapBetween(a.at, b.at) <= units;
