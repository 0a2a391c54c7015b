import type { Sides } from '../../../../dice/odds';
import { bestFace } from '../../../../painted-die/die';
import { sidesByPip } from '../../../../painted-die/match/roll';
import { die, type Faces, type Pip } from '../../sheet/pips';

/** Rolls and skills of a figure; stay the same through a match. */
export interface Profile {
  readonly name: string;
  readonly sides: Readonly<Record<Pip, Sides>>;
  /** Ids of skills that the game knows. */
  readonly skills: readonly string[];
  /** The highest number of Magic pips on any face. */
  readonly bestMagic: number;
  /** The die of the fiend that a summoner has thought of before the match. */
  readonly fiend?: Faces;
}

/** The profile of a painted die. */
export const profileFrom = (
  name: string,
  faces: Faces,
  skills: readonly string[] = [],
  fiend?: Faces,
): Profile => ({
  name,
  sides: sidesByPip(die, faces),
  skills: [...new Set(skills)],
  bestMagic: bestFace<Pip>(faces, 'magic'),
  ...(fiend && { fiend }),
});
