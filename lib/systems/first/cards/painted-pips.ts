import type { PaintedPip } from '../../../cards/pip';
import { pipLooks } from '../../../pip-hero/cards/pip-looks';
import type { Pip } from '../sheet/pips';

/** How each pip is painted. */
export const paintedPips: Readonly<Record<Pip, PaintedPip>> = {
  armour: pipLooks.shield,
  melee: pipLooks.sword,
  ranged: pipLooks.arrowhead,
  magic: pipLooks.star,
  skill: pipLooks.clover,
};
