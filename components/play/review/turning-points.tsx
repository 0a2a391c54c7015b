'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { lookBackMessages as say } from '@/lib/messages/look-back';
import type { Choice } from '@/lib/match/request';
import type { TurningPoint } from '@/lib/match/review/turning-points';
import { whyBetter } from '@/lib/session/better-choice';
import { toldChoice } from '@/lib/session/report';
import { situationAt, type Seat, type Session } from '@/lib/session/session';
import { matchPartOf } from '@/lib/simulation/contest';
import { playOnFrom } from '../play-on';
import { MarkSign } from './mark-view';
import { toldAnswer, toldBetter } from './told-answer';
import { useTableWords } from '../table/table-words';

/** The choices that turned a match, each with what would have been better. */
export function TurningPoints({
  session,
  points,
  seats,
  nameOf,
  onShow,
}: {
  readonly session: Session;
  readonly points: readonly TurningPoint[];
  /** Seats of the match that goes on. */
  readonly seats: readonly Seat[];
  readonly nameOf: (player: number) => string;
  /** Shows it on the board, with the better choice. */
  readonly onShow: (point: TurningPoint) => void;
}) {
  const { sign, rounds } = useTableWords();
  const router = useRouter();
  const [problem, setProblem] = useState<string>();
  const { standing } = matchPartOf(session.encounter.system);
  const playOn = async (point: TurningPoint): Promise<void> => {
    const { at, by } = point;
    // A computer would only do the same again.
    const taken = seats.map((seat, player): Seat => (player === by ? { plays: 'person' } : seat));
    const kept = await playOnFrom(session, at, taken, point);
    if (kept.ok) router.push(kept.value);
    else setProblem(kept.error);
  };
  const answer = ({ at }: TurningPoint, choice: Choice): string => toldAnswer(session, at, choice, sign);
  return (
    <div className="flex flex-col gap-3">
      <h3 className="text-lg">{say.points}</h3>
      {points.length > 0 && <p className="-mt-2 text-sm text-muted">{say.copies}</p>}
      {points.length === 0 && <p>{say.noPoints}</p>}
      <ol className="flex flex-col gap-3">
        {points.map((point) => {
          const { at, by, chosen, was, could } = point;
          const told = toldChoice(session, at, chosen);
          return (
            <li key={at} className="flex flex-col gap-1 rounded-lg border border-line p-3">
              <p className="text-sm font-semibold text-muted">
                {say.asked(nameOf(by), standing(situationAt(session, at)).phase, rounds)}
              </p>
              <p>{told.question}</p>
              <dl className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-0.5">
                <dt className="flex items-center gap-1.5 text-muted">
                  <MarkSign kind="chosen" />
                  {say.marks.chosen}
                </dt>
                <dd>{answer(point, chosen)}</dd>
                <dt className="flex items-center gap-1.5 text-muted">
                  <MarkSign kind="better" />
                  {say.marks.better}
                </dt>
                <dd className="font-semibold">{toldBetter(session, point, sign)}</dd>
              </dl>
              <p className="text-sm">
                {[say.chances(was, could), ...say.reasons(whyBetter(session, point))].join(' ')}
              </p>
              <div className="mt-1 flex flex-wrap gap-2">
                <Button size="small" onClick={() => onShow(point)}>
                  {say.show}
                </Button>
                <Button size="small" look="quiet" onClick={() => void playOn(point)}>
                  {say.playOn}
                </Button>
              </div>
            </li>
          );
        })}
      </ol>
      {problem !== undefined && (
        <Notice tone="error" live>
          {problem}
        </Notice>
      )}
    </div>
  );
}
