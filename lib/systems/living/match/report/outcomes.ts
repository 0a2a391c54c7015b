import type { LogEntry } from './match-log';

type Of<Type extends LogEntry['type']> = Extract<LogEntry, { readonly type: Type }>;

/** Outcomes of a value or a roll that the log can name: nothing hit, nothing came through, or the shot was stopped. */
export type Outcome = 'miss' | 'no-damage' | 'stopped' | 'not-stopped';

/** Entries with which something else starts. */
const starts: ReadonlySet<LogEntry['type']> = new Set<LogEntry['type']>([
  'phase',
  'turn',
  'action',
  'reaction',
  'attack',
  'rolled',
  'value',
  'skill',
  'end',
]);

/** Entries after one, until something else starts; undefined while what comes of it is still open. */
const following = (entries: readonly LogEntry[], at: number): readonly LogEntry[] | undefined => {
  const rest = entries.slice(at + 1);
  const next = rest.findIndex(({ type }) => starts.has(type));
  return next < 0 ? undefined : rest.slice(0, next);
};

/** Entries that tell of harm, or of what comes instead. */
const marks: ReadonlySet<LogEntry['type']> = new Set<LogEntry['type']>([
  'damage',
  'loss',
  'condition',
  'healed',
  'critical',
  'down',
]);

const ofValue = (
  { value, is }: Of<'value'>,
  entries: readonly LogEntry[],
  at: number,
): Outcome | undefined => {
  if (value === 'AV' || value === 'RAV') return is === 0 ? 'miss' : undefined;
  if (value !== 'DV' || is === 0) return undefined;
  const come = following(entries, at);
  return come && !come.some(({ type }) => marks.has(type)) ? 'no-damage' : undefined;
};

/** Outcome of the entry at a place of the log; undefined if there is none, or none yet. */
export const outcomeAt = (entries: readonly LogEntry[], at: number): Outcome | undefined => {
  const entry = entries[at];
  if (entry?.type === 'value') return ofValue(entry, entries, at);
  if (entry?.type !== 'rolled') return undefined;
  if (entry.value) return ofValue(entry.value, entries, at);
  if (entry.why !== 'projectile') return undefined;
  const come = following(entries, at);
  if (come === undefined) return undefined;
  return come.some(({ type }) => marks.has(type)) ? 'not-stopped' : 'stopped';
};

/** True for a movement action that ended where it started. */
export const staysPut = (entries: readonly LogEntry[], at: number): boolean => {
  const entry = entries[at];
  if (entry?.type !== 'action' || entry.action !== 'move') return false;
  const rest = entries.slice(at + 1);
  const next = rest.findIndex(({ type }) => type === 'phase' || type === 'turn' || type === 'action');
  const come = next < 0 ? rest : rest.slice(0, next);
  const isOver = next >= 0 || rest.some(({ type }) => type === 'attack' || type === 'end');
  return isOver && !come.some((each) => each.type === 'moved' && each.figure === entry.figure);
};
