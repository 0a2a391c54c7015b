'use client';

import dynamic from 'next/dynamic';
import { startTransition, useMemo, useState, type ComponentProps, type ReactNode } from 'react';
import { computerOf, requestAt, requestNow, type Seat, type Session } from '@/lib/session/session';
import { knowledgeOf } from '@/lib/session/knowledge';
import { usePoint } from '../review/use-point';
import { Asked } from './asked';
import { Board } from './board';
import { aheadOf } from './ahead-of';
import { Controls } from './controls';
import { decidingAt } from './deciding';
import { endOf } from './end-of';
import { Frozen } from './frozen';
import { useHandOver } from '../happened/use-hand-over';
import { Known } from './known';
import { LookingOn } from './looking';
import { MatchFrame } from './match-frame';
import { Notices } from './notices';
import { pendingRoll, Rolls } from './rolls';
import { Steps } from './steps';
import { usePlay, type Play } from './use-play';

const Below = dynamic(() => import('./below').then((file) => file.Below));

/** A match on the table, to play or to watch. @param match the id under which it is saved */
export function PlayTable({
  opened,
  guests,
  moment,
  match,
}: {
  readonly opened: Session;
  /** Players of a watched match. */
  readonly guests: readonly Seat[];
  readonly moment: number | undefined;
  readonly match: string | undefined;
}) {
  return <TableView play={usePlay(opened, moment, match)} guests={guests} together={undefined} />;
}

/** The table of a match, with all that is beside it. */
export function TableView({
  play,
  guests,
  together,
}: {
  readonly play: Play;
  /** Players of a watched match. */
  readonly guests: readonly Seat[];
  /** If others play on their own devices: the news from them, and who plays. */
  readonly together:
    | {
        readonly news: ReactNode;
        readonly panel: ReactNode;
        /** Somebody ran out of time: nobody answers the question. */
        readonly isEnded: boolean;
        /** Name of the person who decides for a player; undefined where a computer does, or nobody yet. */
        readonly personOf: (player: number) => string | undefined;
        /** Marks where others point. */
        readonly marks: ComponentProps<typeof Board>['marks'];
      }
    | undefined;
}) {
  const { table, lessons, speed, setSpeed, computer, forecasts, moves, passes, placeAll } = play;
  const { keeping, isKept, writing, takeOver, isFollowed } = play;
  const { session, shown, choose, isRefused } = table;
  const [figure, setFigure] = useState<number>();
  const [asked, setAsked] = useState<number>();
  const { point, past, marks, setPoint } = usePoint(session, shown, table.look);
  const { encounter, seats } = session;
  const { request, isOurs, scene } = shown;
  const region = isOurs && request && 'region' in request ? request.region : undefined;
  const { playerName, decides, isComputer, person, whose } = decidingAt(session, shown, together?.personOf);
  const knowledge = knowledgeOf(scene.known, seats);
  const holderName = (players: readonly number[]): string => players.map(playerName).join(', ');
  const handed = knowledge.hidden[asked ?? -1];
  const pending = shown.isOurs ? pendingRoll(shown.rolls, shown.words) : undefined;
  const before = region && shown.at > 0 ? requestAt(session, shown.at - 1) : undefined;
  // An action that has rolled no dice may be left again.
  const back = before && 'options' in before && before.by === request?.by ? table.undo : undefined;
  const end = useMemo(() => (shown.request ? undefined : endOf(session)), [shown.request, session]);
  const handOver = useHandOver(table, holderName, handed, () => setAsked(undefined));
  if (handOver) return handOver;
  const controls = {
    table,
    speed: !together && requestNow(session) && seats.some((seat) => computerOf(seat)) ? speed : undefined,
    onSpeed: setSpeed,
  };
  return (
    <LookingOn at={shown.falling ?? shown.at}>
      <MatchFrame
        encounter={encounter}
        controls={controls}
        at={shown.at}
        buttons={`${shown.at} ${lessons.lesson?.id ?? ''}`}
        board={(beside) => (
          <Board
            shown={shown}
            encounter={encounter}
            region={region}
            moves={moves}
            marks={together && together.marks.length > 0 ? [...marks, ...together.marks] : marks}
            forecasts={forecasts}
            decides={whose}
            lessons={lessons}
            end={end}
            beside={beside}
            onFigure={(id) => startTransition(() => setFigure(id))}
            onChoose={choose}
          />
        )}
      >
        <div className="contents">{together?.news}</div>
        <Notices
          table={table}
          isTogether={together !== undefined}
          guests={guests}
          keeping={keeping}
          writing={writing}
          onTake={takeOver}
          passing={passes.passing}
          nameOf={playerName}
          onPassEnds={passes.end}
          onPoint={setPoint}
          point={point}
        />
        {together?.isEnded !== true && (
          <Frozen isFrozen={shown.falling !== undefined}>
            <Asked
              session={session}
              moves={moves}
              lessons={lessons}
              encounter={encounter}
              shown={shown}
              forecasts={forecasts}
              region={region}
              past={past}
              decides={decides}
              pending={pending}
              decider={{
                isComputer,
                person,
                isPaused: speed === 'paused',
                ahead: together ? undefined : aheadOf(session, scene.figures, play),
                fallen: play.fallen,
                isStuck: computer.isStuck,
                onRetry: computer.retry,
                isFollowed,
                isPlacing: play.isPlacing,
              }}
              answers={{
                isRefused,
                onBack: back,
                onUndo: table.undo,
                onPass: passes.begin,
                onAnswerAll: passes.answerAll,
                onRedo: table.redo,
                onPlaceAll: placeAll,
              }}
              onChoose={choose}
            />
          </Frozen>
        )}
        <Known knowledge={knowledge} nameOf={holderName} onAsk={setAsked} />
        <Controls {...controls} />
        <Rolls rolls={shown.rolls} pending={pending} />
        <Steps table={table} />
        <div className="contents">{together?.panel}</div>
        <Below
          table={table}
          opened={figure}
          onOpen={setFigure}
          isFollowed={isFollowed}
          isKept={keeping === 'kept' ? isKept : undefined}
        />
      </MatchFrame>
    </LookingOn>
  );
}
