import type { FaceNumber } from '../../../../dice/face';
import { die, emptyFaces, type Faces, type Trait } from '../../sheet/pips';

/** Pips in the order in which they are bought, while points last: a face is never filled in one colour. */
type Wishes = readonly (readonly [FaceNumber, Trait, number])[];

const layouts: readonly Wishes[] = [
  // Hits, as often as it can.
  [
    [6, 'melee', 5],
    [5, 'melee', 2],
  ],
  // Hits, and is hard to hurt.
  [
    [6, 'melee', 2],
    [5, 'armour', 3],
    [6, 'armour', 3],
    [4, 'armour', 2],
  ],
  // Shoots.
  [
    [6, 'ranged', 4],
    [5, 'melee', 1],
    [4, 'armour', 1],
  ],
];

const filled = (wishes: Wishes, points: number): Faces => {
  const faces: Record<FaceNumber, Record<string, number>> = { ...emptyFaces };
  let left = points;
  for (const [face, trait, most] of wishes) {
    const count = Math.min(most, Math.floor(left / die.costs[trait]));
    left -= count * die.costs[trait];
    faces[face] = { ...faces[face], [trait]: (faces[face][trait] ?? 0) + count };
  }
  return faces as Faces;
};

/** Computers' layouts for a fiend of this many points. */
export const fiendLayouts = (points: number): readonly Faces[] =>
  layouts.map((wishes) => filled(wishes, points));
