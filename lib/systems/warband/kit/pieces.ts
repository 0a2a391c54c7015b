import { piecesNamed } from '../../kit-part';
import { kitPieces as names } from '#words/systems/warband/messages/kit-pieces';

export type KitPieceId = keyof typeof names;

const piece = piecesNamed(names);

/** The game-night kit, in the order in which it is printed; the text brings paper figures for everybody. */
export const kitPieces = [
  piece('roster', 'figures', { isUsual: false }),
  piece('fighter-standees', 'figures'),
  piece('counters', 'table', { asks: ['counters'] }),
  piece('terrain', 'table'),
  piece('turns', 'table'),
  piece('parts', 'table', { asks: ['scenario'] }),
  piece('map', 'table', { asks: ['scenario'] }),
  piece('ruler', 'table'),
  piece('tuck-box', 'table', { isUsual: false }),
  piece('rules', 'reading', { asks: ['scenario'] }),
  piece('crafting', 'reading', { isUsual: false }),
  piece('reference', 'reading'),
  piece('contents', 'reading', { asks: ['scenario'] }),
  piece('credits', 'reading'),
] as const;
