import type { HealingRule } from '../../scenarios/rules';
import type { Figure } from '../state/figure';
import type { Flow } from '../state/flow';
import { eitherOf, mountOf } from '../state/mounts';
import type { MatchContext, ScenarioPart } from '../state/match-context';
import { lacksLife, poolOf } from '../values/hand';
import { restoreLife } from '../life/life';
import { isAt, tipOf } from '../../../../skirmish/map/places';

const mountLacksLife = (match: MatchContext, figure: Figure): boolean => {
  const mount = mountOf(match, figure);
  return mount?.life === 'up' && lacksLife(match, mount);
};

/** Restores either the rider or the mount, as their player chooses (ruling mount-shares). */
function* restore(match: MatchContext, unit: Figure): Flow {
  const figure = yield* eitherOf(match, unit, 'heal', (one) => lacksLife(match, one));
  restoreLife(match, figure, poolOf(match, figure) - figure.hand, unit.id);
}

/** Near the tips of some corners an action restores full Life. */
export const healing = ({ corners, within, actions }: HealingRule): ScenarioPart => ({
  actionsOf: (match, figure) =>
    (lacksLife(match, figure) || mountLacksLife(match, figure)) &&
    corners.some((corner) => isAt(figure.at, tipOf(corner), within))
      ? [{ pick: 'scenario', what: 'heal', piece: 0, actions }]
      : [],
  perform: (match, figure, { what }) => (what === 'heal' ? restore(match, figure) : undefined),
});
