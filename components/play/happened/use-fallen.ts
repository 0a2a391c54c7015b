import { useMemo, useState } from 'react';
import { happenedMessages } from '@/lib/messages/happened';
import { fallWeight } from '@/lib/session/acts';
import { computerOf, requestNow, type Session } from '@/lib/session/session';
import type { Shown } from '../table/use-table';

/**
 * Names of heroes of this device who fell with the last choice, where a computer would go on at once; empty where
 * nobody did, or where a person is asked next anyway.
 */
export const fallenIn = (
  { seats }: Pick<Session, 'seats'>,
  by: number | undefined,
  { at, scene, mine, floatingSince }: Pick<Shown, 'at' | 'scene' | 'mine' | 'floatingSince'>,
): readonly string[] => {
  if (by === undefined || !computerOf(seats[by])) return [];
  const fell = new Set(
    floatingSince(at - 1).flatMap(({ figure, kind }) => (kind === 'fall' ? [figure] : [])),
  );
  return scene.figures.flatMap(({ id, name }) => (fell.has(id) && mine.includes(id) ? [name] : []));
};

/**
 * Heroes of this device who have just fallen, until somebody has seen it; undefined where nobody waits.
 * @param isHurried nobody watches
 */
export const useFallen = (session: Session, shown: Shown, isHurried: boolean) => {
  const [seen, setSeen] = useState<Session>();
  const by = requestNow(session)?.by;
  const names = useMemo(
    () => (isHurried || !shown.isNow || shown.falling !== undefined ? [] : fallenIn(session, by, shown)),
    [session, by, shown, isHurried],
  );
  if (names.length === 0 || seen === session) return undefined;
  const blow = shown.news.findLast(
    (act) =>
      act.weight >= fallWeight && [...act.others, act.head].some((each) => names.includes(each?.name ?? '')),
  );
  return { names, how: blow && happenedMessages.moment(blow), onGoOn: (): void => setSeen(session) };
};
