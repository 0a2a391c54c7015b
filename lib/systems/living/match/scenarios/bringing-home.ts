import type { Point } from '../../../../table/table';
import type { BringHomeRule, ExplosionRule } from '../../scenarios/rules';
import type { Figure } from '../state/figure';
import type { Flow } from '../state/flow';
import { figureOf, type MatchContext, isStanding, type ScenarioPart } from '../state/match-context';
import type { Piece } from '../state/situation';
import { crosses, isAt, isWhollyIn } from '../../../../skirmish/map/places';
import { homeOf } from './corner';
import { explode } from './explosion';
import { isCarrier, isHome, removePiece, sendHome, tokensOf } from './tokens';
import { score, win } from '../../../../skirmish/rules/scoring';

/** Whether a way leads home, as the rule means it. */
const leadsHome = (moment: BringHomeRule['moment'], way: readonly Point[], tip: Point): boolean => {
  const end = way[way.length - 1];
  if (!end) return false;
  switch (moment) {
    case 'moves-into-or-across':
      return crosses(way, tip);
    case 'halts-wholly-inside':
      return isWhollyIn(end, tip);
    case 'ends-movement-inside':
      return isAt(end, tip);
  }
};

const homesFor = ({ s: { setting } }: MatchContext, rule: BringHomeRule, carrier: Figure): readonly Point[] =>
  setting.homes
    .map((_, team) => team)
    .filter((team) => rule.base === 'any' || team === carrier.team)
    .flatMap((team) => homeOf(setting, team) ?? []);

const meetsNeed = (match: MatchContext, rule: BringHomeRule, { team }: Figure): boolean =>
  rule.needs === undefined ||
  tokensOf(match, rule.token).some((piece) => piece.team === team && isHome(match, piece));

function* bring(
  match: MatchContext,
  rule: BringHomeRule,
  explosion: ExplosionRule | undefined,
  piece: Piece,
  carrier: Figure,
): Flow {
  // The bomb goes off before its points are counted, so that they may end the match.
  if (rule.then === 'explodes' && explosion) yield* explode(match, explosion, piece);
  if (rule.then === 'goes-back') sendHome(match, piece);
  if (rule.then === 'leaves') removePiece(match, piece);
  if (rule.worth === 'match') win(match, carrier.team, 'brought-home');
  else score(match, carrier.team, rule.worth === 'value' ? piece.count : rule.worth);
}

function* seeWay(
  match: MatchContext,
  rule: BringHomeRule,
  explosion: ExplosionRule | undefined,
  figure: Figure,
  way: readonly Point[],
): Flow {
  for (const piece of tokensOf(match, rule.token)) {
    if (!isCarrier(piece, figure.id) && !isCarrier(piece, figure.rider)) continue;
    const carrier = figureOf(match, piece.figure);
    if (!isStanding(carrier)) continue;
    const isThere = homesFor(match, rule, carrier).some((tip) => leadsHome(rule.moment, way, tip));
    if (isThere && meetsNeed(match, rule, carrier)) yield* bring(match, rule, explosion, piece, carrier);
  }
}

/** Something that is carried comes home: points, or the match. */
export const bringingHome = (
  rule: BringHomeRule,
  explosion?: ExplosionRule,
): Required<Pick<ScenarioPart, 'walked'>> => ({
  walked: (match, figure, way) =>
    tokensOf(match, rule.token).some((piece) => piece.figure >= 0)
      ? seeWay(match, rule, explosion, figure, way)
      : undefined,
});

/** A carrier halts at home also when somebody else has moved them there, and when they have just picked it up. */
export const haltingAtHome = (
  rule: BringHomeRule,
  explosion?: ExplosionRule,
): Required<Pick<ScenarioPart, 'actionEnds'>> => {
  const { walked } = bringingHome(rule, explosion);
  return {
    actionEnds: (match) => {
      const carried = tokensOf(match, rule.token).find((piece) => piece.figure >= 0);
      if (!carried) return undefined;
      const carrier = figureOf(match, carried.figure);
      return walked(match, carrier, [carrier.at]);
    },
  };
};
