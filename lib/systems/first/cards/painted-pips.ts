import { paintedPipsOf } from '../../../pip-hero/painted-pips';

/** How each pip is painted. */
export const paintedPips = paintedPipsOf('armour');
