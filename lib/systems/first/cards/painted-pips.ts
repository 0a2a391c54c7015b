import type { PaintedPip } from '../../../cards/icons';
import { blueStar, greenClover, greyShield, redSword, yellowArrowhead } from '../../../pip-hero/painted-pips';
import type { Pip } from '../sheet/pips';

/** How each pip is painted. */
export const paintedPips: Readonly<Record<Pip, PaintedPip>> = {
  armour: greyShield,
  melee: redSword,
  ranged: yellowArrowhead,
  magic: blueStar,
  skill: greenClover,
};
