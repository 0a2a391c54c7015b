'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { roomMessages } from '@/lib/messages/room';
import type { Result } from '@/lib/result';
import { lengthOf, requestNow, type Session } from '@/lib/session/session';
import { keepMatch } from '../keep-match';
import { playOnFrom } from '../play-on';

/** Takes the match of a room to this device: to look at once it is over, or else to go on with here. */
export function KeepMatch({ session }: { readonly session: Session }) {
  const router = useRouter();
  const [problem, setProblem] = useState<string>();
  const isRunning = requestNow(session) !== undefined;
  const keep = async (): Promise<void> => {
    const kept: Result<string, string> = isRunning
      ? await playOnFrom(session, lengthOf(session), session.seats)
      : await keepMatch(session);
    if (kept.ok) router.push(kept.value);
    else setProblem(kept.error);
  };
  return (
    <div className="flex flex-col items-start gap-2">
      <Button onClick={() => void keep()}>
        {isRunning ? roomMessages.refused.goOn : roomMessages.table.keep}
      </Button>
      {problem !== undefined && (
        <Notice tone="error" live>
          {problem}
        </Notice>
      )}
    </div>
  );
}
