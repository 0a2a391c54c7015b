import { keepText, textKept } from '@/components/site/device-text';
import type { RosterContents } from '@/lib/roster/roster';

/** This many heroes without a backup are worth a word; as are this many changed since the last one. */
const firstHeroes = 3;
const manyChanged = 10;

const key = 'pipsmith/backup-later';

/** Reminder to back up, with the number of heroes that it is about. */
export interface Reminder {
  readonly reminder: 'never' | 'changed';
  readonly heroes: number;
}

/**
 * Whether the player should be reminded of a backup.
 * @param putOff the number of heroes that a reminder was last put off at; it comes again after as many more
 */
export const reminderOf = (
  { heroes, backedUp, changedSince }: Pick<RosterContents, 'heroes' | 'backedUp' | 'changedSince'>,
  putOff: number,
): Reminder | undefined => {
  if (backedUp === undefined) {
    const due = putOff === 0 ? firstHeroes : putOff + manyChanged;
    return heroes.length >= due ? { reminder: 'never', heroes: heroes.length } : undefined;
  }
  // A backup restarts the count, so a number put off before it no longer counts.
  const due = putOff > changedSince ? manyChanged : putOff + manyChanged;
  return changedSince >= due ? { reminder: 'changed', heroes: changedSince } : undefined;
};

export const keptPutOff = (): number => {
  const kept = Number(textKept(key));
  return Number.isSafeInteger(kept) && kept > 0 ? kept : 0;
};

export const keepPutOff = (heroes: number): void => keepText(key, String(heroes));
