'use client';
import { useState, useSyncExternalStore } from 'react';
import { Frame } from './frame';
import { openBuilder, type Arrival } from './store';
import { BuilderContext } from './use-builder';
import { Workbench } from './workbench';

const never = () => () => undefined;

/** The builder. The server draws its empty frame; the hero comes from this device, a link or a sample. */
export function Builder({ arrival }: { readonly arrival: Arrival }) {
  const onDevice = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return onDevice ? <OnDevice arrival={arrival} /> : <Frame />;
}

function OnDevice({ arrival }: { readonly arrival: Arrival }) {
  const [builder] = useState(() => openBuilder(arrival));
  return (
    <BuilderContext value={builder}>
      <Workbench />
    </BuilderContext>
  );
}
