'use client';

import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { WriterNotice } from '@/components/writer/writer-notice';
import type { Writing } from '@/components/writer/writer';
import { playMessages } from '@/lib/messages/play';
import { lengthOf } from '@/lib/session/session';
import { passedSoFar, type Passing } from '@/lib/session/passing';
import type { Keeping } from '@/components/site/keeper';
import { Ending } from './ending';
import { useTableWords } from './table-words';
import type { Table } from './use-table';

const say = playMessages.table;

/** Notices about the whole match: it is over, in the past or not saved, or reactions are skipped. */
export function Notices({
  table,
  keeping,
  writing,
  onTake,
  passing,
  nameOf,
  onPassEnds,
}: {
  readonly table: Table;
  readonly keeping: Keeping;
  readonly writing: Writing;
  readonly onTake: () => void;
  readonly passing: Passing | undefined;
  readonly nameOf: (player: number) => string;
  readonly onPassEnds: () => void;
}) {
  const { session, shown } = table;
  const { rounds } = useTableWords();
  return (
    <>
      <WriterNotice writing={writing} onTake={onTake} />
      {shown.isNow && <Ending session={session} />}
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
          {say.passes[passing.span](nameOf(passing.by), passedSoFar(passing, session), rounds)}
        </Notice>
      )}
    </>
  );
}
