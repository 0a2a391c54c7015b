import { paintedPipsOf } from '../../../painted-die/painted-pips';

/** How each pip is painted. */
export const paintedPips = paintedPipsOf('armour');
