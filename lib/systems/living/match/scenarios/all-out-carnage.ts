import type { ScenarioPart } from '../scenario-part';
import { lastStanding } from './winning';

/** Everybody for himself; the last Hero wins. */
export const allOutCarnage: readonly ScenarioPart[] = [lastStanding];
