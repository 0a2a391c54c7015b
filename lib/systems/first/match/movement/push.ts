import { heightAt, shove, type Point } from '../../../../table/table';
import type { Figure } from '../state/figure';
import { isStanding, type MatchContext } from '../state/match-context';
import { flies } from '../lasting/modifiers';
import { basesFor } from '../geometry/placing';
import { breakCasting } from '../life/life';
import { arrive, land } from './arrive';

/** Pushes a figure straight away from a place, as far as there is room, over edges too. @param by who pushes */
export const push = (
  match: MatchContext,
  figure: Figure,
  awayFrom: Point,
  units: number,
  by: number,
): void => {
  if (!isStanding(figure) || units <= 0) return;
  const { ground, host } = match;
  const from = figure.at;
  const to = shove(ground, from, awayFrom, units, basesFor(match, figure), flies(figure));
  if (to.x === from.x && to.y === from.y) return;
  const depth = heightAt(ground, from) - heightAt(ground, to);
  figure.at = to;
  host.emit({ type: 'pushed', figure: figure.id, from, to });
  breakCasting(match, figure);
  if (!flies(figure)) land(match, figure, depth, by);
  if (isStanding(figure)) arrive(match, figure, [from, to], 'pushed');
};
