import type { Moment } from '../../skills/effects/terms';
import type { Modifier } from '../state/figure';
import type { Statement } from '../entries/statements';

/** What waits on whoever is attacked, and answers. */
const attacked: ReadonlySet<Moment> = new Set<Moment>([
  'attacked-in-melee',
  'attacked-at-range',
  'attacked-with-weapons',
]);

interface Speaking {
  readonly modifier: Modifier;
  readonly from: Statement;
}

/**
 * Each skill answers an announced attack once, however often it was used: the strongest use speaks, of equal ones the
 * oldest (rulings 3 and 11 for skills). Everything else speaks for itself.
 */
export const answering = <One extends Speaking>(moment: Moment, waiting: readonly One[]): readonly One[] =>
  waiting.length < 2 || !attacked.has(moment)
    ? waiting
    : waiting.filter(({ modifier, from }) =>
        waiting.every(
          (other) =>
            other.modifier === modifier ||
            other.from !== from ||
            other.modifier.green < modifier.green ||
            (other.modifier.green === modifier.green && other.modifier.key > modifier.key),
        ),
      );
