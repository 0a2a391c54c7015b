import type { Colour } from '../cards/card';
import type { PaintedPip } from '../cards/pip';
import { pipsOnDie, type FacesOf, type Green, type PaintedDie } from './die';

/** What the pips of a die cost, trait by trait, for a bar in colours. */
export const spentOn = <Trait extends string>(
  die: PaintedDie<Trait>,
  faces: FacesOf<Trait | Green>,
  looks: Readonly<Record<Trait, PaintedPip>>,
  names: Readonly<Record<Trait, string>>,
): readonly { readonly ink: Colour; readonly label: string; readonly points: number }[] =>
  die.traits
    .map((trait) => ({
      ink: looks[trait].ink,
      label: names[trait],
      points: pipsOnDie<Trait | Green>(faces, trait) * die.costs[trait],
    }))
    .filter(({ points }) => points > 0);
