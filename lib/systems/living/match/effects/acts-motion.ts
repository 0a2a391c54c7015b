import * as table from '../../../../table/table';
import type { MovementManner } from '../../skills/effects/act';
import { cornerTips } from '../../../../skirmish/map/corners';
import type { Skill } from '../../skills/school';
import { afterMovementAction } from '../movement/on-the-way';
import { worth } from '../values/count';
import { reached } from '../using/power';
import type { Figure } from '../state/figure';
import { arrive, chooseLevel } from '../movement/flight';
import type { Flow } from '../state/flow';
import {
  areAllies,
  choosePlace,
  figureOf,
  standing,
  type MatchContext,
  type ActPlay,
} from '../state/match-context';
import { proneOf } from '../state/mounts';
import { afterMovement, allowance, mannerOf, walk, shove } from '../movement/move';
import { partsOf } from '../entries/parts';
import { leaning } from '../movement/leaning';
import { loadOnTheMove } from '../attack/loading';
import { luredWay } from '../movement/lure';
import { basesFor } from '../geometry/placing';

import type { EffectContext } from '../state/use';
import { units } from '../geometry/where';

/** The nearest opponent, of several equally near by lot (ruling 31). */
const nearestOpponent = (match: MatchContext, figure: Figure): Figure | undefined => {
  const far = (other: Figure): number => table.distanceBetween(other.at, figure.at);
  const able = standing(match).filter((other) => other.rider < 0 && !areAllies(figure, other));
  const least = Math.min(...able.map(far));
  const nearest = able.filter((other) => far(other) === least);
  const lot = nearest.length < 2 ? 0 : match.host.draw('dice', nearest.length, figure.id, 'closest');
  return nearest[lot];
};

/** Ends nearer to a place, or stays (ruling 12 for skills). */
const nearer = (region: table.Region, from: table.Point, goal: table.Point): table.Region => {
  const least = table.distanceBetween(from, goal);
  const isNearer = (place: table.Point): boolean =>
    (place.x === from.x && place.y === from.y) || table.distanceBetween(place, goal) < least;
  const candidates = (): readonly table.Point[] => {
    const found = region.candidates().filter(isNearer);
    return found.length > 0 ? found : [from];
  };
  return {
    contains: (place) => isNearer(place) && region.contains(place),
    candidates,
    sample: (next) => {
      const place = region.sample(next);
      if (isNearer(place)) return place;
      const found = candidates();
      return found[next(found.length)] ?? from;
    },
    way: (place) => region.way?.(place),
  };
};

/** Goal of the movement, where it must lead somewhere. */
const goalOf = (
  match: MatchContext,
  figure: Figure,
  manner: readonly MovementManner[],
  context: EffectContext,
): table.Point | undefined => {
  if (manner.includes('towards-you')) return figureOf(match, context.use.user).at;
  if (manner.includes('towards-nearest-opponent')) return nearestOpponent(match, figure)?.at ?? figure.at;
  if (manner.includes('towards-home')) return homeOf(match, figure) ?? figure.at;
  return undefined;
};

/** The tip of the corner that is the home base of a figure's team. */
const homeOf = ({ s }: MatchContext, { team }: Figure): table.Point | undefined => {
  const corner = s.setting.homes[team];
  if (corner === undefined) return undefined;
  const { width, height } = s.setting.table;
  const { x, y } = cornerTips[corner];
  return { x: x === 0 ? 0 : width, y: y === 0 ? 0 : height };
};

const gait = (match: MatchContext, figure: Figure, manner: readonly MovementManner[]): table.Manner => ({
  ...mannerOf(match, figure),
  ...(manner.includes('over-obstacles') && { flies: true }),
  ...(manner.includes('climbing') && { climbs: true }),
});

/**
 * A movement that a skill brings, of this many #.
 * @returns # that were left
 */
export function* moveBy(
  match: MatchContext,
  figure: Figure,
  length: number,
  manner: readonly MovementManner[],
  context: EffectContext,
): Flow<number> {
  // Nobody makes the prone get about.
  if (proneOf(match, figure)) return length;
  const bases = basesFor(match, figure);
  const { jumps } = context.use.movement;
  const how = {
    ...gait(match, figure, manner),
    ...(jumps > 0 && { jumps: { width: units(jumps), height: units(jumps) } }),
  };
  const reachable = table.reachable(match.ground, figure.at, units(length), bases, how);
  const whole = match.scenario.within(match, figure, reachable);
  const goal = goalOf(match, figure, manner, context);
  const near = goal ? nearer(whole, figure.at, goal) : whole;
  const region = manner.includes('to-terrain') ? leaning(match, near, figure.at) : near;
  const by = manner.includes('at-your-discretion') ? figureOf(match, context.use.user).owner : figure.owner;
  const to = yield* choosePlace(by, { about: 'move', figure: figure.id, distance: length }, region);
  const route = table.routeTo(match.ground, figure.at, to, bases, how);
  if (route) yield* walk(match, figure, route);
  yield* afterMovement(match, figure);
  return length - (route ? route.length / table.unit : 0);
}

/** A movement action that a skill brings: the allowance, and # besides. */
export function* moveByAction(
  match: MatchContext,
  figure: Figure,
  more: number,
  manner: readonly MovementManner[],
  context: EffectContext,
): Flow {
  // Nobody makes the prone get about: no movement action of theirs comes of it.
  if (proneOf(match, figure)) return;
  const isOwn = figure.id === context.use.user;
  const level = yield* chooseLevel(match, figure);
  const extra = more + (isOwn ? context.use.movement.further : 0);
  const length = allowance(match, figure, extra);
  const lured = luredWay(match, figure, length, gait(match, figure, manner));
  if (lured?.route) yield* walk(match, figure, lured.route);
  if (lured) yield* afterMovement(match, figure);
  const left = lured
    ? length - (lured.route?.length ?? 0) / table.unit
    : yield* moveBy(match, figure, length, manner, context);
  if (isOwn) context.use.movement.left = left;
  arrive(match, figure, level);
  yield* loadOnTheMove(match, figure);
  yield* afterMovementAction(match, figure);
}

/** How the skill's own movement goes: what leads further goes on in the same way. */
const mannerOfMovement = ({ always = [], green = [] }: Skill): readonly MovementManner[] =>
  [...always, ...green].flatMap((effect) =>
    'act' in effect && effect.act === 'perform' && effect.action === 'movement' ? (effect.manner ?? []) : [],
  );

const further: ActPlay<'further'> = function* (match, { distance }, context): Flow {
  const figure = figureOf(match, context.target === context.use.user ? context.target : context.use.user);
  // Added distance is slowed, halved and capped with the rest (ruling 12 for skills).
  const added = worth(match, distance, context, figure.id);
  if (partsOf(context.use.skill).rollsFirst) {
    context.use.movement.further = added;
    return;
  }
  const length = allowance(match, figure, added) - allowance(match, figure);
  if (figure.life === 'up')
    yield* moveBy(match, figure, length, mannerOfMovement(context.use.skill), context);
};

const shift: ActPlay<'shift'> = function* (match, { distance, whom, way }, context): Flow {
  const from = figureOf(match, context.use.user);
  for (const { figure, scale } of yield* reached(match, whom, context)) {
    const length = worth(match, distance, context, figure.id, scale);
    if (way === 'away-from-you') yield* shove(match, figure, from, length);
    else yield* moveBy(match, figure, length, ['at-your-discretion'], context);
  }
};

export const motion = { further, shift } as const;
