import { asIf } from '../../../match/as-if';
import { vantageOf } from '../../../skirmish/play/vantage';
import { routeToContact, unit, type Point } from '../../../table/table';
import type { TableThreat, ThreatWay } from '../../table-scene';
import { inchesBetween, reachOf, sees, shotAt } from '../match/attack/targets';
import { shootersOf } from '../match/life/guns';
import { canMove, movementOf } from '../match/movement/movement';
import { basesFor, isInReach } from '../match/places/bases';
import { lookAt } from '../match/players/judge';
import { isStanding, type Figure } from '../match/state/figure';
import { areFoes, figureOf, type MatchContext } from '../match/state/match-context';
import type { Situation } from '../match/state/situation';

/** Strikes at once, or after a movement that ends within its reach. */
const strikes = (match: MatchContext, foe: Figure, target: Figure): boolean => {
  const reach = reachOf(match, foe);
  if (reach === undefined) return false;
  if (isInReach(match, foe, target, reach) && sees(match, foe, target)) return true;
  if (!canMove(match, foe)) return false;
  const length = movementOf(match, foe) + reach * unit;
  return routeToContact(match.ground, foe.at, target.at, length, basesFor(match, foe))?.contact === true;
};

const shoots = (match: MatchContext, foe: Figure, target: Figure): ThreatWay | undefined => {
  const kinds = shootersOf(match, foe);
  if (kinds.length === 0) return undefined;
  const isInRange = (inches: number): boolean => kinds.some((kind) => shotAt(match, foe, kind, inches));
  if (isInRange(inchesBetween(foe, target)) && sees(match, foe, target)) return 'shoot';
  if (!canMove(match, foe)) return undefined;
  const at = vantageOf({
    ground: match.ground,
    from: foe.at,
    to: target.at,
    move: movementOf(match, foe),
    bases: basesFor(match, foe),
    isInRange: (gap) => isInRange(gap / unit),
  });
  return at ? 'shoot-after-move' : undefined;
};

/** Opponents who could attack a fighter next turn if he stood at a place. */
export const threatsIn = (situation: Situation, mover: number, at: Point): readonly TableThreat[] => {
  const match = lookAt(asIf(situation, mover, { at }));
  const target = figureOf(match, mover);
  return match.s.figures.flatMap((foe) => {
    if (!isStanding(foe) || !areFoes(foe, target)) return [];
    const shot = shoots(match, foe, target);
    const ways: readonly ThreatWay[] = [
      ...(strikes(match, foe, target) ? (['attack'] as const) : []),
      ...(shot ? [shot] : []),
    ];
    return ways.length > 0 ? [{ figure: foe.id, ways }] : [];
  });
};
