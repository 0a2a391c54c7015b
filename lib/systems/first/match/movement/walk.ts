import { reachable, routeTo, type Ground, type Manner, type Point } from '../../../../table/table';
import type { Figure } from '../state/figure';
import { choosePlace, type Flow, type MatchContext } from '../state/match-context';
import { flies, leftOf } from '../lasting/modifiers';
import { basesFor } from '../geometry/placing';
import { arrive } from './arrive';

const onFoot: Manner = {};
/** Every step down of half a figure is a jump, which is asked for. */
const onTheLevel: Manner = { drop: 0 };
const inTheAir: Manner = { flies: true };

const mannerOf = ({ flat }: Ground, figure: Figure): Manner =>
  flies(figure) ? inTheAir : flat ? onFoot : onTheLevel;

export const canWalk = (figure: Figure): boolean => figure.thisTurn.mayWalk && leftOf(figure) > 0;

/**
 * A walk; what is left of the movement then is for climbing and jumping.
 * @param goals places that matter
 */
export function* walk(match: MatchContext, figure: Figure, goals: readonly Point[]): Flow {
  const { ground, host } = match;
  const distance = leftOf(figure);
  const manner = mannerOf(ground, figure);
  const bases = basesFor(match, figure);
  const region = reachable(ground, figure.at, distance, bases, manner, goals);
  const to = yield* choosePlace(figure.owner, { about: 'move', figure: figure.id, distance }, region);
  figure.thisTurn = { ...figure.thisTurn, mayWalk: false };
  const from = figure.at;
  if (to.x === from.x && to.y === from.y) return;
  const way = routeTo(ground, from, to, bases, manner, distance);
  figure.thisTurn = { ...figure.thisTurn, moved: figure.thisTurn.moved + (way?.length ?? distance) };
  figure.at = to;
  host.emit({ type: 'moved', figure: figure.id, from, to });
  arrive(match, figure, way?.points ?? [from, to]);
}
