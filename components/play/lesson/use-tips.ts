import { useEffect, useMemo, useState } from 'react';
import { keepText, textKept } from '@/components/site/device-text';
import { tipsAt, type ToldLesson } from '@/lib/session/lessons';
import { lengthOf } from '@/lib/session/session';
import type { Table } from '../table/use-table';
import { keepSeenLessons, seenLessons } from './seen-lessons';

const key = 'pipsmith-tips-read';

/** Ids of the tips that were put away on this device. */
const keptIds = (): readonly string[] => (textKept(key) ?? '').split(' ').filter((id) => id !== '');

/** Tips seen in a match, each with the moment that it was shown at. */
type Seen = ReadonlyMap<string, number>;

/** Those whose moment has gone by: whoever went on without reading one isn't asked to again in this match. */
export const passedIn = (seen: Seen, length: number): readonly string[] =>
  [...seen].flatMap(([id, at]) => (at < length ? [id] : []));

/** Tips of a match that is no mission: one at a time, each until somebody has put it away on this device. */
export const useTips = (
  { session, shown }: Pick<Table, 'session' | 'shown'>,
  isOn: boolean,
): { readonly tip: ToldLesson | undefined; readonly onRead: () => void } => {
  const [read, setRead] = useState(keptIds);
  const match = session.encounter.seed;
  const [seen, setSeen] = useState<Seen>(() =>
    isOn ? new Map(seenLessons(match).map(({ id, at }) => [id, at])) : new Map(),
  );
  const length = lengthOf(session);
  const isTold = isOn && shown.isNow && shown.isOurs;
  const [tip] = useMemo(
    () => (isTold ? tipsAt(session, length, new Set([...read, ...passedIn(seen, length)])) : []),
    [session, length, isTold, read, seen],
  );
  if (tip && seen.get(tip.id) !== length) setSeen(new Map([...seen, [tip.id, length]]));
  useEffect(() => {
    if (seen.size > 0)
      keepSeenLessons(
        match,
        [...seen].map(([id, at]) => ({ id, at })),
      );
  }, [match, seen]);
  return {
    tip,
    onRead: () => {
      if (!tip) return;
      // Another page may have put some away meanwhile.
      const ids = [...new Set([...keptIds(), ...read, tip.id])];
      keepText(key, ids.join(' '));
      setRead(ids);
    },
  };
};
