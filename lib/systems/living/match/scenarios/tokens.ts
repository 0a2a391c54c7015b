import type { Point } from '../../../../table/table';
import type { CarriedToken } from '../../scenarios/rules';
import type { MatchEvent } from '../state/event';
import type { FigureId } from '../state/figure';
import { figureOf, type MatchContext } from '../state/match-context';
import type { Piece } from '../state/situation';
import { lyingAt } from '../../../../skirmish/map/places';
import { homeOf } from './corner';

export const tokensOf = ({ s }: MatchContext, token: CarriedToken): readonly Piece[] =>
  s.pieces.filter(({ piece }) => piece === token);

/** Whether a figure carries it, on its own or with another. */
export const isCarrier = ({ figure, second }: Piece, id: FigureId): boolean =>
  id >= 0 && (figure === id || second === id);

export const changePiece = ({ s }: MatchContext, { key }: Piece, change: Partial<Piece>): void => {
  s.pieces = s.pieces.map((each) => (each.key === key ? { ...each, ...change } : each));
};

export const removePiece = ({ s }: MatchContext, { key }: Piece): void => {
  s.pieces = s.pieces.filter((each) => each.key !== key);
};

export const isCarried = ({ figure }: Piece): boolean => figure >= 0;

/** Current place: its carrier's. */
export const placeOf = (match: MatchContext, piece: Piece): Point =>
  isCarried(piece) ? figureOf(match, piece.figure).at : { x: piece.x, y: piece.y };

/** The place in the tip of its team's corner. */
export const homePlace = ({ s }: MatchContext, { team }: Piece): Point | undefined => {
  const tip = homeOf(s.setting, team);
  return tip && lyingAt(tip);
};

/** A flag is in its place. */
export const isHome = (match: MatchContext, piece: Piece): boolean => {
  const home = homePlace(match, piece);
  return !isCarried(piece) && home?.x === piece.x && home.y === piece.y;
};

type TokenEvent = Extract<MatchEvent, { type: 'token' }>;

/** Says what becomes of a token. */
export const emitToken = (
  { host }: MatchContext,
  { piece, team, count }: Piece,
  what: TokenEvent['what'],
  figure = -1,
): void => host.emit({ type: 'token', what, token: piece, figure, team, count });

/** Carried by a figure from now on. */
export const take = (match: MatchContext, piece: Piece, figure: FigureId): void => {
  changePiece(match, piece, { figure, under: -1 });
  emitToken(match, piece, 'taken', figure);
};

export const sendHome = (match: MatchContext, piece: Piece): void => {
  const home = homePlace(match, piece);
  if (!home || isHome(match, piece)) return;
  changePiece(match, piece, { ...home, figure: -1, under: -1 });
  emitToken(match, piece, 'home');
};

/** Lies where its carrier is now. */
export const drop = (match: MatchContext, piece: Piece): void => {
  const { x, y } = placeOf(match, piece);
  changePiece(match, piece, { x, y, figure: -1, under: piece.figure });
  emitToken(match, piece, 'dropped', piece.figure);
};

/** Letting go leaves it to the other carrier, or drops it. */
export const letGo = (match: MatchContext, piece: Piece, id: FigureId): void => {
  const { figure, second = -1 } = piece;
  if (second < 0) drop(match, piece);
  else changePiece(match, piece, { figure: id === figure ? second : figure, second: -1 });
};
