import { touches, type Point } from '../../../../table/table';
import type { CarryRule } from '../../scenarios/rules';
import type { Figure } from '../state/figure';
import type { Flow } from '../state/flow';
import {
  figureOf,
  type MatchContext,
  isStanding,
  orNothing,
  type ScenarioPart,
  standing,
} from '../state/match-context';
import type { Action } from '../state/option';
import type { Piece } from '../state/situation';
import { liesUnder, onceTouched, touchesOn } from '../../../../skirmish/map/places';
import { changePiece, isCarried, isCarrier, isHome, letGo, sendHome, take, tokensOf } from './tokens';

/** Carrier of something picked up: the rider on a mount. */
const taker = (match: MatchContext, figure: Figure): Figure =>
  figure.rider >= 0 ? figureOf(match, figure.rider) : figure;

/** Effect of a touch: the own flag goes home, anything else is carried. Fliers touch nothing (ruling flight-reach). */
const touch = (match: MatchContext, rule: CarryRule, figure: Figure, piece: Piece): void => {
  if (!isStanding(figure) || figure.isFlying || isCarried(piece) || figure.owner < 0) return;
  const isOwn = rule.for === 'other-team' && piece.team === figure.team;
  if (!isOwn) take(match, piece, figure.id);
  else if (rule.dropped.includes('own-team-sends-home') && !isHome(match, piece)) sendHome(match, piece);
};

function* touchOnTheWay(
  match: MatchContext,
  rule: CarryRule,
  figure: Figure,
  way: readonly Point[],
  then: Walked,
): Flow {
  for (const piece of tokensOf(match, rule.token)) {
    if (isCarried(piece) || !touchesOn(way, piece)) continue;
    touch(match, rule, taker(match, figure), piece);
    yield* orNothing(then(match, figure, onceTouched(way, piece)));
  }
}

/**
 * Drops: a figure that is gone or has lost its master drops what it carried, a ridden one leaves it to its rider. A
 * figure put or pushed onto a thing touches it too, unless it dropped it on that spot (ruling carrier-falls).
 */
const see = (match: MatchContext, rule: CarryRule): void => {
  if (match.s.pieces.some(isCarried))
    for (const figure of match.s.figures)
      if (figure.life !== 'up' || figure.rider >= 0 || figure.owner < 0)
        for (const piece of tokensOf(match, rule.token)) {
          if (!isCarrier(piece, figure.id)) continue;
          if (figure.life === 'up' && figure.rider >= 0) take(match, piece, figure.rider);
          else letGo(match, piece, figure.id);
        }
  if (rule.pickUp.by !== 'touch') return;
  const able = standing(match);
  for (const piece of tokensOf(match, rule.token)) {
    if (isCarried(piece)) continue;
    const { under = -1 } = piece;
    const isStill = under >= 0 && liesUnder(figureOf(match, under).at, piece);
    if (under >= 0 && !isStill) changePiece(match, piece, { under: -1 });
    const on = able.find(
      ({ id, at, rider, isFlying }) =>
        rider < 0 && !isFlying && liesUnder(at, piece) && !(isStill && id === under),
    );
    if (on) touch(match, rule, on, piece);
  }
};

const skillActions = (action: Action): boolean => 'skill' in action;

/** Whether an item is near enough to dig or pick up: as in base contact, on the ground. */
export const isNextTo = (figure: Figure, piece: Point): boolean =>
  !figure.isFlying && touches(figure.at, piece);

type Walked = NonNullable<ScenarioPart['walked']>;

/**
 * Something is carried: picked up by a touch, dropped by whoever falls; chapter "Scenarios".
 * @param then what comes of the rest of a way on which something was touched
 */
export const carrying = (rule: CarryRule, then: Walked = () => undefined): ScenarioPart => ({
  walked: (match, figure, points) => {
    see(match, rule);
    if (rule.pickUp.by !== 'touch') return undefined;
    const isTouched = tokensOf(match, rule.token).some(
      (piece) => !isCarried(piece) && touchesOn(points, piece),
    );
    return isTouched ? touchOnTheWay(match, rule, figure, points, then) : undefined;
  },
  actionEnds: (match) => {
    see(match, rule);
    return undefined;
  },
  turnEnds: (match) => {
    see(match, rule);
    return undefined;
  },
  // At the fall itself, even if something gets the figure up at once.
  falls: (match, { id }) => {
    for (const piece of tokensOf(match, rule.token)) if (isCarrier(piece, id)) letGo(match, piece, id);
  },
  phaseBegins: (match) => {
    see(match, rule);
    return undefined;
  },
  phaseEnds: (match) => {
    see(match, rule);
    if (rule.dropped.includes('goes-home-at-phase-end'))
      for (const piece of tokensOf(match, rule.token)) if (!isCarried(piece)) sendHome(match, piece);
    return undefined;
  },
  ...(rule.limits.includes('no-skill-actions') && {
    allows: (match: MatchContext, figure: Figure, action: Action) =>
      !skillActions(action) ||
      !match.s.pieces.some((piece) => piece.piece === rule.token && isCarrier(piece, figure.id)),
  }),
});
