import { useMemo, useState } from 'react';
import type { TurningPoint } from '@/lib/match/review/turning-points';
import type { Session } from '@/lib/session/session';
import { marksOf, type Mark } from './marks';

const none: readonly Mark[] = [];

/** The turning point that is shown on the board, and its marks there; gone at another moment. */
export const usePoint = (session: Session, at: number) => {
  const [shown, setPoint] = useState<TurningPoint>();
  const point = shown?.at === at ? shown : undefined;
  const marks = useMemo(() => (point ? marksOf(session, point) : none), [session, point]);
  return { point, marks, setPoint };
};
