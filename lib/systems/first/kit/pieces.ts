import type { Card } from '../../../cards/card';
import type { DrawPages } from '../../../cards/paper/paper';
import { piecesNamed, type KitOrder } from '../../kit-part';
import type { HeroDraft } from '../sheet/hero';
import { kitPieces as names } from '#words/systems/first/messages/kit-pieces';

export type KitPieceId = keyof typeof names;

const piece = piecesNamed(names);

/** The game-night kit, in the order in which it is printed; no deck tells whose turn it is. */
export const kitPieces = [
  // The hero cards, which are always printed, say the same.
  piece('sheets', 'figures', { isUsual: false }),
  piece('followers', 'figures'),
  piece('standees', 'figures', { isFigures: true }),
  piece('blanks', 'figures', { isUsual: false }),
  piece('counters', 'table', { asks: ['counters'] }),
  piece('parts', 'table', { asks: ['scenario', 'unit'], isForSeveral: true }),
  piece('map', 'table', { asks: ['scenario', 'unit'], isForSeveral: true }),
  piece('ruler', 'table', { asks: ['unit'] }),
  piece('templates', 'table', { asks: ['unit'] }),
  piece('tuck-box', 'table', { isUsual: false }),
  piece('rules', 'reading', { asks: ['scenario'], isForSeveral: true }),
  piece('reference', 'reading'),
  piece('contents', 'reading', { isForSeveral: true }),
  piece('credits', 'reading'),
] as const;

export type Order = KitOrder<HeroDraft>;

/** A part of the kit for an order: its cards and pieces, or its pages. */
export interface Laid {
  readonly cards?: readonly Card[];
  readonly pages?: readonly DrawPages[];
}

export const heroesOf = ({ sheets }: Order): readonly HeroDraft[] => sheets.map(({ sheet }) => sheet);
