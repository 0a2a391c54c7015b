import clsx from 'clsx';
import { useRouter } from 'next/navigation';
import { useContext, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { newMatchPath } from '@/components/site/play-path';
import { CopyLink } from '@/components/site/copy-link';
import { Button, buttonClass } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { Notice } from '@/components/ui/notice';
import { endingMessages } from '@/lib/messages/ending';
import { playMessages } from '@/lib/messages/play';
import { matchFragment } from '@/lib/session/match-link';
import type { Session } from '@/lib/session/session';
import { Honours } from '../ending/honours';
import { outcomeOf } from '../ending/outcome';
import { sequelsOf, type Sequel } from '../ending/sequels';
import { SidesResult } from '../ending/sides-result';
import { keepMatch } from '../keep-match';
import { useLook } from '../map/use-look';
import { isMission } from '../match-name';
import { BestMoments } from '../review/best-moments';
import { lookBackId } from '../review/moments';
import { keepWon } from '../won-missions';
import { endOf, isMissionWon } from './end-of';
import { missionTextOf } from './mission';
import { useSteady } from './tap-guard';
import { Raising } from './tray-height';

const say = playMessages.table;

/** ms for which no press means to leave a match that has just ended: it was meant for what was there before. */
const endGuardTime = 600;

const frames = {
  victory: 'border-2 border-gold',
  defeat: 'border border-edge',
  draw: 'border-2 border-edge',
  over: 'border-2 border-gold',
} as const;

const lookBack = (): void => {
  const panel = document.getElementById(lookBackId);
  panel?.scrollIntoView({ block: 'start' });
  panel?.focus({ preventScroll: true });
};

/** The end of a match: who won and why, the result, its best moment, and what may follow; nothing while it goes on. */
export function Ending({
  session,
  isTogether,
  onMoment,
}: {
  readonly session: Session;
  /** Others play on their own devices, so nobody can start another match for all. */
  readonly isTogether: boolean;
  /** A moment is to be seen on the board. */
  readonly onMoment: (at: number) => void;
}) {
  const router = useRouter();
  const [problem, setProblem] = useState<string>();
  const { outcome, end } = useMemo(() => ({ outcome: outcomeOf(session), end: endOf(session) }), [session]);
  const isSteady = useSteady(end !== undefined, endGuardTime);
  const { encounter, seats } = session;
  const { arts } = useLook(encounter);
  const isTraining = isMission(encounter);
  const won =
    end !== undefined && seats.length > 0 && isTraining && isMissionWon(session)
      ? encounter.scenario
      : undefined;
  useEffect(() => {
    if (won !== undefined) keepWon(won);
  }, [won]);
  // A low sheet of a phone has no room for it; half of the screen leaves the board its own.
  const raise = useEffectEvent(useContext(Raising) ?? (() => undefined));
  useEffect(() => raise(), []);
  if (end === undefined || !outcome) return null;
  const { look, heading, honoured, sides } = outcome;
  // A spectator has no match to start again.
  const sequels = seats.length > 0 && !isTogether ? sequelsOf(session) : [];
  const learned = missionTextOf(encounter)?.learned ?? [];
  const follow = async ({ begin }: Sequel): Promise<void> => {
    const next = begin();
    const kept = next && (await keepMatch(next));
    if (kept?.ok) router.push(kept.value);
    else if (kept) setProblem(kept.error);
  };
  return (
    <div
      data-ending={look}
      className={clsx(
        'flex flex-col gap-3 rounded-card bg-leaf p-4 max-lg:gap-2 max-lg:px-3 max-lg:py-2',
        frames[look],
      )}
    >
      <div
        className={clsx('flex gap-x-3 lg:gap-x-5', honoured.length > 1 ? 'flex-col gap-y-1' : 'items-center')}
      >
        <Honours figures={honoured} arts={arts} look={look} />
        <div role="status" className="min-w-0 flex-1">
          <h2 className={clsx('text-2xl leading-tight lg:text-4xl', look === 'defeat' && 'text-muted')}>
            {heading}
          </h2>
          <p className="mt-0.5 leading-snug lg:text-lg">{end}</p>
          {look === 'defeat' && isTraining && (
            <p className="mt-0.5 text-sm text-muted lg:text-base">{endingMessages.kindly}</p>
          )}
        </div>
      </div>
      <SidesResult sides={sides} arts={arts} />
      {learned.length > 0 && (
        <div>
          <h3 className="font-sans font-semibold max-lg:text-sm">{playMessages.missions.learned}</h3>
          {/* All of them are in sight on a phone, above what follows. */}
          <ul className="mt-1 flex list-disc flex-col gap-1 pl-5 max-lg:mt-0 max-lg:gap-0 max-lg:pl-4 max-lg:text-sm max-lg:leading-snug">
            {learned.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      )}
      {/* A phone shows first how it goes on. */}
      {!isTraining && (
        <div className="empty:hidden max-lg:order-last">
          <BestMoments title={endingMessages.moment} session={session} most={1} onMoment={onMoment} />
        </div>
      )}
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
        {!isTraining && <Button onClick={lookBack}>{endingMessages.lookBack}</Button>}
        {!isTraining && (
          <CopyLink
            of={session}
            to={() => ({ path: `/play#${matchFragment(session, undefined)}` })}
            words={endingMessages.share}
          />
        )}
        {seats.length > 0 && (
          <Link href={newMatchPath} className={buttonClass({})}>
            {say.another}
          </Link>
        )}
      </div>
      {problem !== undefined && (
        <Notice tone="error" live>
          {problem}
        </Notice>
      )}
    </div>
  );
}
