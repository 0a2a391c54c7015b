import dynamic from 'next/dynamic';
import { useMemo, useState } from 'react';
import type { TurningPoint } from '@/lib/match/review/turning-points';
import { requestNow, type Session } from '@/lib/session/session';
import { triedAgain } from '../play-on';
import type { Shown } from '../table/use-table';
import { marksOf, type Mark } from './marks';

const PastChoice = dynamic(() => import('./past-choice').then((file) => file.PastChoice));
const PointCard = dynamic(() => import('./point-card').then((file) => file.PointCard));

const none: readonly Mark[] = [];

/** The turning point that is shown on the board, and its marks there; gone at another moment. */
export const usePoint = (
  session: Session,
  { at, isNow }: Pick<Shown, 'at' | 'isNow'>,
  look: (at: number) => void,
) => {
  const [found, setFound] = useState<{
    readonly point: TurningPoint;
    readonly all: readonly TurningPoint[];
  }>();
  const point = found?.point.at === at ? found.point : undefined;
  const shownPoint = point ?? (isNow ? triedAgain(session) : undefined);
  const marks = useMemo(() => (shownPoint ? marksOf(session, shownPoint) : none), [session, shownPoint]);
  const isPast = !isNow && requestNow(session) === undefined;
  const setPoint = (to: TurningPoint, all: readonly TurningPoint[]): void => setFound({ point: to, all });
  return {
    /** The choice made there and the better one, in words. */
    point: isPast && found && point && (
      <PointCard
        session={session}
        point={point}
        all={found.all}
        onPoint={(to) => {
          setPoint(to, found.all);
          look(to.at);
        }}
      />
    ),
    /** How any other moment of a match that is over was answered. */
    past: isPast && !point && <PastChoice session={session} at={at} />,
    marks,
    setPoint,
  };
};
