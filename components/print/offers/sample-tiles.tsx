import { Suspense } from 'react';
import { sampleAddress, tilesClass } from '@/components/site/samples';
import { nameOf, type samplesOf } from '@/lib/systems/document';
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
