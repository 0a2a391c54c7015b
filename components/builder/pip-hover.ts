import { useEffect, useSyncExternalStore } from 'react';
import type { FaceNumber } from '@/lib/dice/face';
import type { Pip } from '@/lib/systems/index';

/** What a stroke on the hero's pip under the mouse or the focus would paint. */
export interface PipHover {
  readonly face: FaceNumber;
  readonly from: Pip | undefined;
  readonly to: Pip | undefined;
}

let hovered: PipHover | undefined;
const listeners = new Set<() => void>();

const tell = (next: PipHover | undefined): void => {
  hovered = next;
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Lets others of the page know the pip under the mouse or the focus. */
export const useSharedHover = (
  face: FaceNumber | undefined,
  from: Pip | undefined,
  to: Pip | undefined,
): void => {
  useEffect(() => {
    tell(face === undefined ? undefined : { face, from, to });
    return () => tell(undefined);
  }, [face, from, to]);
};

/** The pip under the mouse or the focus. */
export const usePipHover = (): PipHover | undefined =>
  useSyncExternalStore(
    subscribe,
    () => hovered,
    () => undefined,
  );
