'use client';

import { Link } from '@/components/ui/link';
import { Button, buttonClass } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { PageHeading } from '@/components/ui/page-heading';
import { playMessages } from '@/lib/messages/play';
import { roomMessages } from '@/lib/messages/room';
import type { Session } from '@/lib/session/session';
import { KeepMatch } from './keep-match';

const say = roomMessages.refused;

/** Why a link leads to no match, beside the server's reasons: what this device finds out itself. */
export type Why = Exclude<keyof typeof say, 'reload' | 'retry' | 'own' | 'goOn'>;

const isSolvedByReload = (why: Why): boolean => why === 'version' || why === 'rules';

/** A room that can't be entered: why, and what can be done. */
export function RoomRefused({
  why,
  session,
  onRetry,
}: {
  readonly why: Why;
  /** The match as this device knows it. */
  readonly session?: Session | undefined;
  readonly onRetry?: (() => void) | undefined;
}) {
  return (
    <div className="flex flex-col gap-5">
      <PageHeading title={playMessages.title} />
      <Notice tone="error" live>
        {say[why]}
      </Notice>
      <div className="flex flex-wrap items-start gap-2">
        {isSolvedByReload(why) && <Button onClick={() => window.location.reload()}>{say.reload}</Button>}
        {onRetry && <Button onClick={onRetry}>{say.retry}</Button>}
        {session && <KeepMatch session={session} />}
        <Link href="/play" className={buttonClass({})}>
          {say.own}
        </Link>
      </div>
    </div>
  );
}
