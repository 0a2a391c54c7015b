import { reachBetween, unit, type Point } from '../../../../table/table';
import { circleRadius, teamIds } from '../../scenarios/place';
import type { HoldRule } from '../../scenarios/rules';
import type { Figure } from '../state/figure';
import { type MatchContext, isStanding, type ScenarioPart, standing } from '../state/match-context';
import type { Piece } from '../state/situation';
import { crosses } from '../../../../skirmish/map/places';
import { changePiece } from './tokens';
import { award, holderOf, pointsOf, win } from '../../../../skirmish/rules/scoring';

const circlesOf = ({ s }: MatchContext): readonly Piece[] =>
  s.pieces.filter(({ piece }) => piece === 'circle');

/** A figure touches a circle and counts there. */
export const isOnCircle = ({ rider, isFlying, at }: Figure, circle: Point): boolean =>
  rider < 0 && !isFlying && reachBetween(circle, at) <= circleRadius * unit;

/** Figures of a team that touch a circle, on the ground (ruling flight-reach); a rider and his mount are one (ruling mount-counts). */
const on = (able: readonly Figure[], circle: Piece, team: number): number =>
  able.filter((figure) => figure.team === team && isOnCircle(figure, circle)).length;

const turn = (match: MatchContext, circle: Piece, team: number): void => {
  if (team === circle.team) return;
  changePiece(match, circle, { team });
  match.host.emit({ type: 'circle', team });
};

/** Running across a circle touches it on the way (ruling pipsmith-koth-circle). */
const turnOnTheWay = (match: MatchContext, figure: Figure, way: readonly Point[]): undefined => {
  if (!isStanding(figure) || figure.isFlying || figure.team < 0) return undefined;
  const others = standing(match).filter((other) => other !== figure);
  for (const circle of circlesOf(match)) {
    if (figure.team === circle.team || !crosses(way, circle, circleRadius)) continue;
    const opponents = on(others, circle, 1 - figure.team);
    if (on(others, circle, figure.team) + 1 > opponents) turn(match, circle, figure.team);
  }
  return undefined;
};

/** Circles belong to the team with more on them; where it is even they stay as they are. */
export const circlesAs = (
  match: MatchContext,
): readonly { readonly circle: Piece; readonly holder: number }[] => {
  const able = standing(match);
  return circlesOf(match).map((circle) => ({
    circle,
    holder: holderOf([on(able, circle, 0), on(able, circle, 1)]) ?? circle.team,
  }));
};

const turnCircles = (match: MatchContext): undefined => {
  for (const { circle, holder } of circlesAs(match)) turn(match, circle, holder);
  return undefined;
};

/** The team with more of the contested points wins; equal points mean sudden death. */
const seeWinner = (match: MatchContext): void => {
  const { s } = match;
  const points = teamIds.map((_, team) => pointsOf(match, team));
  const most = Math.max(...points);
  if (most < s.setting.goal) return;
  const leaders = teamIds.map((_, team) => team).filter((team) => points[team] === most);
  if (leaders.length === 1) win(match, leaders[0], 'points');
  else {
    s.isSuddenDeath = true;
    match.host.emit({ type: 'sudden-death' });
  }
};

/** Circles are held, and score at the end of each phase; chapter "Scenarios: King of the Hill". */
export const holding = ({ points }: HoldRule): ScenarioPart => ({
  phaseBegins: turnCircles,
  walked: turnOnTheWay,
  actionEnds: turnCircles,
  turnEnds: turnCircles,
  phaseEnds: (match) => {
    turnCircles(match);
    if (match.s.isSuddenDeath) return undefined;
    for (const team of teamIds.map((_, each) => each))
      award(match, team, points * circlesOf(match).filter((circle) => circle.team === team).length);
    seeWinner(match);
    return undefined;
  },
});
