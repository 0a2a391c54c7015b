'use client';

import { Link } from '@/components/ui/link';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { newSeed } from '@/components/site/new-seed';
import { Button, buttonClass } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { playMessages } from '@/lib/messages/play';
import { beginSession } from '@/lib/session/session';
import { matchPartOf } from '@/lib/simulation/contest';
import { open } from '@/lib/systems/open';
import { keepMatch } from './keep-match';
import type { OpeningProblem } from './opened-match';

const say = playMessages.saved;

/** A match that cannot be opened: why, and what can be begun instead. */
export function NotOpened({ problem: { sentence, setUp } }: { readonly problem: OpeningProblem }) {
  const router = useRouter();
  const [refused, setRefused] = useState<readonly string[]>([]);
  const begin = async (): Promise<void> => {
    if (!setUp) return;
    const encounter = { ...setUp.encounter, seed: newSeed() };
    await open([encounter.system], 'match', 'play');
    const session = beginSession(encounter, setUp.seats, setUp.mode);
    if (!session.ok) {
      setRefused(session.error.map((issue) => matchPartOf(encounter.system).issue(issue, encounter)));
      return;
    }
    const kept = await keepMatch(session.value);
    if (kept.ok) router.push(kept.value);
    else setRefused([kept.error]);
  };
  return (
    <Notice
      tone="error"
      live
      action={
        <>
          {setUp && setUp.seats.length > 0 && <Button onClick={() => void begin()}>{say.sameAgain}</Button>}
          <Link href="/play" className={buttonClass({})}>
            {say.again}
          </Link>
        </>
      }
    >
      {[sentence, ...refused].join(' ')}
    </Notice>
  );
}
