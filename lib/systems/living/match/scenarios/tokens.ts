import type { Point } from '../../../../table/table';
import type { CarriedToken } from '../../scenarios/rules';
import type { MatchEvent } from '../state/event';
import type { FigureId } from '../state/figure';
import { figureOf, type Game } from '../state/game';
import type { Piece } from '../state/situation';
import { lyingAt } from '../../../../skirmish/map/places';
import { homeOf } from './corner';

export const tokensOf = ({ s }: Game, token: CarriedToken): readonly Piece[] =>
  s.pieces.filter(({ piece }) => piece === token);

/** Whether a figure carries it, alone or with another. */
export const isCarrier = ({ figure, second }: Piece, id: FigureId): boolean =>
  id >= 0 && (figure === id || second === id);

export const changePiece = ({ s }: Game, { key }: Piece, change: Partial<Piece>): void => {
  s.pieces = s.pieces.map((each) => (each.key === key ? { ...each, ...change } : each));
};

export const removePiece = ({ s }: Game, { key }: Piece): void => {
  s.pieces = s.pieces.filter((each) => each.key !== key);
};

export const isCarried = ({ figure }: Piece): boolean => figure >= 0;

/** Current place: its carrier's. */
export const placeOf = (game: Game, piece: Piece): Point =>
  isCarried(piece) ? figureOf(game, piece.figure).at : { x: piece.x, y: piece.y };

/** The place in the tip of its team's corner. */
export const homePlace = ({ s }: Game, { team }: Piece): Point | undefined => {
  const tip = homeOf(s.setting, team);
  return tip && lyingAt(tip);
};

/** A flag is in its place. */
export const isHome = (game: Game, piece: Piece): boolean => {
  const home = homePlace(game, piece);
  return !isCarried(piece) && home?.x === piece.x && home.y === piece.y;
};

type TokenEvent = Extract<MatchEvent, { type: 'token' }>;

/** Says what becomes of a token. */
export const emitToken = (
  { host }: Game,
  { piece, team, count }: Piece,
  what: TokenEvent['what'],
  figure = -1,
): void => host.emit({ type: 'token', what, token: piece, figure, team, count });

/** Carried by a figure from now on. */
export const take = (game: Game, piece: Piece, figure: FigureId): void => {
  changePiece(game, piece, { figure, under: -1 });
  emitToken(game, piece, 'taken', figure);
};

export const sendHome = (game: Game, piece: Piece): void => {
  const home = homePlace(game, piece);
  if (!home || isHome(game, piece)) return;
  changePiece(game, piece, { ...home, figure: -1, under: -1 });
  emitToken(game, piece, 'home');
};

/** Lies where its carrier is now. */
export const drop = (game: Game, piece: Piece): void => {
  const { x, y } = placeOf(game, piece);
  changePiece(game, piece, { x, y, figure: -1, under: piece.figure });
  emitToken(game, piece, 'dropped', piece.figure);
};

/** Letting go leaves it to the other carrier, or drops it. */
export const letGo = (game: Game, piece: Piece, id: FigureId): void => {
  const { figure, second = -1 } = piece;
  if (second < 0) drop(game, piece);
  else changePiece(game, piece, { figure: id === figure ? second : figure, second: -1 });
};
