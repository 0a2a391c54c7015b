'use client';
import { useEffect, useState } from 'react';
import { Frame } from './frame';
import type { Arrival } from './arrival';
import { openBuilder, type Builder as Store } from './store';
import { BuilderContext } from './use-builder';
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
      <Workbench />
    </BuilderContext>
  );
}
