import { DieFaces } from '@/components/painted-die/die/die-faces';
import type { Sheet } from '@/lib/systems/sheet';
import { heroOf } from '../hero';
import { sharedLook } from './painted-dice';

/** A hero by the die that he rolls. */
export function Picture({ sheet, ...shown }: { readonly sheet: Sheet; readonly className?: string }) {
  return <DieFaces look={sharedLook} owner={heroOf(sheet)} {...shown} />;
}
