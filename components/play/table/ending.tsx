import clsx from 'clsx';
import { useContext, useEffect, useEffectEvent, useMemo } from 'react';
import { endingMessages } from '@/lib/messages/ending';
import { playMessages } from '@/lib/messages/play';
import type { Session } from '@/lib/session/session';
import { Honours } from '../ending/honours';
import { outcomeOf } from '../ending/outcome';
import { SidesResult } from '../ending/sides-result';
import { WaysOn } from '../ending/ways-on';
import { useLook } from '../map/use-look';
import { isMission } from '../match-name';
import { BestMoments } from '../review/best-moments';
import { keepWon } from '../won-missions';
import { endOf, isMissionWon } from './end-of';
import { missionTextOf } from './mission';
import { Raising } from './tray-height';

const frames = {
  victory: 'border-2 border-gold',
  defeat: 'border border-edge',
  draw: 'border-2 border-edge',
  over: 'border-2 border-gold',
} as const;

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
  const { outcome, end } = useMemo(() => ({ outcome: outcomeOf(session), end: endOf(session) }), [session]);
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
  const learned = missionTextOf(encounter)?.learned ?? [];
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
          <p className="mt-0.5 leading-snug lg:text-lg">
            {look === 'over' ? (endingMessages.headline(end)?.because ?? end) : end}
          </p>
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
      <WaysOn session={session} isTogether={isTogether} isTraining={isTraining} />
    </div>
  );
}
