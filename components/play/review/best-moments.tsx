import { useMemo } from 'react';
import { happenedMessages } from '@/lib/messages/happened';
import { lookBackMessages as say } from '@/lib/messages/look-back';
import { bestMoments } from '@/lib/session/acts';
import { lengthOf, situationAt, type Session } from '@/lib/session/session';
import { matchPartOf } from '@/lib/simulation/contest';
import { useTableWords } from '../table/table-words';

const mostMoments = 3;

/** Best moments of a match; each leads to its step on the board. */
export function BestMoments({
  session,
  onMoment,
}: {
  readonly session: Session;
  readonly onMoment: (at: number) => void;
}) {
  const { rounds } = useTableWords();
  const { standing } = matchPartOf(session.encounter.system);
  const moments = useMemo(() => bestMoments(session, lengthOf(session), mostMoments), [session]);
  if (moments.length === 0) return null;
  return (
    <div>
      <h3 className="text-lg">{say.moments}</h3>
      <ul className="mt-1 flex flex-col gap-1">
        {moments.map((act) => (
          <li key={`${act.from} ${act.to} ${act.figure}`}>
            <button
              type="button"
              onClick={() => onMoment(act.to)}
              className="hover:bg-raised min-h-11 w-full rounded-lg px-2 py-1 text-left"
            >
              <span className="text-sm text-muted">
                {say.momentIn(standing(situationAt(session, act.to)).phase, rounds)}:{' '}
              </span>
              <span className="underline underline-offset-2">{happenedMessages.moment(act)}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
