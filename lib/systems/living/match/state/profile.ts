import type { Sides } from '../../../../dice/odds';
import { faceNumbers, type FaceNumber } from '../../../../dice/face';
import type { Weapon } from '../../sheet/armoury';
import type { PetAbility } from '../../sheet/follower';
import { emptyFaces, pips, type Face, type Faces, type Pip } from '../../sheet/pips';
import type { Sex } from '../../sheet/sex';

/** Facts about a figure that do not change: its die, its weapons, what it has learnt. */
export interface Profile {
  readonly name: string;
  readonly title: string;
  readonly sides: Readonly<Record<Pip, Sides>>;
  readonly weapons: readonly Weapon[];
  /** Ids of skills. Pets use their hero's, daemons their own. */
  readonly skills: readonly string[];
  readonly ability?: PetAbility | undefined;
  readonly isMagical: boolean;
  /** Sex from the file; if absent, nobody's opposite. */
  readonly sex?: Sex | undefined;
  /** Dice in the Dicepool at the start; 1 to 5, a golem's more. */
  readonly dice: number;
  /** Slots that a hero leaves free for Daemon Skills; none where this is not said (ruling 16). */
  readonly daemonSlots?: number;
  /** The place of the other shape in the list of profiles, where there is one. */
  readonly shape?: number;
}

/** The painted die of these sides. */
export const facesOf = (sides: Profile['sides']): Faces => {
  const faces: Record<FaceNumber, Face> = { ...emptyFaces };
  for (const number of faceNumbers)
    for (const pip of pips) faces[number] = { ...faces[number], [pip]: sides[pip][number - 1] ?? 0 };
  return faces;
};
