import { atLeastTwoBest } from '../../../dice/odds';
import { sidesOf } from '../../../painted-die/odds/sides';
import { handOddsBy, type HandOdds } from '../../../painted-die/odds/values';
import type { Faces } from '../sheet/pips';

const plainOdds = handOddsBy('defence');

/** Odds of a Hand by its pips only, without weapons, and its critical hits: 0 without pips of the trait. */
export const handOdds = (
  faces: Faces,
  hand: number,
): HandOdds & { readonly critical: { readonly melee: number; readonly ranged: number } } => ({
  ...plainOdds(faces, hand),
  critical: {
    melee: atLeastTwoBest(sidesOf(faces, 'melee'), hand),
    ranged: atLeastTwoBest(sidesOf(faces, 'ranged'), hand),
  },
});
