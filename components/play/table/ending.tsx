import clsx from 'clsx';
import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { newSeed } from '@/components/site/new-seed';
import { newMatchPath } from '@/components/site/play-path';
import { Button, buttonClass } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { Notice } from '@/components/ui/notice';
import { playMessages } from '@/lib/messages/play';
import { beginSession, type Session } from '@/lib/session/session';
import { matchPartOf } from '@/lib/simulation/contest';
import { keepMatch } from '../keep-match';
import { isMission } from '../match-name';
import { keepWon } from '../won-missions';
import { endOf, isMissionWon, verdictOf } from './end-of';
import { missionTextOf } from './mission';
import { useSteady } from './tap-guard';

const say = playMessages.table;

/** ms for which no press means to leave a match that has just ended: it was meant for what was there before. */
const endGuardTime = 600;

/** A match that follows: what its button says, and how it is set up. */
interface Sequel {
  readonly text: string;
  readonly begin: () => Session | undefined;
}

/** The same once more; after a mission that was won the next one before it. */
const sequelsOf = (session: Session): readonly Sequel[] => {
  const { encounter, seats, mode } = session;
  const { missions = [], missionOf, asLesson } = matchPartOf(encounter.system);
  const begun = (next: Session['encounter'] | undefined): Session | undefined => {
    const made = next && beginSession(next, seats, mode);
    return made?.ok ? made.value : undefined;
  };
  const mission = (id: string) => () => {
    const next = missionOf?.(encounter.system, id, newSeed());
    return begun(next && (asLesson?.(next) ?? next));
  };
  const at = missions.findIndex(({ id }) => id === encounter.scenario);
  const played = missions[at];
  if (!played) return [{ text: say.rematch, begin: () => begun({ ...encounter, seed: newSeed() }) }];
  const again = { text: playMessages.missions.again, begin: mission(played.id) };
  const next = missions[at + 1];
  if (!isMissionWon(session) || !next) return [again];
  return [{ text: playMessages.missions.begin(at + 2, next.name), begin: mission(next.id) }, again];
};

const headingOf = (
  encounter: Session['encounter'],
  verdict: ReturnType<typeof verdictOf>,
  isWon: boolean,
): string => {
  if (isMission(encounter)) return isWon ? say.missionWon : say.missionOver;
  return verdict === undefined ? say.over : say.verdicts[verdict];
};

/** The end of a match: the result and what may follow; nothing while it goes on. */
export function Ending({
  session,
  isTogether,
}: {
  readonly session: Session;
  /** Others play on their own devices, so nobody can start another match for all. */
  readonly isTogether: boolean;
}) {
  const router = useRouter();
  const [problem, setProblem] = useState<string>();
  const end = endOf(session);
  const isSteady = useSteady(end !== undefined, endGuardTime);
  const { encounter, seats } = session;
  // A mission reports its own result.
  const verdict = end === undefined || isMission(encounter) ? undefined : verdictOf(session);
  const won =
    end !== undefined && seats.length > 0 && isMission(encounter) && isMissionWon(session)
      ? encounter.scenario
      : undefined;
  useEffect(() => {
    if (won !== undefined) keepWon(won);
  }, [won]);
  if (end === undefined) return null;
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
    <div className="flex flex-col gap-3 rounded-card border-2 border-gold bg-leaf p-4 max-lg:gap-1.5 max-lg:px-3 max-lg:py-2">
      <div role="status">
        <h2 className="text-2xl max-lg:text-xl max-lg:leading-tight">
          {headingOf(encounter, verdict, won !== undefined)}
        </h2>
        {/* On a phone what was learned needs the room, and the news above the board says the same. */}
        <p className={clsx('lg:text-lg', learned.length > 0 && 'max-lg:sr-only')}>{end}</p>
      </div>
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
      <div className={clsx('flex flex-wrap gap-2', !isSteady && 'pointer-events-none')}>
        {sequels.map((sequel, nth) => (
          <Button key={sequel.text} look={nth === 0 ? 'main' : 'plain'} onClick={() => void follow(sequel)}>
            {sequel.text}
          </Button>
        ))}
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
