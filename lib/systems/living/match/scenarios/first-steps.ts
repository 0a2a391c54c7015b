import { firstSteps as mission } from '../../scenarios/first-steps';
import { isAt, tipOf } from '../../../../skirmish/map/places';
import { limited, lostByFalling, wonOnce, youOf } from './mission';
import type { ScenarioPart } from '../state/match-context';

const { goal } = mission;

/** By the book his last die ends it. Since the player decided nothing, he keeps that die in a lesson. */
const keptOn: ScenarioPart = {
  spares: (match, figure) => {
    if (match.s.setting.isLesson !== true || figure !== youOf(match)) return false;
    figure.hand = 1;
    match.host.emit({ type: 'spared', figure: figure.id });
    return true;
  },
};

/** Across the map, with the plague. */
export const firstSteps: readonly ScenarioPart[] = [
  limited(mission),
  wonOnce((match) => goal.goal === 'reach' && isAt(youOf(match).at, tipOf(goal.corner))),
  keptOn,
  lostByFalling,
];
