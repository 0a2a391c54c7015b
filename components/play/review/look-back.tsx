'use client';

import { useContext, useEffect, useEffectEvent, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { ProgressBar } from '@/components/ui/progress-bar';
import { Panel } from '@/components/ui/panel';
import { lookBackMessages as say } from '@/lib/messages/look-back';
import type { TurningPoint } from '@/lib/match/review/turning-points';
import type { Seat } from '@/lib/session/session';
import { namesIn } from '@/lib/simulation/contest';
import { isMission } from '../match-name';
import { Lowering } from '../table/tray-height';
import type { Table } from '../table/use-table';
import { BestMoments } from './best-moments';
import { lookBackAsked, lookBackId, momentsIn } from './moments';
import { ChanceChart } from './chance-chart';
import { Jumps } from './jumps';
import { TurningPoints } from './turning-points';
import { useLookBack } from './use-look-back';

/** A finished match in review: its best moments, the chances of winning over time, and the choices that turned it. */
export function LookBackPanel({
  table,
  guests,
  nameOf,
  onPoint,
}: {
  readonly table: Table;
  /** Seats of a shared match. */
  readonly guests: readonly Seat[];
  readonly nameOf: (player: number) => string;
  /** A choice that turned the match is shown on the board. */
  readonly onPoint: (point: TurningPoint, all: readonly TurningPoint[]) => void;
}) {
  const { session, shown } = table;
  const lower = useContext(Lowering);
  // On a phone the sheet may cover the board.
  const look = (at: number): void => {
    lower?.();
    table.look(at);
  };
  const { looking, start, stop } = useLookBack(session);
  const panel = useRef<HTMLDivElement>(null);
  const begin = useEffectEvent((): void => {
    if (looking.state === 'idle') void start();
  });
  useEffect(() => {
    const element = panel.current;
    const onAsked = (): void => begin();
    element?.addEventListener(lookBackAsked, onAsked);
    return () => element?.removeEventListener(lookBackAsked, onAsked);
  }, []);
  const { encounter } = session;
  const isTaught = isMission(encounter);
  // Of a mission without a moment to remember there is nothing to tell.
  if (isTaught && momentsIn(session).length === 0) return null;
  const names = namesIn(encounter);
  const teamName = (team: number): string => names.filter((_, at) => encounter.teams[at] === team).join(', ');
  return (
    <div ref={panel} id={lookBackId} tabIndex={-1} className="outline-none">
      <Panel title={say.title}>
        <div className="flex flex-col gap-4">
          <BestMoments title={say.moments} session={session} onMoment={look} />
          {!isTaught && looking.state !== 'done' && (
            <div className="flex flex-col gap-2">
              <h3 className="text-lg">{say.winning}</h3>
              <p className="text-muted">{say.why}</p>
              {looking.state === 'running' ? (
                <>
                  <ProgressBar
                    label={say.running}
                    value={looking.share}
                    text={say.percent(looking.share)}
                    stop={{ text: say.stop, onStop: stop }}
                  />
                  <p className="text-sm text-muted">{looking.found ? say.findsChoices : say.findsLine}</p>
                  {looking.found && (
                    <>
                      <ChanceChart found={looking.found} at={shown.at} nameOf={teamName} onMoment={look} />
                      <Jumps session={session} found={looking.found} nameOf={teamName} onMoment={look} />
                    </>
                  )}
                </>
              ) : (
                <Button className="self-start" onClick={() => void start()}>
                  {say.start}
                </Button>
              )}
              {looking.state === 'broken' && (
                <Notice tone="error" live>
                  {say.broken}
                </Notice>
              )}
            </div>
          )}
          {looking.state === 'done' && (
            <>
              <h3 className="-mb-2 text-lg">{say.winning}</h3>
              <ChanceChart found={looking.found} at={shown.at} nameOf={teamName} onMoment={look} />
              <Jumps session={session} found={looking.found} nameOf={teamName} onMoment={look} />
              <TurningPoints
                session={session}
                points={looking.found.points}
                seats={session.seats.length > 0 ? session.seats : guests}
                nameOf={nameOf}
                onShow={(point) => {
                  onPoint(point, looking.found.points);
                  look(point.at);
                }}
              />
            </>
          )}
        </div>
      </Panel>
    </div>
  );
}
