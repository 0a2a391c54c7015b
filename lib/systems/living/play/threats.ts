import { vantageOf } from '../../../skirmish/play/vantage';
import { asIf } from '../../../match/as-if';
import { gapBetween, heightAt, routeToContact, type Point } from '../../../table/table';
import { chanceOfAny } from '../../../painted-die/match/exchange';
import type { TableThreat, ThreatWay } from '../../table-scene';
import { basesFor } from '../match/geometry/placing';
import { sees } from '../match/geometry/sight';
import { inContact, onSameLevel, units } from '../match/geometry/where';
import { allowance, mannerOf } from '../match/movement/move';
import { armsAgainst } from '../match/players/arms';
import { lookAt } from '../match/players/judge';
import { countersOf, type Figure } from '../match/state/figure';
import { areAllies, figureOf, profileOf, type MatchContext } from '../match/state/match-context';
import type { Situation } from '../match/state/situation';
import { isHeldToMoving, mayAttack } from '../match/turn/attacks';
import { chargeWay } from '../match/turn/make-attack';
import { plagueRisk } from '#words/systems/living/messages/play-notes';
import { attackable, canShoot, rangedWeapons, weaponAt, zoneOf } from '../match/values/weapons';

/** Actions of a turn. */
const actionsOfTurn = 2;

/** Comes into base contact, by a charge or by one movement before an attack. */
const closesIn = (match: MatchContext, foe: Figure, target: Figure): ThreatWay | undefined => {
  if (!onSameLevel(foe, target)) return undefined;
  if (foe.kind !== 'pet' && sees(match, foe, target) && chargeWay(match, foe, target)?.contact === true)
    return 'charge';
  const length = units(allowance(match, foe));
  const way = routeToContact(
    match.ground,
    foe.at,
    target.at,
    length,
    basesFor(match, foe),
    mannerOf(match, foe),
  );
  return way?.contact === true ? 'attack' : undefined;
};

/** Shoots from where it is, or after a movement. */
const shoots = (
  match: MatchContext,
  foe: Figure,
  target: Figure,
  mayMove: boolean,
): ThreatWay | undefined => {
  const weapons = rangedWeapons(match, foe).flatMap((place) => weaponAt(match, foe, place) ?? []);
  if (weapons.some((weapon) => canShoot(match, foe, weapon, target))) return 'shoot';
  if (!mayMove || !onSameLevel(foe, target)) return undefined;
  const zones = weapons.map((weapon) => zoneOf(match, foe, weapon));
  if (zones.length === 0) return undefined;
  const at = vantageOf({
    ground: match.ground,
    from: foe.at,
    to: target.at,
    move: units(allowance(match, foe)),
    bases: basesFor(match, foe),
    manner: mannerOf(match, foe),
    isInRange: (gap) => zones.some(({ least, most }) => gap >= units(least) && gap <= units(most)),
  });
  return at ? 'shoot-after-move' : undefined;
};

/** A spell that harms, aimed from where its caster is. */
const casts = (match: MatchContext, foe: Figure, target: Figure): boolean =>
  sees(match, foe, target) &&
  armsAgainst(match, foe, target).some(
    ({ kind, range }) => kind === 'spell' && gapBetween(foe.at, target.at) <= units(range),
  );

const waysOf = (match: MatchContext, foe: Figure, target: Figure): readonly ThreatWay[] => {
  // Each counter is an action spent on standing up.
  const actions = actionsOfTurn - countersOf(foe, 'knockdown');
  if (actions <= 0 || foe.hand <= 0 || isHeldToMoving(match, foe) || !mayAttack(match, foe)) return [];
  if (!attackable(match, foe).includes(target)) return [];
  const mayMove = actions === actionsOfTurn;
  const melee = inContact(foe, target) ? 'attack' : mayMove ? closesIn(match, foe, target) : undefined;
  const shot = shoots(match, foe, target, mayMove);
  return [
    ...(melee ? [melee] : []),
    ...(shot ? [shot] : []),
    ...(casts(match, foe, target) ? (['spell'] as const) : []),
  ];
};

/** Opponents who could attack a figure next turn if it stood at a place. */
export const threatsIn = (situation: Situation, mover: number, at: Point): readonly TableThreat[] => {
  const height = heightAt(lookAt(situation).ground, at);
  const match = lookAt(asIf(situation, mover, { at, height }));
  const target = figureOf(match, mover);
  return match.s.figures.flatMap((foe) => {
    if (foe.life !== 'up' || foe.owner < 0 || foe.rider >= 0 || areAllies(foe, target)) return [];
    const ways = waysOf(match, foe, target);
    return ways.length > 0 ? [{ figure: foe.id, ways }] : [];
  });
};

const plague = 'training/plague';

/** Plague is rolled for after each movement. */
export const riskIn = (situation: Situation, mover: number): string | undefined => {
  const match = lookAt(situation);
  const figure = figureOf(match, mover);
  const { skills, sides } = profileOf(match, figure);
  return skills.includes(plague) ? plagueRisk(figure.hand, chanceOfAny(sides.skill, figure.hand)) : undefined;
};
