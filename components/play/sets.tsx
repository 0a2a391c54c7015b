import { Link } from '@/components/ui/link';
import { setPlayPath } from '@/components/site/play-path';
import { buttonClass } from '@/components/ui/button';
import { Panel } from '@/components/ui/panel';
import { playMessages } from '@/lib/messages/play';
import { gameName, playsSets, systemIds } from '@/lib/systems/open';

const say = playMessages.setUp.sets;

/** Games that are played with a whole set, each with a match ready to start. */
export function Sets() {
  const games = systemIds.filter(playsSets);
  if (games.length === 0) return null;
  return (
    <Panel title={say.title}>
      <p className="mb-3 max-w-prose text-muted">{say.why}</p>
      <ul className="flex flex-wrap gap-2">
        {games.map((id) => (
          <li key={id}>
            <Link href={setPlayPath(id)} className={buttonClass({})}>
              {say.begin(gameName(id))}
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
