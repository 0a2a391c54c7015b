import { diceOf, keptOf, type Roll } from '../../odds/rolls';
import type { Reason } from '../state/event';
import type { Figure } from '../state/figure';
import type { MatchContext } from '../state/match-context';

/**
 * Rolls a die, or two of which one counts, and tells of it.
 * @returns the natural number that counts
 */
export const rollFor = (
  { host }: MatchContext,
  figure: Figure,
  roll: Roll,
  why: Reason,
  works: (natural: number) => boolean,
): number => {
  const faces: number[] = [];
  for (let left = diceOf(roll); left > 0; left -= 1)
    faces.push(host.draw('dice', roll.die, figure.id, why) + 1);
  const natural = keptOf(roll, faces);
  const { die, stat, modifier } = roll;
  const event = { told: 'rolled', figure: figure.id, why, die, stat, faces, natural, modifier } as const;
  host.emit({ ...event, works: works(natural) });
  return natural;
};
