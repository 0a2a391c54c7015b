import type { Card, CardFace, CardSize, Colour, Ink } from '../card';
import { sketch, type Sketch } from '../sketch';

/** A team's sign in a box of 512 x 512, and its letter, so that you can tell teams apart without colour too. */
export interface Livery {
  readonly ink: Colour;
  /** Ink that is readable on it. */
  readonly on: Extract<Ink, 'ink' | 'white'>;
  readonly sign: string;
}

const empty: CardFace = { drawings: [], text: [] };

/** A piece of the table, or a card of this kind, from what draws its sides; without a back it is printed on one side. */
export const part = (
  piece: { readonly id: string; readonly name: string; readonly size: CardSize; readonly kind?: string },
  front: (face: Sketch) => void,
  back?: (face: Sketch) => void,
): Card => {
  const missing = new Set<string>();
  const side = (draw: (face: Sketch) => void): CardFace => {
    const face = sketch(missing);
    draw(face);
    return face.finish();
  };
  return {
    kind: 'part',
    ...piece,
    front: side(front),
    back: back ? side(back) : empty,
    ...(!back && { oneSided: true }),
    notices:
      missing.size > 0 ? [{ notice: 'missing-characters', card: piece.name, characters: [...missing] }] : [],
  };
};
