import type { FaceNumber } from '../../dice/face';
import type { FacesOf } from '../die';

/** How many pips of one colour the 2- to 6-face carry. The 1-face stays empty. */
export type Counts = readonly [number, number, number, number, number];

/** The faces that can carry pips. */
export const paintable = [2, 3, 4, 5, 6] as const satisfies readonly FaceNumber[];

export const noPips: Counts = [0, 0, 0, 0, 0];

/** The pips of one colour on a die. */
export const countsOf = <Pip extends string>(faces: FacesOf<Pip>, pip: NoInfer<Pip>): Counts => [
  faces[2][pip],
  faces[3][pip],
  faces[4][pip],
  faces[5][pip],
  faces[6][pip],
];

/** A die with these pips of one colour. */
export const withCounts = <Pip extends string>(
  faces: FacesOf<Pip>,
  pip: NoInfer<Pip>,
  counts: Counts,
): FacesOf<Pip> => ({
  ...faces,
  2: { ...faces[2], [pip]: counts[0] },
  3: { ...faces[3], [pip]: counts[1] },
  4: { ...faces[4], [pip]: counts[2] },
  5: { ...faces[5], [pip]: counts[3] },
  6: { ...faces[6], [pip]: counts[4] },
});

/** Pips on all faces. */
export const total = (counts: Counts): number => counts.reduce((sum, count) => sum + count, 0);

/** How many pips two placings differ by. */
export const apart = (a: Counts, b: Counts): number =>
  a.reduce((sum, count, place) => sum + Math.abs(count - (b[place] ?? 0)), 0);

/** Every way to put pips on the faces within caps, at most this many in all. */
export const everyCounts = (caps: Counts, most: number): readonly Counts[] => {
  const found: Counts[] = [];
  const upTo = (place: 0 | 1 | 2 | 3 | 4, used: number): number[] =>
    Array.from({ length: Math.min(caps[place], most - used) + 1 }, (_, count) => count);
  for (const a of upTo(0, 0))
    for (const b of upTo(1, a))
      for (const c of upTo(2, a + b))
        for (const d of upTo(3, a + b + c))
          for (const e of upTo(4, a + b + c + d)) found.push([a, b, c, d, e]);
  return found;
};

/** The green pip on this face, or none. */
export const greenCounts = (face: FaceNumber | undefined): Counts => [
  face === 2 ? 1 : 0,
  face === 3 ? 1 : 0,
  face === 4 ? 1 : 0,
  face === 5 ? 1 : 0,
  face === 6 ? 1 : 0,
];

export const together = (a: Counts, b: Counts): Counts => [
  a[0] + b[0],
  a[1] + b[1],
  a[2] + b[2],
  a[3] + b[3],
  a[4] + b[4],
];
