'use client';

import { useEffect, useState } from 'react';

export type PackState =
  | { readonly state: 'idle' }
  | { readonly state: 'making'; readonly done: number; readonly of: number }
  | { readonly state: 'ready'; readonly url: string }
  | { readonly state: 'failed' };

type Make = (onDone: (done: number, of: number) => void) => Promise<Blob>;

/** Makes a file when asked. What it is made of changed: what was made is let go. */
export const usePack = (of: unknown): { readonly pack: PackState; readonly make: (how: Make) => void } => {
  const [made, setMade] = useState<{ readonly of: unknown; readonly pack: PackState }>();
  const pack: PackState = made && made.of === of ? made.pack : { state: 'idle' };
  const url = pack.state === 'ready' ? pack.url : undefined;
  useEffect(() => {
    if (url === undefined) return;
    return () => URL.revokeObjectURL(url);
  }, [url]);
  const make = (how: Make): void => {
    const show = (state: PackState): void => setMade({ of, pack: state });
    show({ state: 'making', done: 0, of: 0 });
    how((done, all) => show({ state: 'making', done, of: all })).then(
      (blob) => show({ state: 'ready', url: URL.createObjectURL(blob) }),
      () => show({ state: 'failed' }),
    );
  };
  return { pack, make };
};
