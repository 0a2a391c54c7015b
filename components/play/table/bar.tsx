'use client';

import { Link } from '@/components/ui/link';
import { newSeed } from '@/components/site/new-seed';
import { CopyLink } from '@/components/site/copy-link';
import { newMatchPath } from '@/components/site/play-path';
import { buttonClass } from '@/components/ui/button';
import { playMessages } from '@/lib/messages/play';
import { matchFragment } from '@/lib/session/match-link';
import { requestNow } from '@/lib/session/session';
import { CopyReport } from './copy-report';
import type { Table } from './use-table';

const say = playMessages.table;

/** Actions on the match as a whole: send, report, leave for another. */
export function Bar({
  table,
  isKept,
}: {
  readonly table: Table;
  /** Whether its newest choice is saved on this device; undefined if that is shown elsewhere. */
  readonly isKept: boolean | undefined;
}) {
  const { session, shown } = table;
  const isRunning = requestNow(session) !== undefined;
  /** The link of the match so far; whoever continues it gets dice that the link does not reveal. */
  const link = (): string => {
    const fragment = matchFragment(session, shown.isNow ? undefined : shown.at);
    if (isRunning && session.seats.length > 0) table.renew(newSeed());
    return `/play#${fragment}`;
  };
  return (
    <div className="flex flex-col gap-3 rounded-card border border-line bg-leaf p-4">
      <div className="flex flex-wrap gap-2">
        <CopyLink of={shown.at} to={() => ({ path: link() })} words={say.link} />
        <CopyReport session={session} at={shown.at} link={link} />
        {(isRunning || session.seats.length === 0) && (
          <Link href={newMatchPath} className={buttonClass({})}>
            {say.another}
          </Link>
        )}
      </div>
      <p className="text-sm text-muted">{isRunning ? say.linkNoteRunning : say.linkNote}</p>
      {session.seats.length > 0 && isKept !== undefined && (
        <p className="text-sm text-muted">{isKept ? say.kept : say.beingKept}</p>
      )}
    </div>
  );
}
