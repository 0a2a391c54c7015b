import { faceNumbers, faceNumbersOnCard, type FaceNumber } from '../../../../dice/face';
import type { Path } from '../../../../issue';
import type { Edit, Owner } from '../../sheet/edit';
import type { HeroDraft } from '../../sheet/hero';
import { emptyFaces, pipCosts, pips, pipsOnFace, type Faces, type Pip } from '../../sheet/pips';
import { freeFaces } from '../pip-locks';

/** Ways out of an issue, the likeliest first; each is a row of edits. */
export type Remedies = readonly (readonly Edit[])[];

/** Whose die a path speaks of. */
export const ownerAt = (path: Path): Owner => {
  const [list, index] = path;
  return list === 'followers' && typeof index === 'number' ? { follower: index } : 'hero';
};

export const facesOf = (hero: HeroDraft, owner: Owner): Faces =>
  owner === 'hero' ? hero.faces : (hero.followers[owner.follower]?.faces ?? emptyFaces);

export const setPips = (owner: Owner, face: FaceNumber, pip: Pip, count: number): Edit => ({
  edit: 'set-pips',
  owner,
  face,
  pip,
  count,
});

/** Pips of one colour on one face. */
interface Spot {
  readonly face: FaceNumber;
  readonly pip: Pip;
  readonly count: number;
}

const spots = (faces: Faces): readonly Spot[] =>
  faceNumbers.flatMap((face) =>
    pips.flatMap((pip) => (faces[face][pip] > 0 ? [{ face, pip, count: faces[face][pip] }] : [])),
  );

/** Takes pips off until so many points are saved: the dearest that do not save too much, else the cheapest left. */
const saveBySteps = (owner: Owner, faces: Faces, points: number): readonly Edit[] => {
  const left = spots(faces).map((spot) => ({ ...spot, cost: pipCosts[spot.pip] }));
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
    .map((spot) => setPips(owner, spot.face, spot.pip, spot.count));
};

/** Empties whole faces but for their green pip, the lowest first, until so many points are saved. */
const saveByFaces = (owner: Owner, faces: Faces, points: number): readonly Edit[] => {
  let saved = 0;
  return faceNumbers.flatMap((face) => {
    const paid = spots({ ...emptyFaces, [face]: faces[face] }).filter(({ pip }) => pipCosts[pip] > 0);
    if (saved >= points) return [];
    saved += paid.reduce((sum, { pip, count }) => sum + pipCosts[pip] * count, 0);
    return paid.map(({ pip }) => setPips(owner, face, pip, 0));
  });
};

/** Saves so many points: pips of one colour on one face, wasting the fewest points, before pips of several faces. */
export const spendLess = (hero: HeroDraft, path: Path, points: number): Remedies => {
  const owner = ownerAt(path);
  const faces = facesOf(hero, owner);
  const single = spots(faces)
    .filter(({ pip, count }) => pipCosts[pip] * count >= points && pipCosts[pip] > 0)
    .map((spot) => ({ ...spot, off: Math.ceil(points / pipCosts[spot.pip]) }))
    .sort((a, b) => a.off * pipCosts[a.pip] - b.off * pipCosts[b.pip] || a.off - b.off || a.face - b.face);
  return [
    ...single.map(({ face, pip, count, off }) => [setPips(owner, face, pip, count - off)]),
    saveBySteps(owner, faces, points),
    saveByFaces(owner, faces, points),
  ];
};

/** Leaves a face with fewer pips than it has painted, the cheapest first and never its last colour but one. */
export const makeRoomOnFace = (hero: HeroDraft, path: Path, face: FaceNumber): Remedies => {
  const owner = ownerAt(path);
  const painted = facesOf(hero, owner)[face];
  const colours = pips
    .filter((pip) => painted[pip] > 0)
    .sort((a, b) => Number(a === 'skill') - Number(b === 'skill') || pipCosts[a] - pipCosts[b]);
  const surplus = pipsOnFace(painted) - face;
  const single = [surplus, surplus + 1].flatMap((off) =>
    colours
      .filter((pip) => painted[pip] >= off)
      .map((pip) => [setPips(owner, face, pip, painted[pip] - off)]),
  );
  const several = [surplus, surplus + 1].map((off) => {
    let still = off;
    return colours.flatMap((pip) => {
      const taken = Math.min(still, painted[pip]);
      still -= taken;
      return taken === 0 ? [] : [setPips(owner, face, pip, painted[pip] - taken)];
    });
  });
  return [...single, ...several];
};

/** So many pips of the colour stay on the face. */
export const thinFace = (path: Path, face: FaceNumber, pip: Pip, count: number): Remedies => [
  [setPips(ownerAt(path), face, pip, count)],
];

export const capDefence = (face: FaceNumber, cap: number): Remedies => [
  [setPips('hero', face, 'defence', cap)],
];

/** Keeps so many pips of the colour on the die, on the highest faces that have any. */
export const keepOnDie = (
  owner: Owner,
  faces: Faces,
  pip: Pip,
  count: number,
  order: readonly FaceNumber[] = faceNumbersOnCard,
): readonly Edit[] => {
  let left = count;
  return order.flatMap((face) => {
    const kept = Math.min(left, faces[face][pip]);
    left -= kept;
    return kept === faces[face][pip] ? [] : [setPips(owner, face, pip, kept)];
  });
};

/** One green pip stays: on the 6-face, or the highest that has one. */
export const keepOneGreenPip = (hero: HeroDraft, path: Path): Remedies => {
  const owner = ownerAt(path);
  const faces = facesOf(hero, owner);
  return faceNumbersOnCard
    .filter((face) => faces[face].skill > 0)
    .map((first) =>
      keepOnDie(owner, faces, 'skill', 1, [first, ...faceNumbersOnCard.filter((face) => face !== first)]),
    );
};

/** One pip of the colour on a face of the hero where it is free to paint, the 6-face first. */
export const paintOne = (hero: HeroDraft, pip: Pip): Remedies =>
  freeFaces(hero, 'hero', pip).map((face) => [{ edit: 'paint', owner: 'hero', face, to: pip }]);
