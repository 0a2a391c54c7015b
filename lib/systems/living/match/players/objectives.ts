import { type Errand, matchWorth, pointWorth } from '../../../../skirmish/players/worth';
import { distanceBetween, unit, type Point } from '../../../../table/table';
import { findScenario } from '../../scenarios/index';
import { cornerRadius } from '../../../../skirmish/map/corners';
import { rulesOf } from '../../scenarios/scenario';
import type { BringHomeRule, CarryRule } from '../../scenarios/rules';
import type { Figure } from '../state/figure';
import { figureOf, type MatchContext } from '../state/match-context';
import { homeOf } from '../scenarios/corner';
import { isHome, placeOf, tokensOf } from '../scenarios/tokens';
import type { Piece } from '../state/situation';
import { walkBetween } from '../../../../table/walks';

/** Worth of taking hold of a token, or of sending it back. */
const touchWorth = 2.5;

/** The scenario's own worth of a situation for a team: points, and what is held and carried. */
export const objectiveWorth = (match: MatchContext, team: number): number => {
  const { s } = match;
  const scenario = findScenario(s.setting.scenario);
  if (!scenario || scenario.rules.length === 0) return 0;
  const side = (other: number): number => (other < 0 ? 0 : other === team ? 1 : -1);
  let worth = 0;
  for (const [other, points] of s.scores.entries())
    worth += side(other) * points * pointWorth(s.setting.goal);
  for (const piece of s.pieces) {
    if (piece.piece === 'circle') worth += 1.5 * side(piece.team) * pointWorth(s.setting.goal);
    else if (piece.figure >= 0) worth += 1.5 * side(figureOf(match, piece.figure).team);
    else if (piece.piece === 'treasure') worth -= 0.3 * piece.count;
  }
  return worth;
};

/** Whether an ally is nearer to a place, so that the figure's way there counts for less. */
const isTaken = (match: MatchContext, figure: Figure, to: Point): boolean =>
  match.s.figures.some(
    (ally) =>
      ally !== figure &&
      ally.life === 'up' &&
      ally.team === figure.team &&
      ally.rider < 0 &&
      distanceBetween(ally.at, to) < distanceBetween(figure.at, to),
  );

const homesFor = ({ s }: MatchContext, { base }: BringHomeRule, team: number): readonly Point[] =>
  s.setting.homes.flatMap((_, each) =>
    base === 'any' || each === team ? (homeOf(s.setting, each) ?? []) : [],
  );

const nearest = (match: MatchContext, figure: Figure, places: readonly Point[]): Point | undefined =>
  places.reduce<Point | undefined>(
    (best, place) =>
      !best || walkBetween(match.ground, figure.at, place) < walkBetween(match.ground, figure.at, best)
        ? place
        : best,
    undefined,
  );

/** A figure on a token touches it. */
const onIt = 0.5;

/** Whether nobody is in the way of a base there. */
const isFree = ({ s }: MatchContext, figure: Figure, to: Point): boolean =>
  s.figures.every(
    (other) =>
      other === figure || other.life !== 'up' || other.rider >= 0 || distanceBetween(other.at, to) >= unit,
  );

/** Worth of bringing a token home, at once. */
const homeworth = (
  match: MatchContext,
  piece: Piece,
  { worth, needs }: BringHomeRule,
  team: number,
): number => {
  const isMet =
    needs === undefined || tokensOf(match, 'flag').some((flag) => flag.team === team && isHome(match, flag));
  if (!isMet) return 0;
  return worth === 'match'
    ? matchWorth
    : pointWorth(match.s.setting.goal) * (worth === 'value' ? piece.count : worth);
};

/** Worth of home to a bearer who would wait there for nothing, and of whoever keeps the bearer from scoring. */
const [waiting, hunting] = [2, 8];

const isBearer = ({ s }: MatchContext, { id }: Figure): boolean =>
  s.pieces.some(({ figure }) => figure === id);

/** Whether what is needed to score is with an opponent, and no other Hero of the team is up to get it back. */
const isHunter = (match: MatchContext, figure: Figure, { needs }: BringHomeRule): boolean =>
  needs !== undefined &&
  tokensOf(match, 'flag').some((flag) => flag.team === figure.team && flag.figure >= 0) &&
  match.s.figures.every(
    (ally) => ally === figure || ally.kind !== 'hero' || ally.team !== figure.team || ally.life !== 'up',
  );

const carryErrand = (
  match: MatchContext,
  figure: Figure,
  piece: Piece,
  carry: CarryRule,
  bring: BringHomeRule,
): Errand | undefined => {
  const at = placeOf(match, piece);
  const isOwn = carry.for === 'other-team' && piece.team === figure.team;
  if (piece.figure === figure.id) {
    const to = nearest(match, figure, homesFor(match, bring, figure.team));
    const pays = homeworth(match, piece, bring, figure.team);
    const weight = isHunter(match, figure, bring) ? waiting : 12;
    return to && { to, weight, pays, within: cornerRadius - 0.5 };
  }
  const carrier = match.s.figures[piece.figure];
  if (carrier) {
    const chase = isOwn && isBearer(match, figure) && isHunter(match, figure, bring) ? hunting : 4;
    return { to: at, weight: carrier.team === figure.team ? 0.6 : chase, pays: 0, within: 0 };
  }
  if (isOwn && isHome(match, piece)) return undefined;
  const [alone, behind] = isOwn ? [4, 1.2] : [5, 1.6];
  // An object picked up by an action pays by the action.
  const pays = carry.pickUp.by === 'touch' && isFree(match, figure, at) ? touchWorth : 0;
  return { to: at, weight: isTaken(match, figure, at) ? behind : alone, pays, within: onIt };
};

/** Errands that the scenario gives a figure, weighed. */
export const errandsOf = (match: MatchContext, figure: Figure): readonly Errand[] => {
  const scenario = findScenario(match.s.setting.scenario);
  if (!scenario || scenario.rules.length === 0 || figure.owner < 0) return [];
  const carry = rulesOf(scenario, 'carry');
  const bring = rulesOf(scenario, 'bring-home');
  const tokens = carry.flatMap((rule) => {
    const home = bring.find(({ token }) => token === rule.token);
    return home
      ? tokensOf(match, rule.token).flatMap((piece) => carryErrand(match, figure, piece, rule, home) ?? [])
      : [];
  });
  const circles =
    rulesOf(scenario, 'hold').length === 0 ? [] : match.s.pieces.filter(({ piece }) => piece === 'circle');
  return [
    ...tokens,
    ...circles.map((circle) => {
      const weight = circle.team === figure.team ? 1 : 3;
      return {
        to: circle,
        weight: isTaken(match, figure, circle) ? weight * 0.4 : weight,
        pays: 0,
        within: 0,
      };
    }),
  ];
};
