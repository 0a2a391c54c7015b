import { firstSteps as mission } from '../../scenarios/first-steps';
import { isAt, tipOf } from '../../../../skirmish/map/places';
import { limited, lostByFalling, wonOnce, youOf } from './mission';
import type { ScenarioPart } from '../state/game';

const { goal } = mission;

/** By the book his last die ends it. Nothing was his to decide, so in a lesson he keeps that one. */
const keptOn: ScenarioPart = {
  spares: (game, figure) => {
    if (game.s.setting.isLesson !== true || figure !== youOf(game)) return false;
    figure.hand = 1;
    game.host.emit({ type: 'spared', figure: figure.id });
    return true;
  },
};

/** Across the map, with the plague. */
export const firstSteps: readonly ScenarioPart[] = [
  limited(mission),
  wonOnce((game) => goal.goal === 'reach' && isAt(youOf(game).at, tipOf(goal.corner))),
  keptOn,
  lostByFalling,
];
