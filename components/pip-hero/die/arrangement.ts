import type { FaceNumber } from '@/lib/dice/face';
import type { FaceOf } from '@/lib/pip-hero/die';

/** What stands at each place of a face, in the order of `pipPlaces`; a face on file only counts its pips. */
export type Places = readonly (string | undefined)[];

export interface Arranged {
  readonly places: Places;
  /** Pips that the face has no place for. */
  readonly surplus: readonly string[];
}

/**
 * Gives every pip of a face a place. Pips that are still there stay where they stood; the others come in the order of
 * the traits into the first free places.
 */
export const arrange = (
  pips: readonly string[],
  face: FaceOf<string>,
  number: FaceNumber,
  before: Places = [],
): Arranged => {
  const left = new Map(pips.map((pip) => [pip, face[pip] ?? 0]));
  const places = Array.from({ length: number }, (_, index): string | undefined => {
    const pip = before[index];
    const more = pip === undefined ? 0 : (left.get(pip) ?? 0);
    if (pip === undefined || more === 0) return undefined;
    left.set(pip, more - 1);
    return pip;
  });
  const waiting = pips.flatMap((pip) => Array.from({ length: left.get(pip) ?? 0 }, () => pip));
  let next = 0;
  const filled = places.map((pip) => {
    if (pip !== undefined) return pip;
    const moved = waiting[next];
    if (moved !== undefined) next += 1;
    return moved;
  });
  return { places: filled, surplus: waiting.slice(next) };
};

/** What a touch paints with: a pip, or `eraser`. */
export type Brush = string;

export interface Stroke {
  readonly from: string | undefined;
  readonly to: string | undefined;
}

/** What a touch with this brush does to a pip; the colour that is already there comes off again. */
export const strokeOf = (now: string | undefined, brush: Brush): Stroke => ({
  from: now,
  to: brush === 'eraser' || brush === now ? undefined : brush,
});

/** The places after a stroke at one of them. */
export const withPip = (places: Places, index: number, to: string | undefined): Places =>
  places.map((pip, at) => (at === index ? to : pip));
