import type { ReactNode } from 'react';
import { candidatesIn, type Source } from '../heroes/sources';
import { AddingProvider } from './adding';
import { OwnHeroes } from './own-heroes';

/** Shown in place of the pages while no hero is ticked: the heroes of the list, or `children` if it is empty, and samples. */
export function Offers({
  sources,
  samples,
  onAdd,
  onSampleOf,
  children,
}: {
  readonly sources: readonly Source[];
  readonly samples: ReactNode;
  readonly onAdd: (key: string) => void;
  readonly onSampleOf: Parameters<typeof AddingProvider>[0]['value'];
  readonly children: ReactNode;
}) {
  return (
    <AddingProvider value={onSampleOf}>
      {sources.length === 0 ? children : <OwnHeroes candidates={candidatesIn(sources)} onAdd={onAdd} />}
      {samples}
    </AddingProvider>
  );
}
