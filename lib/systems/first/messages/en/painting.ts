import { dieWords } from '../../../../pip-hero/messages/en/die-words';
import type { Pip } from '../../sheet/pips';
import { terms } from './terms';

/** The keys that paint, in the order of the brushes; A and M are taken by Armour and Melee. */
export const paintKeys: readonly { readonly key: string; readonly pip: Pip }[] = [
  { key: 'a', pip: 'armour' },
  { key: 'm', pip: 'melee' },
  { key: 'r', pip: 'ranged' },
  { key: 'g', pip: 'magic' },
  { key: 's', pip: 'skill' },
];

/** What is said of a die that is painted. */
export const painting = dieWords(terms.pips, paintKeys);
