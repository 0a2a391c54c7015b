import { useSyncExternalStore } from 'react';

const onHash = (changed: () => void): (() => void) => {
  // The router changes addresses without a word to `hashchange`.
  const sources: readonly (readonly [EventTarget, string])[] = [
    [window, 'hashchange'],
    ...('navigation' in window ? [[window.navigation, 'currententrychange'] as const] : []),
  ];
  for (const [source, event] of sources) source.addEventListener(event, changed);
  return () => {
    for (const [source, event] of sources) source.removeEventListener(event, changed);
  };
};

/** The fragment of the address without its #; undefined on the server. */
export const useFragment = (): string | undefined =>
  useSyncExternalStore<string | undefined>(
    onHash,
    () => window.location.hash.slice(1),
    () => undefined,
  );
