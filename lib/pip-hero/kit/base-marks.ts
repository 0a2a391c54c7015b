import type { Card } from '../../cards/card';
import { drawCorner, drawEdge, type CornerPiece } from '../../cards/pieces/corner';
import { several, type ToldParts } from './several';

/** What the marks of a home base say. */
export interface BaseWords {
  readonly baseTip: string;
  /** "Ends at 4#" */
  readonly baseEnd: (radius: number) => string;
  readonly countNote: ToldParts<'three-a-base'>;
}

export type BaseLook = Pick<CornerPiece, 'picture' | 'ink'> & { readonly id: string; readonly name: string };

/** A base is marked at its tip and where it ends on both edges. */
const endsOfBase = 2;

/** The marks of a home base of so many # around a corner: one for its tip, two for where it ends. */
export const baseMarks = (
  { id, name, picture, ink }: BaseLook,
  radius: number,
  { baseTip, baseEnd, countNote }: BaseWords,
): readonly Card[] => {
  const inAll = 1 + endsOfBase;
  const tip = drawCorner({ id, name, picture, ink, text: baseTip });
  const end = drawEdge({ id: `${id}-end`, name, picture, ink, text: baseEnd(radius) });
  return [
    ...several(countNote, tip, 1, 'three-a-base', inAll),
    ...several(countNote, end, endsOfBase, 'three-a-base', inAll),
  ];
};
