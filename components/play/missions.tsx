import { useState } from 'react';
import { useGames } from '@/components/systems/use-game';
import { usePartsSoon } from '@/components/systems/use-parts-soon';
import { newSeed } from '@/components/site/new-seed';
import { Button } from '@/components/ui/button';
import { Panel } from '@/components/ui/panel';
import { playMessages } from '@/lib/messages/play';
import { beginSession, type Session } from '@/lib/session/session';
import { matchPartOf, setUpPartOf } from '@/lib/simulation/contest';
import { firstSystem } from '@/lib/systems/open';
import { matchParts } from './use-matches-soon';
import { recallWon } from './won-missions';

const say = playMessages.missions;

/** The missions that teach a game, in the order in which they do. */
export function Missions({
  isNew,
  isBrief = false,
  onBegin,
}: {
  /** A visitor here has most likely not played yet. */
  readonly isNew: boolean;
  /** Offers only the first mission: this visitor came for something else. */
  readonly isBrief?: boolean;
  readonly onBegin: (session: Session) => void;
}) {
  useGames([firstSystem], 'setUp');
  const { isAwaited, withParts } = usePartsSoon(firstSystem, matchParts);
  const [won] = useState(recallWon);
  const { missions = [] } = setUpPartOf(firstSystem);
  if (missions.length === 0) return null;
  const begin = (id: string): void => {
    const { missionOf, asLesson } = matchPartOf(firstSystem);
    const mission = missionOf?.(firstSystem, id, newSeed());
    const session =
      mission && beginSession(asLesson?.(mission) ?? mission, [{ plays: 'person' }], 'practice');
    if (session?.ok) onBegin(session.value);
  };
  const next = missions.find(({ id }) => !won.includes(id))?.id;
  return (
    <Panel title={won.length > 0 ? say.further : say.title}>
      <p className="mb-3 max-w-prose text-muted low:mb-2 low:text-sm">{isBrief ? say.first : say.why}</p>
      <ol className={isBrief ? undefined : 'grid grid-cols-2 gap-2 lg:grid-cols-4 low:grid-cols-4'}>
        {missions.slice(0, isBrief ? 1 : undefined).map(({ id, name }, nth) => (
          <li key={id}>
            <Button
              look={isNew && !isBrief && id === next ? 'main' : 'plain'}
              className={
                isBrief ? undefined : 'h-full w-full max-sm:px-2 max-sm:text-sm low:px-2 low:text-sm'
              }
              disabled={isAwaited}
              onClick={() => withParts(firstSystem, () => begin(id))}
            >
              {say.begin(nth + 1, name)}
              {won.includes(id) && (
                <span className="font-normal text-muted">
                  <span aria-hidden>✓ </span>
                  {say.won}
                </span>
              )}
            </Button>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
