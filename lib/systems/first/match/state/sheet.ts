import type { Sides } from '../../../../dice/odds';
import { bestFace } from '../../../../painted-die/die';
import { sidesByPip } from '../../../../painted-die/match/roll';
import { die, type Faces, type Pip } from '../../sheet/pips';

/** Rolls and skills of a figure; stay the same through a match. */
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

/** A painted die as a sheet. */
export const sheetFrom = (
  name: string,
  faces: Faces,
  skills: readonly string[] = [],
  fiend?: Faces,
): Sheet => ({
  name,
  sides: sidesByPip(die, faces),
  skills: [...new Set(skills)],
  bestMagic: bestFace<Pip>(faces, 'magic'),
  ...(fiend && { fiend }),
});
