import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { newSeed } from '@/components/site/new-seed';
import { Button, buttonClass } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { playMessages } from '@/lib/messages/play';
import { beginSession, lengthOf, situationAt, type Session } from '@/lib/session/session';
import { matchPartOf, namesIn } from '@/lib/simulation/contest';
import { partOf } from '@/lib/systems/open';
import { keepMatch } from '../keep-match';
import { missionTextOf } from './mission';

const say = playMessages.table;

/** A match that follows: what its button says, and how it is set up. */
interface Sequel {
  readonly text: string;
  readonly begin: () => Session | undefined;
}

const outcomeOf = (session: Session) =>
  matchPartOf(session.encounter.system).standing(situationAt(session, lengthOf(session))).outcome;

/** The points of the winner and those of the others, where he has more than each of them; else none. */
const pointsOf = (session: Session, winner: number): readonly number[] => {
  const { encounter } = session;
  const { scores } = partOf(encounter.system, 'play')?.scene(
    situationAt(session, lengthOf(session)),
    encounter,
  ) ?? { scores: [] };
  const own = scores.find(({ team }) => team === winner)?.points ?? 0;
  const others = scores.flatMap(({ team, points }) => (team === winner ? [] : [points]));
  return others.length > 0 && others.every((points) => points < own) ? [own, ...others] : [];
};

/** How it ended, where it has. */
const endOf = (session: Session): string | undefined => {
  const { encounter } = session;
  const outcome = outcomeOf(session);
  if (!outcome) return undefined;
  const because = matchPartOf(encounter.system).ending(outcome.because);
  const names = namesIn(encounter).filter((_, at) => encounter.teams[at] === outcome.winner);
  if (outcome.winner === undefined) return say.draw(because);
  // Whoever wins a mission that was lost is nobody's hero.
  if (names.length === 0) return say.lost(because);
  const points = pointsOf(session, outcome.winner);
  return points.length > 0 ? say.winnerOnPoints(names, points, because) : say.winner(names, because);
};

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
  const again = { text: playMessages.missions.again(played.name), begin: mission(played.id) };
  const next = missions[at + 1];
  const winner = outcomeOf(session)?.winner;
  // The trainee is the first of the sheets.
  const isWon = winner !== undefined && winner === encounter.teams[0];
  if (!isWon || !next) return [again];
  return [{ text: playMessages.missions.next(next.name), begin: mission(next.id) }, again];
};

/** That a match is over and how, and what may follow; nothing while it goes on. */
export function Ending({ session }: { readonly session: Session }) {
  const router = useRouter();
  const [problem, setProblem] = useState<string>();
  const end = endOf(session);
  if (end === undefined) return null;
  // Whoever only watches a match of others has none to begin again.
  const sequels = session.seats.length > 0 ? sequelsOf(session) : [];
  const learned = missionTextOf(session.encounter)?.learned ?? [];
  const follow = async ({ begin }: Sequel): Promise<void> => {
    const next = begin();
    const kept = next && (await keepMatch(next));
    if (kept?.ok) router.push(kept.value);
    else if (kept) setProblem(kept.error);
  };
  return (
    <div className="flex flex-col gap-3 rounded-card border-2 border-gold bg-leaf p-4">
      <div role="status">
        <h2 className="text-2xl">{say.over}</h2>
        <p className="text-lg">{end}</p>
      </div>
      {learned.length > 0 && (
        <div>
          <h3 className="font-sans font-semibold">{playMessages.missions.learned}</h3>
          <ul className="mt-1 flex list-disc flex-col gap-1 pl-5">
            {learned.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        {sequels.map((sequel, nth) => (
          <Button key={sequel.text} look={nth === 0 ? 'main' : 'plain'} onClick={() => void follow(sequel)}>
            {sequel.text}
          </Button>
        ))}
        {session.seats.length > 0 && (
          <Link href="/play" className={buttonClass({})}>
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
