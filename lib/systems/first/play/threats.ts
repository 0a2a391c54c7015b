import { asIf } from '../../../match/as-if';
import { vantageOf } from '../../../skirmish/play/vantage';
import { canSee, gapBetween, routeToContact, unit, type Point, type Units } from '../../../table/table';
import type { TableThreat, ThreatWay } from '../../table-scene';
import { findSkill } from '../skills/index';
import { isMarksman, rangeOf } from '../match/attack/reach';
import { areInContact, basesFor } from '../match/geometry/placing';
import { bonusTo, flies, isBarred, isCasting, tauntersOf } from '../match/lasting/modifiers';
import { lookAt } from '../match/players/judge';
import type { Figure } from '../match/state/figure';
import { areFoes, figureOf, isStanding, profileOf, type MatchContext } from '../match/state/match-context';
import type { Situation } from '../match/state/situation';

/** Movement of a whole turn. */
const movementOf = (foe: Figure): Units =>
  isCasting(foe) ? 0 : Math.max(0, (foe.dice + bonusTo(foe, 'movement')) * unit);

const skillsOf = (match: MatchContext, foe: Figure) =>
  profileOf(match, foe).skills.flatMap((id) => {
    const skill = isBarred(foe, id) ? undefined : findSkill(id);
    return skill ? [skill] : [];
  });

/** Movement of the longest charge; 0 without one. */
const chargeOf = (match: MatchContext, foe: Figure): Units =>
  isCasting(foe)
    ? 0
    : Math.max(
        0,
        ...skillsOf(match, foe).flatMap(({ use, always = [] }) =>
          use === 'charge'
            ? always.map((effect) =>
                effect.act === 'move' && typeof effect.by === 'number' ? effect.by * unit : 0,
              )
            : [],
        ),
      );

const mannerFor = (foe: Figure) => (flies(foe) ? { flies: true } : {});

const comesInto = (match: MatchContext, foe: Figure, target: Figure, length: Units): boolean =>
  length > 0 &&
  routeToContact(match.ground, foe.at, target.at, length, basesFor(match, foe), mannerFor(foe))?.contact ===
    true;

const closesIn = (match: MatchContext, foe: Figure, target: Figure): ThreatWay | undefined => {
  if (areInContact(match, foe, target) || comesInto(match, foe, target, movementOf(foe))) return 'attack';
  return comesInto(match, foe, target, chargeOf(match, foe)) ? 'charge' : undefined;
};

const shoots = (match: MatchContext, foe: Figure, target: Figure): ThreatWay | undefined => {
  if (!isMarksman(match, foe)) return undefined;
  const range = rangeOf(match, foe);
  if (gapBetween(foe.at, target.at) <= range && canSee(match.ground, foe.at, target.at)) return 'shoot';
  const at = vantageOf({
    ground: match.ground,
    from: foe.at,
    to: target.at,
    move: movementOf(foe),
    bases: basesFor(match, foe),
    manner: mannerFor(foe),
    isInRange: (gap) => gap <= range,
  });
  return at ? 'shoot-after-move' : undefined;
};

/** A harmful spell reaches as far as its caster sees. */
const casts = (match: MatchContext, foe: Figure, target: Figure): boolean =>
  canSee(match.ground, foe.at, target.at) &&
  skillsOf(match, foe).some(
    ({ use, target: whom, green, blue = [] }) =>
      use === 'spell' &&
      whom === 'foe' &&
      [...green, ...blue].some(({ act }) => act === 'damage') &&
      ![...green, ...blue].some(({ act }) => act === 'radius'),
  );

/** Opponents who could attack a figure next turn if it stood at a place. */
export const threatsIn = (situation: Situation, mover: number, at: Point): readonly TableThreat[] => {
  const match = lookAt(asIf(situation, mover, { at }));
  const target = figureOf(match, mover);
  return match.s.figures.flatMap((foe) => {
    if (!isStanding(foe) || !areFoes(foe, target) || foe.dice <= 0) return [];
    const taunters = tauntersOf(match, foe);
    if (taunters.length > 0 && !taunters.includes(mover)) return [];
    const melee = closesIn(match, foe, target);
    const shot = shoots(match, foe, target);
    const ways: readonly ThreatWay[] = [
      ...(melee ? [melee] : []),
      ...(shot ? [shot] : []),
      ...(casts(match, foe, target) ? (['spell'] as const) : []),
    ];
    return ways.length > 0 ? [{ figure: foe.id, ways }] : [];
  });
};
