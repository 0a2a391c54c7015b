import type { RuleQuery } from '../../reference-part';
import type { PipCount } from '../messages/skill-text';
import type { Faces } from '../sheet/pips';

/** The most pips that a preview counts: of a Hand, and of one die. */
export const mostPips: PipCount = { green: 9, blue: 6 };

const within = (text: string | undefined, most: number): number => {
  const pips = text === undefined || !/^\d{1,2}$/.test(text) ? 1 : Number(text);
  return Math.min(pips, most);
};

/** What a preview for a hero begins with: one green pip, and the most Magic pips that a face of his has. */
export const pipsToBegin = (faces: Faces): PipCount => ({
  green: 1,
  blue: Math.max(1, ...Object.values(faces).map(({ magic }) => magic)),
});

/** The pips that an address names; one of each where it does not say so. */
export const pipsOf = (query: RuleQuery): PipCount => ({
  green: within(query['green'], mostPips.green),
  blue: within(query['blue'], mostPips.blue),
});

export const queryOf = ({ green, blue }: PipCount): RuleQuery => ({
  green: String(green),
  blue: String(blue),
});
