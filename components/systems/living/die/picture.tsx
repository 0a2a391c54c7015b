import { DieFaces } from '@/components/painted-die/die/die-faces';
import { paintedPips } from '@/lib/systems/living/cards/painted-pips';
import { die } from '@/lib/systems/living/sheet/pips';
import type { Sheet } from '@/lib/systems/sheet';
import { heroOf } from '../hero';

/** Only the look of the die; the words and rules for painting are large. */
const look = { pips: die.pips, painted: paintedPips };

/** A hero by the die they roll. */
export function Picture({ sheet, ...shown }: { readonly sheet: Sheet; readonly className?: string }) {
  return <DieFaces look={look} owner={heroOf(sheet)} {...shown} />;
}
