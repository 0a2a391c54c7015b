'use client';
import { startTransition, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { subscribeAfterPaint } from './after-paint';
import { Frame } from './outline';
import type { BuilderState } from '../draft/state';
import type { Arrival } from '../draft/arrival';
import { openBuilder, type Builder as Store } from '../draft/draft';
import { BuilderContext, ShownContext, useStore } from '../draft/use-draft';
import { Workbench } from './workbench';

/** The builder. The server draws its empty frame; the hero comes from this device, a link or a sample. */
export function Builder({ arrival }: { readonly arrival: Arrival }) {
  const { hero, from, sample, fresh } = arrival;
  const [builder, setBuilder] = useState<Store>();
  useEffect(() => {
    let isHere = true;
    let stop = (): void => undefined;
    const open = async (): Promise<void> => {
      const opened = await openBuilder({ hero, from, sample, fresh: fresh === true });
      if (!isHere) return;
      stop = opened.start();
      setBuilder(opened);
    };
    void open();
    return () => {
      isHere = false;
      stop();
    };
  }, [hero, from, sample, fresh]);
  if (!builder) return <Frame />;
  return (
    <BuilderContext value={builder}>
      <Shown>
        <Workbench />
      </Shown>
    </BuilderContext>
  );
}

const looksAlike = (one: BuilderState, other: BuilderState): boolean =>
  one.hero === other.hero &&
  one.photo === other.photo &&
  one.bench === other.bench &&
  one.question === other.question &&
  one.arrivalProblem === other.arrivalProblem;

/**
 * Shows the builder to the page: strokes of paint when there is time, so that the die goes first; anything else at once,
 * so that no letter that is being typed is overtaken.
 */
function Shown({ children }: { readonly children: ReactNode }) {
  const store = useStore();
  const settled = useSyncExternalStore(store.subscribe, store.settled, store.settled);
  const [later, setLater] = useState(settled);
  useEffect(
    () =>
      subscribeAfterPaint(store.subscribe)(() => {
        const now = store.state();
        startTransition(() => setLater((before) => (looksAlike(before, now) ? before : now)));
      }),
    [store],
  );
  return <ShownContext value={later.turn > settled.turn ? later : settled}>{children}</ShownContext>;
}
