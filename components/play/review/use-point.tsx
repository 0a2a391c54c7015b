import dynamic from 'next/dynamic';
import { useMemo, useState } from 'react';
import type { TurningPoint } from '@/lib/match/review/turning-points';
import { requestNow, type Session } from '@/lib/session/session';
import type { Shown } from '../table/use-table';
import { marksOf, type Mark } from './marks';

const PastChoice = dynamic(() => import('./past-choice').then((file) => file.PastChoice));

const none: readonly Mark[] = [];

/** The turning point that is shown on the board, and its marks there; gone at another moment. */
export const usePoint = (session: Session, { at, isNow }: Pick<Shown, 'at' | 'isNow'>) => {
  const [shown, setPoint] = useState<TurningPoint>();
  const point = shown?.at === at ? shown : undefined;
  const marks = useMemo(() => (point ? marksOf(session, point) : none), [session, point]);
  const isOver = requestNow(session) === undefined;
  const answer = !isNow && isOver && <PastChoice session={session} at={at} point={point} />;
  return {
    /** The choice made there and the better one, in words. */
    point: point && answer,
    /** How any other moment of a match that is over was answered. */
    past: point ? undefined : answer,
    marks,
    setPoint,
  };
};
