import * as table from '../../../../table/table';
import { pay } from './cost';
import { perform } from './actions';
import type { Figure } from '../state/figure';
import type { Flow } from '../state/flow';
import type { MatchContext } from '../state/match-context';
import { allowance, afterMovement, mannerOf, walk } from '../movement/move';
import { actionsOf } from './offers';
import type { Action } from '../state/option';
import { basesFor } from '../geometry/placing';
import { attackable } from '../values/weapons';
import { gap, inContact, onSameLevel, units } from '../geometry/where';

/**
 * The closest figure that has not lost its master itself, friend and foe alike; equals by lot. Chapters "Followers:
 * Undead" and "Snowman".
 */
const preyOf = (match: MatchContext, figure: Figure): Figure | undefined => {
  const able = attackable(match, figure).filter(
    (other) => other.owner >= 0 && other.rider < 0 && onSameLevel(figure, other),
  );
  const least = Math.min(...able.map((other) => gap(figure, other)));
  const nearest = able.filter((other) => gap(figure, other) === least);
  const lot = nearest.length < 2 ? 0 : match.host.draw('dice', nearest.length, figure.id, 'closest');
  return nearest[lot];
};

/** Goes as near as one movement leads. */
export function* approach(match: MatchContext, figure: Figure, prey: Figure): Flow {
  pay(match, figure, { pick: 'move' });
  match.host.emit({ type: 'action', figure: figure.id, action: 'move' });
  const bases = basesFor(match, figure);
  const length = units(allowance(match, figure));
  const way = table.routeToContact(match.ground, figure.at, prey.at, length, bases, mannerOf(match, figure));
  if (way) yield* walk(match, figure, way);
  yield* afterMovement(match, figure);
}

/** Steps before an attack: standing up, or shaking off Dazed counters. */
export const gettingReady = ({ pick }: Action): boolean => pick === 'stand-up' || pick === 'shake-off';

/**
 * One action of a figure that nobody controls: it attacks the closest figure, charges it where one movement does not
 * lead to it, or goes nearer.
 */
export function* actByItself(match: MatchContext, figure: Figure): Flow {
  const prey = preyOf(match, figure);
  const able = actionsOf(match, figure);
  const first = able.find(gettingReady);
  if (first) return yield* perform(match, figure, first);
  if (!prey) {
    figure.actions = 0;
    return;
  }
  const aimed = (pick: 'melee' | 'charge'): Action | undefined =>
    able.find((action) => action.pick === pick && action.target === prey.id && !('skill' in action));
  const attack = aimed('melee');
  if (attack) return yield* perform(match, figure, attack);
  const charge = aimed('charge');
  const isNear = gap(figure, prey) <= units(allowance(match, figure));
  if (charge && !isNear) return yield* perform(match, figure, charge);
  if (inContact(figure, prey)) figure.actions = 0;
  else yield* approach(match, figure, prey);
}
