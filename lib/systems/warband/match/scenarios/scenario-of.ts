import type { ScenarioPlay } from '../state/match-context';
import type { ScenarioId } from '../../scenarios/scenario';
import { carnage } from './carnage';
import { kingOfTheHill } from './king-of-the-hill';
import { treasure } from './treasure';

/** How each scenario is played. */
export const scenarioPlays: Readonly<Record<ScenarioId, ScenarioPlay>> = {
  carnage,
  'king-of-the-hill': kingOfTheHill,
  treasure,
};
