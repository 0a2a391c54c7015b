import {
  heightAt,
  reachable,
  routeTo,
  type Ground,
  type Manner,
  type Point,
  type Units,
} from '../../../../table/table';
import { has, traitOf } from '../../skills/ask';
import { fall } from '../attack/hit';
import { strike } from '../attack/strike';
import { strikeTargets } from '../attack/targets';
import { isStanding, type Figure } from '../state/figure';
import {
  choose,
  chooseFigure,
  choosePlace,
  heldBy,
  tellSkill,
  type Actor,
  type Flow,
  type MatchContext,
} from '../state/match-context';
import type { Option } from '../state/option';
import { basesFor } from '../places/bases';
import { tipOf } from '../../../../skirmish/map/places';
import { landingsOf, type Landing } from './landings';
import { movementOf } from './movement';

/** How a movement action went. */
export interface Moved {
  /** From where to where, where the whole of it was one straight line. */
  readonly line?: { readonly from: Point; readonly to: Point };
  /** It was interrupted for an attack: there is no other action. */
  readonly struck: boolean;
}

const onFoot: Manner = {};
/** Every step down of half a figure is a climb or a jump, which is asked for. */
const onTheLevel: Manner = { drop: 0 };

const mannerOn = ({ flat }: Ground): Manner => (flat ? onFoot : onTheLevel);

/** Places that matter to a mover. */
const goalsFor = ({ s }: MatchContext, { team }: Figure): readonly Point[] => {
  const home = s.setting.homes[team];
  const tokens = s.tokens.filter(({ isHome }) => !isHome).map(({ at }) => at);
  return s.setting.scenario === 'treasure' && home ? [...tokens, tipOf(home)] : tokens;
};

interface Walked {
  readonly length: Units;
  readonly isStraight: boolean;
}

/** Walks up to this far; the rest of the movement is for climbing and jumping. */
function* walk(
  match: MatchContext,
  { figure, by }: Actor,
  distance: Units,
  goals: readonly Point[],
): Flow<Walked> {
  const { ground, host } = match;
  const manner = mannerOn(ground);
  const bases = basesFor(match, figure);
  const region = reachable(ground, figure.at, distance, bases, manner, goals);
  const to = yield* choosePlace(by, { about: 'move', figure: figure.id, distance }, region);
  const from = figure.at;
  if (to.x === from.x && to.y === from.y) return { length: 0, isStraight: true };
  const way = routeTo(ground, from, to, bases, manner, distance);
  figure.at = to;
  host.emit({ told: 'moved', figure: figure.id, from, to });
  match.scenario.moved(match, figure, way?.points ?? [from, to]);
  return { length: way?.length ?? distance, isStraight: way?.points.length === 2 };
}

function* land(match: MatchContext, figure: Figure, { how, at }: Landing): Flow {
  const from = figure.at;
  const depth = heightAt(match.ground, from) - heightAt(match.ground, at);
  figure.at = at;
  match.host.emit({ told: how === 'climb' ? 'climbed' : 'jumped', figure: figure.id, from, to: at });
  if (how === 'jump') yield* fall(match, figure, depth);
  if (isStanding(figure)) match.scenario.moved(match, figure, [from, at]);
}

/** How climbs and jumps went. */
interface Landed {
  readonly hasLanded: boolean;
  readonly struck: boolean;
}

/**
 * Climbs and jumps while there is movement left, walking in between.
 * @param before whether the move has already been interrupted, which can happen only once
 */
function* goOn(
  match: MatchContext,
  actor: Actor,
  distance: Units,
  goals: readonly Point[],
  before: boolean,
): Flow<Landed> {
  const { figure, by } = actor;
  let left = distance;
  let [hasLanded, struck] = [false, before];
  while (isStanding(figure)) {
    const landings: readonly Option[] = landingsOf(match, figure, left);
    if (landings.length === 0) break;
    const next = yield* choose(by, { about: 'landing', figure: figure.id }, [...landings, { pick: 'no' }]);
    if (next.pick !== 'landing') break;
    left -= next.cost;
    hasLanded = true;
    yield* land(match, figure, next);
    if (!struck && isStanding(figure)) struck = yield* interrupt(match, actor);
    if (!isStanding(figure) || left <= 0) continue;
    left -= (yield* walk(match, actor, left, goals)).length;
    if (!struck && isStanding(figure)) struck = yield* interrupt(match, actor);
  }
  return { hasLanded, struck };
}

/** An attack in the middle of the move, and the rest of it. */
function* interrupt(match: MatchContext, actor: Actor): Flow<boolean> {
  const { figure, by } = actor;
  const held = traitOf(heldBy(match, figure), 'attack-on-the-way');
  const targets = held && !has(heldBy(match, figure), 'no-attack') ? strikeTargets(match, actor) : [];
  if (!held || targets.length === 0) return false;
  const target = yield* chooseFigure(
    match,
    by,
    { about: 'attack', figure: figure.id, skill: held.of },
    targets,
  );
  if (!target) return false;
  tellSkill(match, figure, held);
  yield* strike(match, actor, target);
  return true;
}

/**
 * A movement action: a walk, climbs and jumps, together no longer than the movement.
 * @param more places beside the usual ones that are worth a look
 */
export function* move(match: MatchContext, actor: Actor, more: readonly Point[] = []): Flow<Moved> {
  const { figure } = actor;
  const goals = [...goalsFor(match, figure), ...more];
  const from = figure.at;
  figure.hasMoved = true;
  tellSkill(match, figure, traitOf(heldBy(match, figure), 'half-movement'));
  const first = yield* walk(match, actor, movementOf(match, figure), goals);
  let left = movementOf(match, figure) - first.length;
  const hasStruck = yield* interrupt(match, actor);
  if (hasStruck && isStanding(figure) && left > 0) left -= (yield* walk(match, actor, left, goals)).length;
  const { hasLanded, struck } = yield* goOn(match, actor, left, goals, hasStruck);
  const isLine = first.isStraight && first.length > 0 && !struck && !hasLanded;
  return { struck, ...(isLine && { line: { from, to: figure.at } }) };
}
