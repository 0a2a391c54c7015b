'use client';
import { startTransition, useEffect, useState } from 'react';
import { arrivalIn, type Arrival } from '@/components/draft/address';
import { freshSystem } from '@/components/draft/arrival';
import { openDraft, type Draft } from '@/components/draft/draft';
import { DraftProvider } from '@/components/draft/use-draft';
import { Recovery } from '@/components/site/recovery';
import { useAsked } from '@/components/site/use-asked';
import { loadViews } from '@/components/systems/use-views';
import { Opened } from './opened';
import { Outline } from './outline';

type Attempt = { readonly draft: Draft } | { readonly failure: unknown };

/** Opens the draft and what its game shows, both at once where the game is known. */
const open = async (arrival: Arrival): Promise<Draft> => {
  loadViews(freshSystem(arrival), 'builder').catch(() => undefined);
  const draft = await openDraft(arrival);
  await loadViews(draft.state().document.system, 'builder');
  return draft;
};

/** The builder. The server draws its empty outline; the sheet comes from this device, a link or a sample. */
export function Builder() {
  const { query, visit } = useAsked();
  return <Opening key={visit} arrival={arrivalIn(query)} />;
}

/** Whether nothing is asked for that has a name already. */
const isNew = ({ hero, from, sample }: Arrival): boolean =>
  hero === undefined && from === undefined && sample === undefined;

function Opening({ arrival }: { readonly arrival: Arrival }) {
  const { hero, from, sample, fresh, game, begin, compares = false } = arrival;
  const [opened, setOpened] = useState<Attempt>();
  useEffect(() => {
    let isHere = true;
    let stop = (): void => undefined;
    open({ hero, from, sample, fresh: fresh === true, game }).then(
      (draft) => {
        if (!isHere) return;
        stop = draft.start();
        // A friend's original stays beside your changes to it.
        if (from !== undefined && draft.state().question === undefined) void draft.keepVersion('link');
        // The builder is large: the browser may do other things in between.
        startTransition(() => setOpened({ draft }));
      },
      (failure: unknown) => {
        if (isHere) setOpened({ failure });
      },
    );
    return () => {
      isHere = false;
      stop();
    };
  }, [hero, from, sample, fresh, game]);
  if (!opened) return <Outline of={isNew(arrival) ? freshSystem(arrival) : undefined} />;
  // A script that did not come: the page of errors offers to load it again.
  if ('failure' in opened) throw opened.failure;
  return (
    <DraftProvider draft={opened.draft}>
      <Recovery>
        <Opened asked={begin} compares={compares} />
      </Recovery>
    </DraftProvider>
  );
}
