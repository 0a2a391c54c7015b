import { useMemo } from 'react';
import { Button } from '@/components/ui/button';
import { happenedMessages } from '@/lib/messages/happened';
import { lookBackMessages as say } from '@/lib/messages/look-back';
import { jumpsIn } from '@/lib/session/jumps';
import type { LookBack } from '@/lib/session/looking-back';
import type { Session } from '@/lib/session/session';
import { useTableWords } from '../table/table-words';
import { MomentDice } from './moment-dice';
import { momentRolls } from './moments';

/** The turns in which the chart changed most, with what happened and its dice; each leads to its step on the board. */
export function Jumps({
  session,
  found,
  nameOf,
  onMoment,
}: {
  readonly session: Session;
  readonly found: Pick<LookBack, 'teams' | 'line'>;
  readonly nameOf: (team: number) => string;
  readonly onMoment: (at: number) => void;
}) {
  const { rounds } = useTableWords();
  const jumps = useMemo(
    () =>
      jumpsIn(session, found).map((jump) => ({
        jump,
        rolls: jump.act ? momentRolls(session, jump.act) : [],
      })),
    [session, found],
  );
  if (jumps.length === 0) return null;
  return (
    <div>
      <h3 className="text-lg leading-tight">{say.jumps}</h3>
      <ul className="mt-1 flex flex-col gap-1.5">
        {jumps.map(({ jump: { at, phase, team, was, became, act }, rolls }) => {
          const what = act ? happenedMessages.moment(act) : '';
          const chances = say.jump(nameOf(team), was, became);
          return (
            <li
              key={`${at} ${team}`}
              className="flex items-center gap-2 rounded-lg border border-line px-2.5 py-1.5"
            >
              <div className="flex min-w-0 flex-1 flex-col gap-1 leading-snug">
                <p>
                  <span className="text-sm text-muted">{say.momentIn(phase, rounds)}: </span>
                  <span className="font-semibold">{what}</span>
                </p>
                {rolls.length > 0 && <MomentDice rolls={rolls} />}
                <p className="text-sm">{chances}</p>
              </div>
              <Button size="small" aria-label={say.showMoment(what || chances)} onClick={() => onMoment(at)}>
                {say.showBriefly}
              </Button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
