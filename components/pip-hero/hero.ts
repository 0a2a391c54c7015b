import type { FacesOf } from '@/lib/pip-hero/die';
import type { Sheet } from '@/lib/systems/sheet';

/** A hero as views that games share know him. */
export interface SomeHero<Pip extends string = string> {
  readonly name: string;
  readonly faces: FacesOf<Pip>;
}

/** Views of painted dice are given the sheets of such games alone; here they take them for what they are. */
export const heroIn = (sheet: Sheet): SomeHero => sheet as unknown as SomeHero;
