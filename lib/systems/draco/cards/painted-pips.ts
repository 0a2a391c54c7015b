import type { PaintedPip } from '../../../cards/icons';
import { paintedPipsOf } from '../../../painted-die/painted-pips';
import type { Attack, DragonPip } from '../sheet/pips';
import type { SunPip } from '../sheet/suns';

const { shield, melee, ranged, magic } = paintedPipsOf('shield');

/** A disc with eight rays. */
export const sun: PaintedPip = {
  ink: 'orange',
  shape:
    'M12 1 L13.4 5.2 L17.3 3 L17 7.4 L21.5 7 L19.4 10.9 L23.5 12.4 L19.4 13.9 L21.5 17.8 L17 17.4 L17.3 21.8 L13.4 19.6 L12 23.8 L10.6 19.6 L6.7 21.8 L7 17.4 L2.5 17.8 L4.6 13.9 L0.5 12.4 L4.6 10.9 L2.5 7 L7 7.4 L6.7 3 L10.6 5.2 Z',
  shapeInk: 'ink',
};

/** Upright, where the sword of the other games lies across: here it is a Dagger. */
const dagger: PaintedPip = {
  ...melee,
  shape:
    'M12 0.8 L14.4 5 L14.4 13.8 L18.8 13.8 L18.8 16.6 L13.7 16.6 L13.7 20.6 L14.6 22 L12 23.4 L9.4 22 L10.3 20.6 L10.3 16.6 L5.2 16.6 L5.2 13.8 L9.6 13.8 L9.6 5 Z',
};

const attackPips: Readonly<Record<Attack, PaintedPip>> = { dagger, bow: ranged, magic };

/** How each symbol of a slayer's card is painted, by kind of attack. */
export const slayerPips = (attack: Attack): Readonly<Record<SunPip, PaintedPip>> => ({
  sun,
  attack: attackPips[attack],
  shield,
});

/** How each symbol of a dragon's card is painted. */
export const dragonPips: Readonly<Record<DragonPip, PaintedPip>> = { dagger, shield };
