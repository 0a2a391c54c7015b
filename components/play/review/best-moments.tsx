import { useMemo } from 'react';
import { Button } from '@/components/ui/button';
import { happenedMessages } from '@/lib/messages/happened';
import { lookBackMessages as say } from '@/lib/messages/look-back';
import { situationAt, type Session } from '@/lib/session/session';
import { matchPartOf } from '@/lib/simulation/contest';
import { useTableWords } from '../table/table-words';
import { MomentDice } from './moment-dice';
import { bestOf, momentRolls, momentsIn } from './moments';

/** Best moments of a match with their dice; each leads to its step on the board. */
export function BestMoments({
  title,
  session,
  most,
  onMoment,
}: {
  readonly title: string;
  readonly session: Session;
  readonly most?: number;
  readonly onMoment: (at: number) => void;
}) {
  const { rounds } = useTableWords();
  const { standing } = matchPartOf(session.encounter.system);
  const moments = useMemo(() => {
    const all = momentsIn(session);
    const told = most === undefined ? all : bestOf(all, most);
    return told.map((act) => ({ act, rolls: momentRolls(session, act) }));
  }, [session, most]);
  if (moments.length === 0) return null;
  return (
    <div>
      <h3 className="text-lg leading-tight">{title}</h3>
      <ul className="mt-1 flex flex-col gap-1.5">
        {moments.map(({ act, rolls }) => (
          <li
            key={`${act.from} ${act.to} ${act.figure}`}
            className="flex items-center gap-2 rounded-lg border border-line px-2.5 py-1.5"
          >
            <div className="flex min-w-0 flex-1 flex-col gap-1 leading-snug">
              <p>
                <span className="text-sm text-muted">
                  {say.momentIn(standing(situationAt(session, act.to)).phase, rounds)}:{' '}
                </span>
                <span className="font-semibold">{happenedMessages.moment(act)}</span>
              </p>
              {rolls.length > 0 && <MomentDice rolls={rolls} />}
            </div>
            <Button
              size="small"
              aria-label={say.showMoment(happenedMessages.moment(act))}
              onClick={() => onMoment(act.to)}
            >
              {say.showBriefly}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
