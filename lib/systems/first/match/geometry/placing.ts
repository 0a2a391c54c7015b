import { basesOf } from '../../../../skirmish/rules/others';
import { gapBetween, inContact, type Bases, type Point } from '../../../../table/table';
import type { Figure } from '../state/figure';
import { areFoes, isStanding, type MatchContext } from '../state/match-context';

/** Other characters as obstacles: friends may be passed, opponents not; the fallen hinder nobody. */
export const basesFor = ({ s }: Pick<MatchContext, 's'>, figure: Figure): Bases =>
  basesOf(
    s.figures.filter((other) => other !== figure && isStanding(other)),
    figure.team,
  );

/** Area where no figure fits. */
export const takenPlaces = ({ s }: Pick<MatchContext, 's'>, but?: Figure): readonly Point[] =>
  s.figures.filter((other) => other !== but && isStanding(other)).map(({ at }) => at);

export const areInContact = (match: MatchContext, a: Figure, b: Figure): boolean =>
  inContact(match.ground, a.at, b.at);

/** Opponents in base contact; traps don't count. */
export const foesInContact = (match: MatchContext, figure: Figure): readonly Figure[] =>
  match.s.figures.filter(
    (other) => isStanding(other) && areFoes(figure, other) && areInContact(match, figure, other),
  );

/** Whether two figures are within this many units, edge to edge. */
export const isWithin = (a: Figure, b: Figure, units: number): boolean => gapBetween(a.at, b.at) <= units;
