import type { KitPiece } from '../../kit-part';
import { kitPieces as names } from '#words/systems/warband/messages/kit-pieces';

export type KitPieceId = keyof typeof names;

const piece = (
  id: KitPieceId,
  group: KitPiece['group'],
  asks: KitPiece['asks'] = [],
): KitPiece & { readonly id: KitPieceId } => ({ id, name: names[id], group, asks, isUsual: true });

/** The game-night kit, in the order in which it is printed; the text brings paper figures for everybody. */
export const kitPieces = [
  { ...piece('roster', 'figures'), isUsual: false },
  piece('fighter-standees', 'figures'),
  piece('counters', 'table', ['counters']),
  piece('terrain', 'table'),
  piece('turns', 'table'),
  piece('parts', 'table', ['scenario']),
  piece('map', 'table', ['scenario']),
  piece('ruler', 'table'),
  { ...piece('tuck-box', 'table'), isUsual: false },
  piece('rules', 'reading', ['scenario']),
  piece('crafting', 'reading'),
  piece('reference', 'reading'),
  piece('contents', 'reading'),
  piece('credits', 'reading'),
] as const;
