import { kingOfTheHill as scenario } from '../../scenarios/king-of-the-hill';
import { holding } from './holding';
import { markersOf } from './markers';
import { respawning } from './respawn';
import { ruleOf } from '../../scenarios/rules-of';
import { inSuddenDeath } from './winning';
import type { ScenarioPart } from '../state/game';

/** Circles are held for points; a draw at the end is sudden death. */
export const kingOfTheHill: readonly ScenarioPart[] = [
  { pieces: markersOf(scenario) },
  respawning,
  holding(ruleOf(scenario, 'hold')),
  inSuddenDeath,
];
