'use client';
import { useState, useSyncExternalStore } from 'react';
import { Frame } from './frame';
import { openBuilder, type Arrival } from './store';
import { BuilderContext } from './use-builder';
import { Workbench } from './workbench';

const never = () => () => undefined;

/** The builder. The server draws its empty frame; the hero comes from this device, a link or a sample. */
export function Builder({
  arrival,
  origin,
}: {
  readonly arrival: Arrival;
  /** Where links point to, if not to the page's own origin. */
  readonly origin: string | undefined;
}) {
  const onDevice = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return onDevice ? <OnDevice arrival={arrival} origin={origin} /> : <Frame />;
}

function OnDevice({ arrival, origin }: { readonly arrival: Arrival; readonly origin: string | undefined }) {
  const [builder] = useState(() => openBuilder(arrival));
  return (
    <BuilderContext value={builder}>
      <Workbench origin={origin ?? window.location.origin} />
    </BuilderContext>
  );
}
