import type { Figure } from './figure';
import { sheetOf, type Game } from './game';
import type { Sheet } from './sheet';

/** The place of the card with which a figure came into the match: it stands before that of its other shape. */
export const ownSheetAt = (game: Pick<Game, 's'>, { sheet }: Figure): number =>
  Math.min(sheet, game.s.sheets[sheet]?.shape ?? sheet);

/** That card, in whatever shape the figure is. */
export const ownSheet = (game: Pick<Game, 's'>, figure: Figure): Sheet =>
  game.s.sheets[ownSheetAt(game, figure)] ?? sheetOf(game, figure);
