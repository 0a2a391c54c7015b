import { piecesNamed, type KitOrder } from '../../kit-part';
import { kitPieces as names } from '#words/systems/living/messages/kit-pieces';
import type { Card } from '../../../cards/card';
import type { DrawPages } from '../../../cards/paper/paper';
import type { HeroDraft } from '../sheet/hero';

export type KitPieceId = keyof typeof names;

const piece = piecesNamed(names);

/** The game-night kit in print order: figures, table pieces, reading. */
export const kitPieces = [
  piece('followers', 'figures'),
  piece('training', 'figures', { asks: ['scenario'], isUsual: false }),
  piece('initiative', 'figures'),
  piece('standees', 'figures', { isUsual: false, isFigures: true }),
  piece('blanks', 'figures', { isUsual: false }),
  piece('counters', 'table', { asks: ['counters'] }),
  piece('team-markers', 'table', { isUsual: false }),
  piece('parts', 'table', { asks: ['scenario', 'unit'], isForSeveral: true }),
  piece('map', 'table', { asks: ['scenario', 'unit'], isForSeveral: true }),
  piece('ruler', 'table', { asks: ['unit'] }),
  piece('tape', 'table', { asks: ['unit'], isUsual: false, isForFarShots: true }),
  piece('templates', 'table', { asks: ['unit'] }),
  piece('tuck-box', 'table', { isUsual: false }),
  piece('rules', 'reading', { asks: ['scenario'], isForSeveral: true }),
  piece('reference', 'reading'),
  piece('conditions', 'reading', { isUsual: false }),
  piece('armoury', 'reading', { isUsual: false }),
  piece('mount', 'reading', { isUsual: false }),
  piece('contents', 'reading', { isForSeveral: true }),
  piece('credits', 'reading'),
] as const;

export interface Order extends KitOrder<HeroDraft> {
  /** The heroes with all that they have, where the scenario leaves something out. */
  readonly whole?: KitOrder<HeroDraft>['sheets'];
}

/** A part of the kit for an order: its cards and pieces, or its pages. */
export interface Laid {
  readonly cards?: readonly Card[];
  readonly pages?: readonly DrawPages[];
  /** Its pages without what the cards say too. */
  readonly leanPages?: readonly DrawPages[];
}

export const heroesOf = ({ sheets }: Order) => sheets.map(({ sheet }) => sheet);
