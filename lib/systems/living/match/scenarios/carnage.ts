import { lastStanding } from './winning';
import type { ScenarioPart } from '../state/game';

/** Everybody for himself; the last Hero wins. */
export const allOutCarnage: readonly ScenarioPart[] = [lastStanding];

/** Two teams; the one that takes out the other wins. */
export const teamCarnage: readonly ScenarioPart[] = [lastStanding];
