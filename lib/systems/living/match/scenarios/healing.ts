import type { HealingRule } from '../../scenarios/rules';
import { poolOf } from '../life/hand';
import { restoreLife } from '../life/life';
import type { ScenarioPart } from '../scenario-part';
import { isAt, tipOf } from './corner';

/** Near the tips of some corners an action restores full Life. */
export const healing = ({ corners, within, actions }: HealingRule): ScenarioPart => ({
  actionsOf: (game, figure) =>
    figure.hand < poolOf(game, figure) && corners.some((corner) => isAt(figure.at, tipOf(corner), within))
      ? [{ pick: 'scenario', what: 'heal', piece: 0, actions }]
      : [],
  perform: (game, figure, { what }) => {
    if (what === 'heal') restoreLife(game, figure, poolOf(game, figure) - figure.hand, figure.id);
    return undefined;
  },
});
