import { faceNumbers, type FaceNumber } from '../../../../dice/face';
import { newHero, type HeroDraft } from '../../sheet/hero';
import { emptyFace, emptyFaces, type Face, type Faces } from '../../sheet/pips';
import type { SchoolId } from '../../skills/school';

/** A legal hero to start from. */
export interface Sample {
  readonly id: string;
  /** The school that its skills, or most of them, come from. */
  readonly school: SchoolId;
  readonly hero: HeroDraft;
}

type Painted = Readonly<Partial<Record<FaceNumber, Partial<Face>>>>;

/** A die from its painted faces alone. */
export const die = (painted: Painted): Faces =>
  faceNumbers.reduce<Faces>(
    (faces, face) => ({ ...faces, [face]: { ...emptyFace, ...painted[face] } }),
    emptyFaces,
  );

/** A hero from what he has; the rest is nothing. */
export const hero = (
  parts: Partial<Omit<HeroDraft, 'format' | 'version' | 'system'>> & { readonly name: string },
): HeroDraft => ({ ...newHero(parts.name), ...parts });
