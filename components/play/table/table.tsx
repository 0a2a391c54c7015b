'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { playMessages } from '@/lib/messages/play';
import { isPerson, lengthOf, situationAt, type Session } from '@/lib/play/session';
import { matchPartOf, namesIn } from '@/lib/simulation/contest';
import type { Point } from '@/lib/table/table';
import { messagesOf } from '@/lib/systems/document';
import { TableMap } from '../map/map';
import { nearestIn, useRegion } from '../map/use-region';
import { isMission, matchName } from '../match-name';
import { Bar } from './bar';
import { Details } from './details';
import { Figures } from './figures';
import { HandOver } from './hand-over';
import { Known } from './known';
import { Mission } from './mission';
import { Log } from './log';
import { RequestPanel } from './request-panel';
import { Rolls } from './rolls';
import { TurnLine } from './turn-line';
import { useComputer, type Speed } from './use-computer';
import { useKeeping } from './use-keeping';
import { usePassing } from './use-passing';
import { useTable } from './use-table';

const say = playMessages.table;

/** How it ended, where it has. */
const endOf = (session: Session): string | undefined => {
  const { encounter } = session;
  const { standing, ending } = matchPartOf(encounter.system);
  const { outcome } = standing(situationAt(session, lengthOf(session)));
  if (!outcome) return undefined;
  const names = namesIn(encounter).filter((_, at) => encounter.teams[at] === outcome.winner);
  return outcome.winner === undefined
    ? say.draw(ending(outcome.because))
    : say.winner(names.join(', '), ending(outcome.because));
};

/** What a person chose so far of a place that is asked for, and looks at. */
interface Looking {
  readonly at: number;
  readonly place?: Point;
  readonly figure?: number | undefined;
}

/** A match on the table, played or looked at. @param match the id that it is kept under */
export function PlayTable({
  opened,
  moment,
  match,
}: {
  readonly opened: Session;
  readonly moment: number | undefined;
  readonly match: string | undefined;
}) {
  const table = useTable(opened, moment);
  const { session, shown, choose, isRefused } = table;
  const [speed, setSpeed] = useState<Speed>('normal');
  const [figure, setFigure] = useState<number>();
  const [looking, setLooking] = useState<Looking>({ at: shown.at });
  const { isStuck, retry } = useComputer(session, speed, !shown.isNow, choose);
  const { passing, begin: beginPassing, end: endPassing } = usePassing(table);
  const [asked, setAsked] = useState<number>();
  const keeping = useKeeping(session, match);
  const { encounter, seats } = session;
  const [emblems] = useState(() =>
    encounter.sheets.map((sheet) => messagesOf(encounter.system).summary(sheet).emblem),
  );
  const { request, isOurs, scene } = shown;
  const region = isOurs && request && 'region' in request ? request.region : undefined;
  const drawn = useRegion(region);
  const now = looking.at === shown.at ? looking : { at: shown.at };
  const look = (more: Omit<Looking, 'at'>): void => setLooking({ ...now, ...more, at: shown.at });
  const isComputer = shown.isNow && request !== undefined && !isOurs && seats[request.by] !== undefined;
  const end = shown.isNow ? endOf(session) : undefined;
  const playerName = (player: number): string =>
    namesIn(encounter)
      .filter((_, at) => scene.figures.find(({ sheet }) => sheet === at)?.owner === player)
      .join(', ');
  const persons = seats.flatMap((seat, player) => (isPerson(seat) ? [player] : []));
  const decides = playerName(request?.by ?? -1);
  if (asked !== undefined)
    return (
      <HandOver
        name={playerName(asked)}
        known={scene.known.filter(({ player }) => player === asked)}
        onBack={() => setAsked(undefined)}
      />
    );
  return (
    <div className="grid min-w-0 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] xl:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
      <div className="flex min-w-0 flex-col gap-3 lg:sticky lg:top-20">
        <h1 className="sr-only">{matchName(encounter)}</h1>
        <TurnLine scene={scene} />
        <div className="mx-auto w-full lg:max-w-[calc(100dvh-11rem)]">
          <TableMap
            scene={scene}
            emblems={emblems}
            region={drawn}
            chosen={now.place}
            meant={now.figure}
            onPlace={
              region &&
              ((place) => {
                const near = nearestIn(region, drawn, place);
                if (near) look({ place: near });
              })
            }
            onFigure={setFigure}
          />
        </div>
      </div>
      <div className="flex min-w-0 flex-col gap-4">
        {end !== undefined && (
          <div role="status" className="rounded-card border-2 border-gold bg-leaf p-4">
            <h2 className="text-2xl">{say.over}</h2>
            <p className="text-lg">{end}</p>
          </div>
        )}
        {!shown.isNow && (
          <Notice action={<Button onClick={() => table.look(lengthOf(session))}>{say.now}</Button>}>
            {say.past(shown.at, lengthOf(session))}
          </Notice>
        )}
        {keeping !== 'kept' && (
          <Notice tone="warning" live>
            {keeping === 'gone' ? say.savedElsewhere : say.notSaved}
          </Notice>
        )}
        {passing && (
          <Notice live action={<Button onClick={endPassing}>{say.passEnds}</Button>}>
            {say.passes[passing.span](playerName(passing.by))}
          </Notice>
        )}
        <Mission encounter={encounter} />
        <RequestPanel
          shown={shown}
          region={region}
          chosen={now.place}
          isRefused={isRefused}
          isStuck={isStuck}
          isComputer={isComputer}
          decides={decides}
          hint={isMission(encounter) ? shown.words?.hint : undefined}
          onPass={beginPassing}
          onRetry={retry}
          onLookAt={(target) => look({ figure: target })}
          onLookPlace={(place) => look({ place })}
          onChoose={choose}
        />
        <Known known={scene.known} persons={persons} nameOf={playerName} onAsk={setAsked} />
        <Rolls rolls={shown.rolls} />
        <Figures scene={scene} encounter={encounter} opened={figure} onOpen={setFigure} />
        <Log session={session} at={shown.at} />
        <Bar
          table={table}
          speed={seats.some((seat) => !isPerson(seat)) ? speed : undefined}
          onSpeed={setSpeed}
        />
        <Details scene={scene} />
      </div>
    </div>
  );
}
