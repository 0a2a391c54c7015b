import { useEffect, useState } from 'react';
import { referencesIn } from '@/components/site/sheet-reference';
import type { TableAddress } from '@/components/site/table-address';
import { useSaved } from '@/components/site/use-saved';
import { useBegun } from '@/components/site/use-opened';
import { Waiting } from '@/components/site/waiting';
import { useGames, useOpening } from '@/components/systems/use-game';
import { playMessages as say } from '@/lib/messages/play';
import { firstSystem } from '@/lib/systems/open';
import { Missions } from './missions';
import type { OpenedMatch } from './opened-match';
import { SavedMatches, useMatches } from './saved-matches';
import type { MapOfMatch } from './set-up/arrangement';
import { recallChoice } from './set-up/last-choice';
import { recentHero } from './set-up/recent-hero';
import { SetUp } from './set-up/set-up';
import { Sets } from './sets';
import { StartHeading } from './start-heading';
import { PlayTable, useTableSoon } from './table/lazy-table';
import { areMissions } from './won-missions';

/** Ways to a match, and the match once it is begun. */
export function Start({
  asked,
  on,
  isLearning,
}: {
  readonly asked: TableAddress;
  readonly on?: MapOfMatch | undefined;
  /** Came to learn the game. */
  readonly isLearning: boolean;
}) {
  const [begun, setBegun] = useBegun<OpenedMatch>('match');
  useTableSoon();
  // Its missions are offered whatever is played.
  useGames([firstSystem], 'match', 'odds', 'play');
  const references = useOpening(() => referencesIn(asked));
  const { matches, hasAny, remove } = useMatches();
  const { saved, isRead } = useSaved();
  const [last] = useState(recallChoice);
  // A link leads here from far down another page; nothing bears its anchor's name.
  useEffect(() => {
    if (isLearning) window.scrollTo(0, 0);
  }, [isLearning]);
  // Whoever came with a hero or a map knows what he wants.
  const isUndecided = !isLearning && references.length === 0 && !on;
  const isNew = useOpening(() => isLearning || (!on && matches !== undefined && areMissions(matches)));
  const recent = useOpening(() => (isUndecided ? recentHero(saved, last) : undefined));
  const begin = (session: OpenedMatch['session']): void => {
    setBegun({ session, guests: [], moment: undefined, id: undefined });
    window.scrollTo(0, 0);
  };
  if (begun) return <PlayTable opened={begun.session} guests={[]} moment={undefined} match={undefined} />;
  // What a newcomer is offered first must not push away what others have begun to choose.
  if (isUndecided && !(matches && isRead))
    return (
      <p role="status" className="text-muted">
        <Waiting first={say.loading} />
      </p>
    );
  return (
    <div className="flex flex-col gap-5">
      <StartHeading isLearning={isLearning} />
      {isNew && references.length === 0 && <Missions isNew onBegin={begin} />}
      {isUndecided && hasAny && <SavedMatches matches={matches ?? []} onRemove={(id) => void remove(id)} />}
      <SetUp asked={recent === undefined ? references : [recent]} on={on} onBegin={begin} />
      {references.length === 0 && !on && <Sets />}
      {!(isNew && references.length === 0) && <Missions isNew={isNew} isBrief={isNew} onBegin={begin} />}
      {!(isUndecided && hasAny) && (
        <SavedMatches matches={matches ?? []} onRemove={(id) => void remove(id)} />
      )}
    </div>
  );
}
