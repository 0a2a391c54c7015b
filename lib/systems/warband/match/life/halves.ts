import { besides, unit, type Point } from '../../../../table/table';
import { halfOf } from '../state/card';
import { isOnTable, isStanding, newFigure, type Figure } from '../state/figure';
import { cardFor, figureOf, type MatchContext } from '../state/match-context';
import { areInContact, takenPlaces } from '../places/bases';
import { passGuns } from './guns';

/** Where the second half stands, within an inch of the first. */
export const placeOfHalf = (match: MatchContext, figure: Figure): Point | undefined =>
  besides(match.ground, figure.at, { passable: [], blocking: takenPlaces(match, figure) }, unit);

/** A half in place of the whole; those of an earlier split are used again. */
const putHalf = (match: MatchContext, figure: Figure, nth: number, at: Point): Figure => {
  const { s } = match;
  const before = s.figures.filter(({ id, whole }) => whole === figure.id && id !== figure.id)[nth];
  const id = before?.id ?? s.figures.length;
  const card = before?.card ?? s.cards.length;
  if (!before) s.cards = [...s.cards, halfOf(cardFor(match, figure))];
  const half = newFigure({ id, card, team: figure.team, whole: figure.id, at });
  half.isActivated = true;
  s.figures[id] = half;
  return half;
};

/** Two halves in his place; ruling 7. */
export const split = (match: MatchContext, figure: Figure): void => {
  const beside = placeOfHalf(match, figure);
  if (!beside) return;
  figure.life = 'away';
  match.scenario.drops(match, figure);
  const halves = [figure.at, beside].map((at, nth) => putHalf(match, figure, nth, at));
  match.host.emit({ told: 'split', figure: figure.id, halves: halves.map(({ id }) => id) });
};

/** The other half, where it is in contact. */
export const twinOf = (match: MatchContext, figure: Figure): Figure | undefined =>
  figure.whole === figure.id
    ? undefined
    : match.s.figures.find(
        (other) =>
          other !== figure &&
          other.id !== figure.whole &&
          other.whole === figure.whole &&
          isOnTable(other) &&
          areInContact(match, figure, other),
      );

/** The whole again where a half stands, with the wounds of the worse one. */
export const merge = (match: MatchContext, figure: Figure, twin: Figure): void => {
  const whole = figureOf(match, figure.whole);
  for (const half of [figure, twin]) {
    half.life = 'away';
    half.isActivated = true;
    match.scenario.drops(match, half);
  }
  whole.at = figure.at;
  whole.wounds = Math.max(figure.wounds, twin.wounds);
  whole.life = whole.wounds === 0 ? 'up' : 'prone';
  whole.isActivated = true;
  match.host.emit({ told: 'merged', figure: whole.id });
  passGuns(match);
};

/** Fighters who stand, both halves of one as one; ruling 7. */
export const standingOf = ({ s }: Pick<MatchContext, 's'>, team: number): ReadonlySet<number> =>
  new Set(s.figures.filter((one) => one.team === team && isStanding(one)).map(({ whole }) => whole));
