import type { ScenarioPart } from '../scenario-part';
import { lastStanding } from './winning';

/** Two teams; the one that takes out the other wins. */
export const teamCarnage: readonly ScenarioPart[] = [lastStanding];
