'use client';

import { RefusedPage } from '@/components/room/refused-page';
import { playMessages } from '@/lib/messages/play';
import { roomMessages } from '@/lib/messages/room';
import type { Session } from '@/lib/session/session';
import { KeepMatch } from './keep-match';

const say = roomMessages.refused;

/** Why a link leads to no match, beside the server's reasons: what this device finds out itself. */
export type Why = Exclude<keyof typeof say, 'reload' | 'retry' | 'own' | 'goOn'>;

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
    <RefusedPage
      title={playMessages.title}
      why={say[why]}
      isOld={why === 'version' || why === 'rules'}
      say={say}
      home="/play"
      onRetry={onRetry}
    >
      {session && <KeepMatch session={session} />}
    </RefusedPage>
  );
}
