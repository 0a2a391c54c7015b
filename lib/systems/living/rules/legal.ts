import { legalBy } from '../../legal';
import { zHero } from '../sheet/hero';
import { check } from './check';

/** A legal hero: the gate for whatever comes from outside; who edits a hero asks `check` directly. */
export const zLegalHero = legalBy(zHero, check);
