'use client';

import dynamic from 'next/dynamic';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { WriterNotice } from '@/components/writer/writer-notice';
import type { Writing } from '@/components/writer/writer';
import { playMessages } from '@/lib/messages/play';
import type { TurningPoint } from '@/lib/match/review/turning-points';
import { lengthOf, requestNow, type Seat } from '@/lib/session/session';
import { passedSoFar, type Passing } from '@/lib/session/passing';
import type { Keeping } from '@/components/site/keeper';
import { isFreshCopy } from '../play-on';
import { GoOn } from './go-on';
import { useTableWords } from './table-words';
import type { Table } from './use-table';

const Ending = dynamic(() => import('./ending').then((file) => file.Ending));
const ReplayBar = dynamic(() => import('../review/replay-bar').then((file) => file.ReplayBar));
const LookBackPanel = dynamic(() => import('../review/look-back').then((file) => file.LookBackPanel));

const say = playMessages.table;

/** Notices about the whole match: it is over, in the past or not saved, or reactions are skipped. */
export function Notices({
  table,
  isTogether,
  guests,
  keeping,
  writing,
  onTake,
  passing,
  nameOf,
  onPassEnds,
  onPoint,
  point,
}: {
  readonly table: Table;
  /** Others play on their own devices. */
  readonly isTogether: boolean;
  /** Seats of a shared match that is only watched. */
  readonly guests: readonly Seat[];
  readonly keeping: Keeping;
  readonly writing: Writing;
  readonly onTake: () => void;
  readonly passing: Passing | undefined;
  readonly nameOf: (player: number) => string;
  readonly onPassEnds: () => void;
  /** A choice that turned the match is shown on the board. */
  readonly onPoint: (point: TurningPoint, all: readonly TurningPoint[]) => void;
  /** Words for the turning point that the board shows. */
  readonly point: ReactNode;
}) {
  const { session, shown } = table;
  const { rounds } = useTableWords();
  // The end is seen first.
  const isOver = requestNow(session) === undefined && shown.falling === undefined;
  return (
    <>
      <WriterNotice what="match" writing={writing} onTake={onTake} />
      {shown.isNow && isOver && <Ending session={session} isTogether={isTogether} onMoment={table.look} />}
      {!shown.isNow && (
        <Notice action={<Button onClick={() => table.look(lengthOf(session))}>{say.now}</Button>}>
          {say.past(shown.at, lengthOf(session))}
        </Notice>
      )}
      <div className="contents">{point}</div>
      {(isOver || session.seats.length === 0) && <ReplayBar table={table} />}
      {isOver && <LookBackPanel table={table} guests={guests} nameOf={nameOf} onPoint={onPoint} />}
      {keeping !== 'kept' && (
        <Notice tone="warning" live>
          {keeping === 'gone' ? say.savedElsewhere : say.notSaved}
        </Notice>
      )}
      {/* A phone keeps its room for answers: the button that makes a copy has said it. */}
      {isFreshCopy(session) && (
        <div className="max-lg:hidden">
          <Notice live>{say.isCopy}</Notice>
        </div>
      )}
      {passing && (
        <Notice live action={<Button onClick={onPassEnds}>{say.passEnds}</Button>}>
          {passing.answer === undefined
            ? say.passes[passing.span](
                passing.players.map(nameOf).join(', '),
                passedSoFar(passing, session),
                rounds,
              )
            : say.answersAlike(passing.answer)}
        </Notice>
      )}
      <GoOn table={table} seats={guests} />
    </>
  );
}
