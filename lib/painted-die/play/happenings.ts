import type { Happening } from '../../match/forecast-of';

/** Events that a forecast reads; games of painted dice name them alike. */
type Told =
  | Exclude<Happening, { readonly type: 'attack' }>
  | { readonly type: 'value'; readonly figure: number; readonly value: string; readonly is: number };

const read: ReadonlySet<string> = new Set(['rolled', 'value', 'skill', 'damage', 'loss', 'healed', 'down']);
const attackValues: ReadonlySet<string> = new Set(['AV', 'RAV', 'MAV']);

/** Of all events those that a forecast reads. */
export const happenings = (events: readonly { readonly type: string }[]): readonly Happening[] =>
  events
    .filter((event): event is Told => read.has(event.type))
    .flatMap((event): readonly Happening[] => {
      if (event.type !== 'value') return [event];
      return attackValues.has(event.value)
        ? [{ type: 'attack', figure: event.figure, hits: event.is > 0 }]
        : [];
    });
