import type { TableFigure, TablePiece } from '@/lib/systems/table-scene';
import { distanceBetween, unit, type Units } from '@/lib/table/table';

/** From the rim of a coin, beyond its pips, to that of the circle under it. */
const beyond: Units = 0.5 * unit;

/**
 * Circles as they are drawn: wider under a coin, so that you can see whose they are around a figure.
 * @param coins as drawn
 */
export const seenPieces = (
  pieces: readonly TablePiece[],
  coins: readonly TableFigure[],
): readonly TablePiece[] =>
  pieces.map((piece) => {
    if (piece.look === undefined || piece.radius === 0) return piece;
    const radius = coins.reduce((most, { at, radius: own, isOff }) => {
      const far = distanceBetween(at, piece.at);
      return isOff || far >= own ? most : Math.max(most, far + own + beyond);
    }, piece.radius);
    return radius === piece.radius ? piece : { ...piece, radius };
  });
