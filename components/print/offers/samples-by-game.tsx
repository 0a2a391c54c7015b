import { capital } from '#words/language/words';
import { gameName } from '@/lib/systems/open';
import type { samplesOf } from '@/lib/systems/document';
import { byGame } from '../heroes/games';
import { SampleTiles } from './sample-tiles';

/** Samples under the names of their games, the Living Rulebook first. Their cards must be open. */
export function SamplesByGame({ samples }: { readonly samples: ReturnType<typeof samplesOf> }) {
  return (
    <div className="flex flex-col gap-6">
      {byGame(samples).map(({ system, heroes }) => (
        <section key={system} aria-label={capital(gameName(system))} className="flex flex-col gap-3">
          <h3 className="text-xl">{capital(gameName(system))}</h3>
          <SampleTiles samples={heroes} />
        </section>
      ))}
    </div>
  );
}
