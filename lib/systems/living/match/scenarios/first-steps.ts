import { firstSteps as mission } from '../../scenarios/first-steps';
import { isAt, tipOf } from '../../../../pip-hero/match/places';
import { limited, lostByFalling, wonOnce, youOf } from './mission';
import type { ScenarioPart } from '../state/game';

const { goal } = mission;

/** Across the map, with the plague. */
export const firstSteps: readonly ScenarioPart[] = [
  limited(mission),
  wonOnce((game) => goal.goal === 'reach' && isAt(youOf(game).at, tipOf(goal.corner))),
  lostByFalling,
];
