import { dieWords } from '../../../../pip-hero/messages/en/die-words';
import type { Pip } from '../../sheet/pips';
import { terms } from './terms';

/** The keys that paint, in the order of the brushes. */
export const paintKeys: readonly { readonly key: string; readonly pip: Pip }[] = [
  { key: 'd', pip: 'defence' },
  { key: 'm', pip: 'melee' },
  { key: 'r', pip: 'ranged' },
  { key: 'a', pip: 'magic' },
  { key: 's', pip: 'skill' },
];

/** What is said of a die that is painted. */
export const painting = dieWords(terms.pips, paintKeys);
