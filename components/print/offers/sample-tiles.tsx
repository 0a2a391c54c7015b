import { Suspense } from 'react';
import { capital } from '#words/language/words';
import { sampleAddress, tilesClass } from '@/components/site/samples';
import { nameOf, type samplesOf } from '@/lib/systems/document';
import { gameName } from '@/lib/systems/open';
import { byGame } from '../heroes/games';
import { AddSample } from './adding';
import { Tile } from './tile';

/** Samples by their cards, each with a button that adds it to the print. Their cards must be open. */
export function SampleTiles({ samples }: { readonly samples: ReturnType<typeof samplesOf> }) {
  return (
    <ul className={tilesClass}>
      {samples.map(({ id, document }) => (
        <li key={`${document.system} ${id}`}>
          {/* React takes over what the server drew one card at a time, so that the page answers in between. */}
          <Suspense>
            <Tile document={document} address={sampleAddress(id, document)}>
              <AddSample system={document.system} id={id} name={nameOf(document)} />
            </Tile>
          </Suspense>
        </li>
      ))}
    </ul>
  );
}

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
