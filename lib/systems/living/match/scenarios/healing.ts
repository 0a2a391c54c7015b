import type { HealingRule } from '../../scenarios/rules';
import type { Figure } from '../state/figure';
import type { Flow } from '../state/flow';
import { eitherOf, mountOf } from '../state/mounts';
import type { Game, ScenarioPart } from '../state/game';
import { lacksLife, poolOf } from '../values/hand';
import { restoreLife } from '../life/life';
import { isAt, tipOf } from '../../../../skirmish/map/places';

const mountLacksLife = (game: Game, figure: Figure): boolean => {
  const mount = mountOf(game, figure);
  return mount?.life === 'up' && lacksLife(game, mount);
};

/** Restores either the rider or the mount, as their player chooses (ruling mount-shares). */
function* restore(game: Game, unit: Figure): Flow {
  const figure = yield* eitherOf(game, unit, 'heal', (one) => lacksLife(game, one));
  restoreLife(game, figure, poolOf(game, figure) - figure.hand, unit.id);
}

/** Near the tips of some corners an action restores full Life. */
export const healing = ({ corners, within, actions }: HealingRule): ScenarioPart => ({
  actionsOf: (game, figure) =>
    (lacksLife(game, figure) || mountLacksLife(game, figure)) &&
    corners.some((corner) => isAt(figure.at, tipOf(corner), within))
      ? [{ pick: 'scenario', what: 'heal', piece: 0, actions }]
      : [],
  perform: (game, figure, { what }) => (what === 'heal' ? restore(game, figure) : undefined),
});
