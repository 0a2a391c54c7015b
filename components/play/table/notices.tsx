'use client';

import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { playMessages } from '@/lib/messages/play';
import { lengthOf, situationAt, type Session } from '@/lib/session/session';
import { passedSoFar, type Passing } from '@/lib/session/passing';
import { matchPartOf, namesIn } from '@/lib/simulation/contest';
import type { Keeping } from '@/components/site/keeper';
import type { Table } from './use-table';

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

/** What is to be known of the match as a whole: that it is over, past, not kept, or that chances are let go by. */
export function Notices({
  table,
  keeping,
  passing,
  nameOf,
  onPassEnds,
}: {
  readonly table: Table;
  readonly keeping: Keeping;
  readonly passing: Passing | undefined;
  readonly nameOf: (player: number) => string;
  readonly onPassEnds: () => void;
}) {
  const { session, shown } = table;
  const end = shown.isNow ? endOf(session) : undefined;
  return (
    <>
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
        <Notice live action={<Button onClick={onPassEnds}>{say.passEnds}</Button>}>
          {say.passes[passing.span](nameOf(passing.by), passedSoFar(passing, session))}
        </Notice>
      )}
    </>
  );
}
