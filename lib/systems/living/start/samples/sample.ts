import { facesFrom } from '../../../../painted-die/die';
import { newHero, type HeroDraft } from '../../sheet/hero';
import { die as livingDie, type Faces, type Pip } from '../../sheet/pips';
import type { SchoolId } from '../../skills/school';

/** A legal hero to start from. */
export interface Sample {
  readonly id: string;
  /** The school of most of its skills. */
  readonly school: SchoolId;
  readonly hero: HeroDraft;
}

/** A die from only its painted faces. */
export const die = (painted: Parameters<typeof facesFrom<Pip>>[1]): Faces => facesFrom(livingDie, painted);

/** A hero with these fields; all others are empty. */
export const hero = (
  parts: Partial<Omit<HeroDraft, 'format' | 'version' | 'system'>> & { readonly name: string },
): HeroDraft => ({ ...newHero(parts.name), ...parts });
