import { lastStanding } from './winning';
import type { ScenarioPart } from '../state/game';

/** Two teams; the one that takes out the other wins. */
export const teamCarnage: readonly ScenarioPart[] = [lastStanding];
