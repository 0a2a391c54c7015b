import { lastStanding } from './winning';
import type { ScenarioPart } from '../state/game';

/** Everybody for himself; the last Hero wins. */
export const allOutCarnage: readonly ScenarioPart[] = [lastStanding];
