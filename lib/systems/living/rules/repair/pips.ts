import type { FaceNumber } from '../../../../dice/face';
import type { Path } from '../../../../issue';
import * as onDie from '../../../../painted-die/pip-remedies';
import type { Remedies } from '../../../../painted-die/repair';
import type { Edit, Owner } from '../../sheet/edit';
import type { HeroDraft } from '../../sheet/hero';
import { die, emptyFaces, type Faces, type Pip } from '../../sheet/pips';
import { freeFaces } from '../pip-locks';

/** Owner of the die at a path. */
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

const onDieOf = (owner: Owner, repaintings: onDie.Repaintings<Pip>): Remedies<Edit> =>
  repaintings.map((sets) => sets.map(({ face, pip, count }) => setPips(owner, face, pip, count)));

/** Saves this many points on the die at this path. */
export const spendLess = (hero: HeroDraft, path: Path, points: number): Remedies<Edit> => {
  const owner = ownerAt(path);
  return onDieOf(owner, onDie.spendLess(die, facesOf(hero, owner), points));
};

/** Leaves a face with fewer pips than it has painted. */
export const makeRoomOnFace = (hero: HeroDraft, path: Path, face: FaceNumber): Remedies<Edit> => {
  const owner = ownerAt(path);
  return onDieOf(owner, onDie.makeRoomOnFace(die, facesOf(hero, owner)[face], face));
};

/** This many pips of the colour stay on the face. */
export const thinFace = (path: Path, face: FaceNumber, pip: Pip, count: number): Remedies<Edit> => [
  [setPips(ownerAt(path), face, pip, count)],
];

export const capDefence = (face: FaceNumber, cap: number): Remedies<Edit> => [
  [setPips('hero', face, 'defence', cap)],
];

/** Keeps this many pips of the colour on the owner's die, on the highest faces with any. */
export const keepOnDie = (hero: HeroDraft, owner: Owner, pip: Pip, most: number): readonly Edit[] =>
  onDie.keepOnDie(facesOf(hero, owner), pip, most).map(({ face, count }) => setPips(owner, face, pip, count));

/** One green pip stays: on the 6-face, or the highest that has one. */
export const keepOneGreenPip = (hero: HeroDraft, path: Path): Remedies<Edit> => {
  const owner = ownerAt(path);
  return onDieOf(owner, onDie.keepOneGreenPip(facesOf(hero, owner)));
};

/** One pip of the colour on a face of the hero where it is free to paint, the 6-face first. */
export const paintOne = (hero: HeroDraft, pip: Pip): Remedies<Edit> =>
  freeFaces(hero, 'hero', pip).map((face) => [{ edit: 'paint', owner: 'hero', face, to: pip }]);
