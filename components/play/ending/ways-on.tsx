import clsx from 'clsx';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { CopyLink } from '@/components/site/copy-link';
import { newMatchPath } from '@/components/site/play-path';
import { Button, buttonClass } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { Notice } from '@/components/ui/notice';
import { endingMessages } from '@/lib/messages/ending';
import { playMessages } from '@/lib/messages/play';
import { matchFragment } from '@/lib/session/match-link';
import type { Session } from '@/lib/session/session';
import { keepMatch } from '../keep-match';
import { lookBackAsked, lookBackId } from '../review/moments';
import { showAtTop } from '../table/show-at-top';
import { useSteady } from '../table/tap-guard';
import { sequelsOf, type Sequel } from './sequels';

/** ms for which no press means to leave a match that has just ended: it was meant for what was there before. */
const endGuardTime = 600;

const lookBack = (): void => {
  const panel = document.getElementById(lookBackId);
  if (!panel) return;
  showAtTop(panel);
  panel.focus({ preventScroll: true });
  panel.dispatchEvent(new Event(lookBackAsked));
};

/** Buttons after a match: again, the players swapped, looking back, the replay, another match. */
export function WaysOn({
  session,
  isTogether,
  isTraining,
}: {
  readonly session: Session;
  /** Others play on their own devices, so nobody can start another match for all. */
  readonly isTogether: boolean;
  /** A mission: nobody looks back on it. */
  readonly isTraining: boolean;
}) {
  const router = useRouter();
  const [problem, setProblem] = useState<string>();
  const isSteady = useSteady(true, endGuardTime);
  const isPlayed = session.seats.length > 0;
  // A spectator has no match to start again.
  const sequels = isPlayed && !isTogether ? sequelsOf(session) : [];
  const follow = async ({ begin }: Sequel): Promise<void> => {
    const next = begin();
    const kept = next && (await keepMatch(next));
    if (kept?.ok) router.push(kept.value);
    else if (kept) setProblem(kept.error);
  };
  return (
    <>
      <div
        className={clsx(
          'flex flex-wrap gap-2 max-lg:gap-1.5 max-lg:[&_a]:px-3 max-lg:[&_button]:px-3',
          !isSteady && 'pointer-events-none',
        )}
      >
        {sequels.map((sequel, nth) => (
          <Button key={sequel.text} look={nth === 0 ? 'main' : 'plain'} onClick={() => void follow(sequel)}>
            {sequel.text}
          </Button>
        ))}
        {!isTraining && (
          <>
            <Button onClick={lookBack}>{endingMessages.lookBack}</Button>
            <CopyLink
              of={session}
              to={() => ({ path: `/play#${matchFragment(session, undefined)}` })}
              words={endingMessages.share}
            />
          </>
        )}
        {isPlayed && (
          <Link href={newMatchPath} className={buttonClass({})}>
            {playMessages.table.another}
          </Link>
        )}
      </div>
      {problem !== undefined && (
        <Notice tone="error" live>
          {problem}
        </Notice>
      )}
    </>
  );
}
