import { piecesNamed } from '../../kit-part';
import { kitPieces as names } from '#words/systems/draco/messages/kit-pieces';

export type KitPieceId = keyof typeof names;

const piece = piecesNamed(names);

/** The game-night kit, in the order in which it is printed: an evening has nothing but these, the cards and dice. */
export const kitPieces = [
  piece('missing-side', 'figures'),
  piece('draco-standees', 'figures'),
  piece('counters', 'table', { asks: ['counters'] }),
  piece('trees', 'table', { isUsual: false }),
  piece('tree-discs', 'table'),
  piece('pool-tracks', 'table'),
  piece('ruler', 'table'),
  piece('table-plan', 'reading'),
  piece('reference', 'reading', { isUsual: false }),
  piece('draco-rules', 'reading'),
  piece('contents', 'reading'),
  piece('credits', 'reading'),
] as const;
