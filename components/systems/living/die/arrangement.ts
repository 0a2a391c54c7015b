import type { FaceNumber } from '@/lib/dice/face';
import { pips, type Face, type Pip } from '@/lib/systems/living/sheet/pips';

/** What stands at each place of a face, in the order of `pipPlaces`; a face on file only counts its pips. */
export type Places = readonly (Pip | undefined)[];

export interface Arranged {
  readonly places: Places;
  /** Pips that the face has no place for. */
  readonly surplus: readonly Pip[];
}

/**
 * Gives every pip of a face a place. Pips that are still there stay where they stood; the others come in the order of
 * the traits into the first free places.
 */
export const arrange = (face: Face, number: FaceNumber, before: Places = []): Arranged => {
  const left: Record<Pip, number> = { ...face };
  const places = Array.from({ length: number }, (_, index): Pip | undefined => {
    const pip = before[index];
    if (!pip || left[pip] === 0) return undefined;
    left[pip] -= 1;
    return pip;
  });
  const waiting = pips.flatMap((pip) => Array.from({ length: left[pip] }, () => pip));
  let next = 0;
  const filled = places.map((pip) => {
    if (pip !== undefined) return pip;
    const moved = waiting[next];
    if (moved !== undefined) next += 1;
    return moved;
  });
  return { places: filled, surplus: waiting.slice(next) };
};

/** What a touch paints with. */
export type Brush = Pip | 'eraser';

export interface Stroke {
  readonly from: Pip | undefined;
  readonly to: Pip | undefined;
}

/** What a touch with this brush does to a pip; the colour that is already there comes off again. */
export const strokeOf = (now: Pip | undefined, brush: Brush): Stroke => ({
  from: now,
  to: brush === 'eraser' || brush === now ? undefined : brush,
});

/** The places after a stroke at one of them. */
export const withPip = (places: Places, index: number, to: Pip | undefined): Places =>
  places.map((pip, at) => (at === index ? to : pip));
