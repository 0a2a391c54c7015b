import * as table from '../../../../table/table';
import { pay } from './cost';
import { perform } from './actions';
import type { Figure } from '../state/figure';
import type { Flow } from '../state/flow';
import type { Game } from '../state/game';
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
const preyOf = (game: Game, figure: Figure): Figure | undefined => {
  const able = attackable(game, figure).filter(
    (other) => other.owner >= 0 && other.rider < 0 && onSameLevel(figure, other),
  );
  const least = Math.min(...able.map((other) => gap(figure, other)));
  const nearest = able.filter((other) => gap(figure, other) === least);
  const lot = nearest.length < 2 ? 0 : game.host.draw('dice', nearest.length, figure.id, 'closest');
  return nearest[lot];
};

/** Goes as near as one movement leads. */
export function* approach(game: Game, figure: Figure, prey: Figure): Flow {
  pay(game, figure, { pick: 'move' });
  game.host.emit({ type: 'action', figure: figure.id, action: 'move' });
  const bases = basesFor(game, figure);
  const length = units(allowance(game, figure));
  const way = table.routeToContact(game.ground, figure.at, prey.at, length, bases, mannerOf(game, figure));
  if (way) yield* walk(game, figure, way);
  yield* afterMovement(game, figure);
}

/** Steps before an attack: standing up, or shaking off Dazed counters. */
export const gettingReady = ({ pick }: Action): boolean => pick === 'stand-up' || pick === 'shake-off';

/**
 * One action of a figure that nobody controls: it attacks the closest figure, charges it where one movement does not
 * lead to it, or goes nearer.
 */
export function* actByItself(game: Game, figure: Figure): Flow {
  const prey = preyOf(game, figure);
  const able = actionsOf(game, figure);
  const first = able.find(gettingReady);
  if (first) return yield* perform(game, figure, first);
  if (!prey) {
    figure.actions = 0;
    return;
  }
  const aimed = (pick: 'melee' | 'charge'): Action | undefined =>
    able.find((action) => action.pick === pick && action.target === prey.id && !('skill' in action));
  const attack = aimed('melee');
  if (attack) return yield* perform(game, figure, attack);
  const charge = aimed('charge');
  const isNear = gap(figure, prey) <= units(allowance(game, figure));
  if (charge && !isNear) return yield* perform(game, figure, charge);
  if (inContact(figure, prey)) figure.actions = 0;
  else yield* approach(game, figure, prey);
}
