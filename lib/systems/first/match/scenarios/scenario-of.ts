import type { ScenarioPlay } from '../state/game';
import type { ScenarioId } from '../../scenarios/scenario';
import { captureTheFlag } from './capture-the-flag';
import { deathmatch } from './deathmatch';
import { gangFight } from './gang-fight';
import { kingOfTheHill } from './king-of-the-hill';

/** How each scenario is played. */
export const scenarioPlays: Readonly<Record<ScenarioId, ScenarioPlay>> = {
  deathmatch,
  'gang-fight': gangFight,
  'capture-the-flag': captureTheFlag,
  'king-of-the-hill': kingOfTheHill,
};
