import { comesNear } from '../../../../skirmish/map/places';
import { diceLostInFall } from '../../../../painted-die/match/pool';
import { unit, type Point } from '../../../../table/table';
import type { Figure, FigureId } from '../state/figure';
import { areFoes, type MatchContext } from '../state/match-context';
import { dealDamage } from '../life/life';

/** From middle to middle: a trap is as wide as a base, and goes off within one # of its edge. */
const triggering = 2 * unit;

const triggered = (match: MatchContext, figure: Figure, way: readonly Point[]): readonly Figure[] =>
  match.s.figures.filter(
    (trap) =>
      trap.kind === 'trap' &&
      trap.life === 'up' &&
      areFoes(trap, figure) &&
      comesNear(way, trap.at, triggering),
  );

/**
 * Consequences of a movement or a push along a way: traps go off, the scenario sees it. A figure felled by a trap
 * lies where it got to.
 */
export const arrive = (
  match: MatchContext,
  figure: Figure,
  way: readonly Point[],
  how: 'moved' | 'pushed' = 'moved',
): void => {
  for (const trap of triggered(match, figure, way)) {
    trap.life = 'gone';
    trap.dice = 0;
    match.host.emit({ type: 'triggered', figure: figure.id, by: trap.hero });
    dealDamage(match, figure, 1, trap.hero, 'trap');
  }
  if (figure.life === 'up') match.scenario.moved(match, figure, way, how);
};

/** A fall of more than one # costs a die for each full # and ends the movement; chapter "Terrain". */
export const land = (match: MatchContext, figure: Figure, depth: number, by: FigureId): void => {
  const lost = diceLostInFall(depth);
  if (lost === 0) return;
  figure.thisTurn = { ...figure.thisTurn, isStill: true };
  dealDamage(match, figure, lost, by, 'fall');
};
