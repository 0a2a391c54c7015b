import type { Sheet } from '@/lib/systems/system';
import { heroOf } from '../hero';
import { DieFaces } from './die-faces';

/** A hero by the die that he rolls. */
export function Picture({ sheet, ...look }: { readonly sheet: Sheet; readonly className?: string }) {
  return <DieFaces faces={heroOf(sheet).faces} {...look} />;
}
