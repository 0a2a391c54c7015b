import { faceNumbers } from '../../../dice/face';
import type { Face, Faces } from '../sheet/pips';
import { pipsRead, type AttackModeKind } from './attack-modes';

/** More than any reading of a side; six of them still fit a whole number exactly. */
const sidesApart = 343;

/** Odds do not ask which face is which: dice with the same sides share one count, by what is read off each side. */
export const countedOnce = (read: (face: Face) => number, count: (faces: Faces) => number) => {
  const known = new Map<number, number>();
  return (faces: Faces): number => {
    const sides = faceNumbers.map((face) => read(faces[face])).sort((a, b) => a - b);
    const key = sides.reduce((sum, side) => sum * sidesApart + side, 0);
    const found = known.get(key) ?? count(faces);
    known.set(key, found);
    return found;
  };
};

/** What a spell reads off a side. */
export const magicAndSkill = ({ magic, skill }: Face): number => magic * 7 + skill;

/** What an attack and a skill together read off a side. */
export const attackAndSkill = (kind: AttackModeKind): ((face: Face) => number) => {
  const attack = attackSide(kind);
  return (face) => (attack(face) * 7 + face.magic) * 7 + face.skill;
};

/** What an attack reads off a side. */
export const attackSide = (kind: AttackModeKind): ((face: Face) => number) =>
  kind === 'spell' ? magicAndSkill : (face) => Math.max(0, ...pipsRead(kind).map((pip) => face[pip]));

/** What a defence against it reads off a side. */
export const defenceSide = (kind: AttackModeKind): ((face: Face) => number) =>
  kind === 'spell' ? ({ magic }) => magic : ({ defence, magic }) => defence * 8 + (magic > 0 ? 1 : 0);
