import { useEffect } from 'react';
import { sharedValue } from '@/components/draft/shared-value';
import type { FaceNumber } from '@/lib/dice/face';
import type { Pip } from '@/lib/systems/living/sheet/pips';

/** What a stroke on the hero's pip under the mouse or the focus would paint. */
export interface PipHover {
  readonly face: FaceNumber;
  readonly from: Pip | undefined;
  readonly to: Pip | undefined;
}

const hovered = sharedValue<PipHover>();

/** Lets others of the page know the pip under the mouse or the focus. */
export const useSharedHover = (
  face: FaceNumber | undefined,
  from: Pip | undefined,
  to: Pip | undefined,
): void => {
  useEffect(() => {
    hovered.set(face === undefined ? undefined : { face, from, to });
    return () => hovered.set(undefined);
  }, [face, from, to]);
};

/** The pip under the mouse or the focus. */
export const usePipHover = hovered.useValue;
