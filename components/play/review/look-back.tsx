'use client';

import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { Panel } from '@/components/ui/panel';
import { lookBackMessages as say } from '@/lib/messages/look-back';
import type { Seat } from '@/lib/session/session';
import { namesIn } from '@/lib/simulation/contest';
import { isMission } from '../match-name';
import type { Table } from '../table/use-table';
import { BestMoments } from './best-moments';
import { ChanceChart } from './chance-chart';
import { TurningPoints } from './turning-points';
import { useLookBack } from './use-look-back';

/** What there is to see of a match that is over: its best moments, who was winning when, and what turned it. */
export function LookBackPanel({
  table,
  guests,
  nameOf,
}: {
  readonly table: Table;
  /** Who played a match of others. */
  readonly guests: readonly Seat[];
  readonly nameOf: (player: number) => string;
}) {
  const { session, shown, look } = table;
  const { looking, start, stop } = useLookBack(session);
  const { encounter } = session;
  const { figures } = shown.scene;
  const names = namesIn(encounter);
  const teamName = (team: number): string => names.filter((_, at) => encounter.teams[at] === team).join(', ');
  const players = 1 + Math.max(0, ...figures.map(({ owner }) => owner));
  return (
    <Panel title={say.title}>
      <div className="flex flex-col gap-4">
        <BestMoments session={session} onMoment={look} />
        {!isMission(encounter) && looking.state !== 'done' && (
          <div className="flex flex-col gap-2">
            <h3 className="text-lg">{say.winning}</h3>
            <p className="text-muted">{say.why}</p>
            {looking.state === 'running' ? (
              <div className="flex flex-wrap items-center gap-3 text-sm text-muted">
                <progress
                  aria-label={say.running}
                  value={looking.share}
                  className="h-2 min-w-40 flex-1 accent-gold"
                />
                <span className="tabular-nums">{say.percent(looking.share)}</span>
                <Button size="small" onClick={stop}>
                  {say.stop}
                </Button>
              </div>
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
            <TurningPoints
              session={session}
              points={looking.found.points}
              seats={session.seats.length > 0 ? session.seats : guests}
              players={players}
              nameOf={nameOf}
              onMoment={look}
            />
          </>
        )}
      </div>
    </Panel>
  );
}
