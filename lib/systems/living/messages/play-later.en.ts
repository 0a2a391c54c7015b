import type { MatchEvent } from '../match/state/event';

/** Events that start somebody’s action, or end the turn. */
const starts: readonly MatchEvent['type'][] = ['action', 'turn', 'phase', 'end'];

/** Events of harm, or of what comes instead. */
const harms: ReadonlySet<MatchEvent['type']> = new Set<MatchEvent['type']>([
  'damage',
  'loss',
  'condition',
  'critical',
  'down',
]);

/** The event that starts the next action or ends the turn; undefined if nothing of that sort has been told. */
export const startIn = (later: readonly MatchEvent[]): MatchEvent | undefined =>
  later.find(({ type }) => starts.includes(type));

/** Nothing harms the target of an attack, by what comes after it. */
export const isUnharmed = (later: readonly MatchEvent[]): boolean => {
  const next = later.find(({ type }) => type === 'rolled' || starts.includes(type) || harms.has(type));
  return next === undefined || !harms.has(next.type);
};
