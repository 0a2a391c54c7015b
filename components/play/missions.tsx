import { useGames } from '@/components/systems/use-game';
import { newSeed } from '@/components/site/new-seed';
import { Button } from '@/components/ui/button';
import { Panel } from '@/components/ui/panel';
import { playMessages } from '@/lib/messages/play';
import { beginSession, type Session } from '@/lib/session/session';
import { matchPartOf } from '@/lib/simulation/contest';
import { firstSystem } from '@/lib/systems/open';

const say = playMessages.missions;

/** The missions that teach a game, in the order in which they do. */
export function Missions({
  isNew,
  onBegin,
}: {
  /** A visitor here has most likely not played yet. */
  readonly isNew: boolean;
  readonly onBegin: (session: Session) => void;
}) {
  useGames([firstSystem], 'match', 'play');
  const { missions = [], missionOf, asLesson } = matchPartOf(firstSystem);
  if (!missionOf || missions.length === 0) return null;
  const begin = (id: string): void => {
    const mission = missionOf(firstSystem, id, newSeed());
    const session =
      mission && beginSession(asLesson?.(mission) ?? mission, [{ plays: 'person' }], 'practice');
    if (session?.ok) onBegin(session.value);
  };
  return (
    <Panel title={say.title}>
      <p className="mb-3 max-w-prose text-muted">{say.why}</p>
      <ol className="flex flex-wrap gap-2">
        {missions.map(({ id, name }, nth) => (
          <li key={id}>
            <Button look={isNew && nth === 0 ? 'main' : 'plain'} onClick={() => begin(id)}>
              {say.begin(name)}
            </Button>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
