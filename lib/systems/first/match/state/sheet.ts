import { faceNumbers } from '../../../../dice/face';
import type { Sides } from '../../../../pip-hero/match/roll';
import type { Faces, Pip } from '../../sheet/pips';

/** What a figure rolls and knows; stays the same through a match. */
export interface Sheet {
  readonly name: string;
  readonly sides: Readonly<Record<Pip, Sides>>;
  /** Ids of skills that the game knows. */
  readonly skills: readonly string[];
  /** The highest number of Magic pips on any face. */
  readonly bestMagic: number;
  /** The die of the fiend that a summoner has thought of before the match. */
  readonly fiend?: Faces;
}

const sideOf = (faces: Faces, pip: Pip): Sides => faceNumbers.map((number) => faces[number][pip]);

/** A painted die as a sheet. */
export const sheetFrom = (name: string, faces: Faces, skills: readonly string[] = [], fiend?: Faces): Sheet => ({
  name,
  sides: {
    armour: sideOf(faces, 'armour'),
    melee: sideOf(faces, 'melee'),
    ranged: sideOf(faces, 'ranged'),
    magic: sideOf(faces, 'magic'),
    skill: sideOf(faces, 'skill'),
  },
  skills: [...new Set(skills)],
  bestMagic: Math.max(...sideOf(faces, 'magic')),
  ...(fiend && { fiend }),
});
