import { faceNumbers, faceNumbersOnCard, type FaceNumber } from '../dice/face';
import { emptyFacesOf, paintedOn, type FaceOf, type FacesOf, type Green, type PaintedDie } from './die';

/** This many pips of a colour on a face, to be painted there. */
export interface PipsSet<Pip extends string> {
  readonly face: FaceNumber;
  readonly pip: Pip;
  readonly count: number;
}

/** Ways to paint a die otherwise, the likeliest first. */
export type Repaintings<Pip extends string> = readonly (readonly PipsSet<Pip>[])[];

const spots = <Trait extends string>(
  die: PaintedDie<Trait>,
  faces: FacesOf<Trait | Green>,
): readonly PipsSet<Trait | Green>[] =>
  faceNumbers.flatMap((face) =>
    die.pips.flatMap((pip) => (faces[face][pip] > 0 ? [{ face, pip, count: faces[face][pip] }] : [])),
  );

/** Takes pips off until this many points are saved: the dearest that do not save too much, else the cheapest left. */
const saveBySteps = <Trait extends string>(
  die: PaintedDie<Trait>,
  faces: FacesOf<Trait | Green>,
  points: number,
): readonly PipsSet<Trait | Green>[] => {
  const left = spots(die, faces).map((spot) => ({ ...spot, cost: die.costs[spot.pip] }));
  let saved = 0;
  while (saved < points) {
    const paid = left.filter((spot) => spot.count > 0 && spot.cost > 0).sort((a, b) => b.cost - a.cost);
    const next = paid.find((spot) => spot.cost <= points - saved) ?? paid.at(-1);
    if (next === undefined) break;
    next.count -= 1;
    saved += next.cost;
  }
  return left
    .filter((spot) => spot.count < faces[spot.face][spot.pip])
    .map(({ face, pip, count }) => ({ face, pip, count }));
};

/** Empties whole faces but for their green pip, the lowest first, until this many points are saved. */
const saveByFaces = <Trait extends string>(
  die: PaintedDie<Trait>,
  faces: FacesOf<Trait | Green>,
  points: number,
): readonly PipsSet<Trait | Green>[] => {
  let saved = 0;
  return faceNumbers.flatMap((face) => {
    const paid = spots(die, { ...emptyFacesOf(die), [face]: faces[face] }).filter(
      ({ pip }) => die.costs[pip] > 0,
    );
    if (saved >= points) return [];
    saved += paid.reduce((sum, { pip, count }) => sum + die.costs[pip] * count, 0);
    return paid.map(({ pip }) => ({ face, pip, count: 0 }));
  });
};

/** Saves this many points: pips of one colour on one face, wasting the fewest points, before pips of several faces. */
export const spendLess = <Trait extends string>(
  die: PaintedDie<Trait>,
  faces: FacesOf<Trait | Green>,
  points: number,
): Repaintings<Trait | Green> => {
  const single = spots(die, faces)
    .filter(({ pip, count }) => die.costs[pip] * count >= points && die.costs[pip] > 0)
    .map((spot) => ({ ...spot, off: Math.ceil(points / die.costs[spot.pip]) }))
    .sort((a, b) => a.off * die.costs[a.pip] - b.off * die.costs[b.pip] || a.off - b.off || a.face - b.face);
  return [
    ...single.map(({ face, pip, count, off }) => [{ face, pip, count: count - off }]),
    saveBySteps(die, faces, points),
    saveByFaces(die, faces, points),
  ];
};

/** Leaves a face with fewer pips than it has painted, the cheapest first and never its last colour but one. */
export const makeRoomOnFace = <Trait extends string>(
  die: PaintedDie<Trait>,
  painted: FaceOf<Trait | Green>,
  face: FaceNumber,
): Repaintings<Trait | Green> => {
  const colours = die.pips
    .filter((pip) => painted[pip] > 0)
    .sort((a, b) => Number(a === 'skill') - Number(b === 'skill') || die.costs[a] - die.costs[b]);
  const surplus = paintedOn(die, painted) - face;
  const single = [surplus, surplus + 1].flatMap((off) =>
    colours.filter((pip) => painted[pip] >= off).map((pip) => [{ face, pip, count: painted[pip] - off }]),
  );
  const several = [surplus, surplus + 1].map((off) => {
    let still = off;
    return colours.flatMap((pip) => {
      const taken = Math.min(still, painted[pip]);
      still -= taken;
      return taken === 0 ? [] : [{ face, pip, count: painted[pip] - taken }];
    });
  });
  return [...single, ...several];
};

/** Keeps this many pips of the colour on the die, on the highest faces that have any. */
export const keepOnDie = <Pip extends string>(
  faces: FacesOf<Pip>,
  pip: NoInfer<Pip>,
  most: number,
  order: readonly FaceNumber[] = faceNumbersOnCard,
): readonly PipsSet<Pip>[] => {
  let left = most;
  return order.flatMap((face) => {
    const kept = Math.min(left, faces[face][pip]);
    left -= kept;
    return kept === faces[face][pip] ? [] : [{ face, pip, count: kept }];
  });
};

/** One green pip stays: on the 6-face, or the highest that has one. */
export const keepOneGreenPip = <Trait extends string>(
  faces: FacesOf<Trait | Green>,
): Repaintings<Trait | Green> =>
  faceNumbersOnCard
    .filter((face) => faces[face].skill > 0)
    .map((first) =>
      keepOnDie<Trait | Green>(faces, 'skill', 1, [
        first,
        ...faceNumbersOnCard.filter((face) => face !== first),
      ]),
    );
