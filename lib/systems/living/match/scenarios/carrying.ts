import { touches, type Point } from '../../../../table/table';
import type { CarryRule } from '../../scenarios/rules';
import type { Figure } from '../state/figure';
import type { Flow } from '../state/flow';
import { figureOf, type Game, isStanding, orNothing, type ScenarioPart, standing } from '../state/game';
import type { Action } from '../state/option';
import type { Piece } from '../state/situation';
import { liesUnder, onceTouched, touchesOn } from '../../../../skirmish/map/places';
import { changePiece, isCarried, isCarrier, isHome, letGo, sendHome, take, tokensOf } from './tokens';

/** Carrier of something picked up: the rider on a mount. */
const taker = (game: Game, figure: Figure): Figure =>
  figure.rider >= 0 ? figureOf(game, figure.rider) : figure;

/** Effect of a touch: the own flag goes home, anything else is carried. Fliers touch nothing (ruling flight-reach). */
const touch = (game: Game, rule: CarryRule, figure: Figure, piece: Piece): void => {
  if (!isStanding(figure) || figure.isFlying || isCarried(piece) || figure.owner < 0) return;
  const isOwn = rule.for === 'other-team' && piece.team === figure.team;
  if (!isOwn) take(game, piece, figure.id);
  else if (rule.dropped.includes('own-team-sends-home') && !isHome(game, piece)) sendHome(game, piece);
};

function* touchOnTheWay(
  game: Game,
  rule: CarryRule,
  figure: Figure,
  way: readonly Point[],
  then: Walked,
): Flow {
  for (const piece of tokensOf(game, rule.token)) {
    if (isCarried(piece) || !touchesOn(way, piece)) continue;
    touch(game, rule, taker(game, figure), piece);
    yield* orNothing(then(game, figure, onceTouched(way, piece)));
  }
}

/**
 * Drops: a figure that is gone or has lost its master drops what it carried, a ridden one leaves it to its rider. A
 * figure put or pushed onto a thing touches it too, unless it dropped it on that spot (ruling carrier-falls).
 */
const see = (game: Game, rule: CarryRule): void => {
  if (game.s.pieces.some(isCarried))
    for (const figure of game.s.figures)
      if (figure.life !== 'up' || figure.rider >= 0 || figure.owner < 0)
        for (const piece of tokensOf(game, rule.token)) {
          if (!isCarrier(piece, figure.id)) continue;
          if (figure.life === 'up' && figure.rider >= 0) take(game, piece, figure.rider);
          else letGo(game, piece, figure.id);
        }
  if (rule.pickUp.by !== 'touch') return;
  const able = standing(game);
  for (const piece of tokensOf(game, rule.token)) {
    if (isCarried(piece)) continue;
    const { under = -1 } = piece;
    const isStill = under >= 0 && liesUnder(figureOf(game, under).at, piece);
    if (under >= 0 && !isStill) changePiece(game, piece, { under: -1 });
    const on = able.find(
      ({ id, at, rider, isFlying }) =>
        rider < 0 && !isFlying && liesUnder(at, piece) && !(isStill && id === under),
    );
    if (on) touch(game, rule, on, piece);
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
  walked: (game, figure, points) => {
    see(game, rule);
    if (rule.pickUp.by !== 'touch') return undefined;
    const isTouched = tokensOf(game, rule.token).some(
      (piece) => !isCarried(piece) && touchesOn(points, piece),
    );
    return isTouched ? touchOnTheWay(game, rule, figure, points, then) : undefined;
  },
  actionEnds: (game) => {
    see(game, rule);
    return undefined;
  },
  turnEnds: (game) => {
    see(game, rule);
    return undefined;
  },
  // At the fall itself, whatever gets him up again with it.
  falls: (game, { id }) => {
    for (const piece of tokensOf(game, rule.token)) if (isCarrier(piece, id)) letGo(game, piece, id);
  },
  phaseBegins: (game) => {
    see(game, rule);
    return undefined;
  },
  phaseEnds: (game) => {
    see(game, rule);
    if (rule.dropped.includes('goes-home-at-phase-end'))
      for (const piece of tokensOf(game, rule.token)) if (!isCarried(piece)) sendHome(game, piece);
    return undefined;
  },
  ...(rule.limits.includes('no-skill-actions') && {
    allows: (game: Game, figure: Figure, action: Action) =>
      !skillActions(action) ||
      !game.s.pieces.some((piece) => piece.piece === rule.token && isCarrier(piece, figure.id)),
  }),
});
