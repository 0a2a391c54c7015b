import { useEffect } from 'react';
import { sharedValue } from '@/components/draft/shared-value';
import type { FaceNumber } from '@/lib/dice/face';

/** The stroke that would follow on the hero's pip under the mouse or the focus. */
export interface PipHover<Pip extends string = string> {
  readonly face: FaceNumber;
  readonly from: Pip | undefined;
  readonly to: Pip | undefined;
}

const hovered = sharedValue<PipHover>();

/** Lets others of the page know the pip under the mouse or the focus. */
export const useSharedHover = (
  face: FaceNumber | undefined,
  from: string | undefined,
  to: string | undefined,
): void => {
  useEffect(() => {
    hovered.set(face === undefined ? undefined : { face, from, to });
    return () => hovered.set(undefined);
  }, [face, from, to]);
};

/** The pip under the mouse or the focus; a game that asks takes the pips for its own, since the page shows one game. */
export const usePipHover = <Pip extends string>(): PipHover<Pip> | undefined =>
  hovered.useValue() as PipHover<Pip> | undefined;
