import { pipsIn, type PipCount } from '../../pip-preview';
import type { RuleQuery } from '../../reference-part';
import type { Faces } from '../sheet/pips';

/** The most pips that a preview counts: of a Hand, and of one die. */
export const mostPips: PipCount = { green: 9, blue: 6 };

/** Starting pips of a preview for a hero: one green pip, and the most Magic pips on any of his faces, at least 1. */
export const pipsToBegin = (faces: Faces): PipCount => ({
  green: 1,
  blue: Math.max(1, ...Object.values(faces).map(({ magic }) => magic)),
});

/** The pips that an address names; one of each where it does not say so. */
export const pipsOf = (query: RuleQuery): PipCount => pipsIn(query, mostPips);
