import { unit } from '../../../../table/table';
import type { Piece } from '../state/situation';
import type { Arena } from './arena';

/** A piece of the match, with its place in #, where whoever carries it stands. */
export const pieceOf = (
  arena: Arena,
  kind: string,
  nth = 0,
): Piece & { readonly spot: readonly number[] } => {
  const situation = arena.situation();
  const piece = situation.pieces.filter((each) => each.piece === kind)[nth];
  if (!piece) throw new Error(`There is no ${kind}.`);
  const { x, y } = situation.figures[piece.figure]?.at ?? piece;
  return { ...piece, spot: [x / unit, y / unit] };
};
