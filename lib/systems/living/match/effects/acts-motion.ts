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
import { areAllies, choosePlace, figureOf, standing, type Game, type ActPlay } from '../state/game';
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
const nearestOpponent = (game: Game, figure: Figure): Figure | undefined => {
  const far = (other: Figure): number => table.distanceBetween(other.at, figure.at);
  const able = standing(game).filter((other) => other.rider < 0 && !areAllies(figure, other));
  const least = Math.min(...able.map(far));
  const nearest = able.filter((other) => far(other) === least);
  const lot = nearest.length < 2 ? 0 : game.host.draw('dice', nearest.length, figure.id, 'closest');
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
  game: Game,
  figure: Figure,
  manner: readonly MovementManner[],
  context: EffectContext,
): table.Point | undefined => {
  if (manner.includes('towards-you')) return figureOf(game, context.use.user).at;
  if (manner.includes('towards-nearest-opponent')) return nearestOpponent(game, figure)?.at ?? figure.at;
  if (manner.includes('towards-home')) return homeOf(game, figure) ?? figure.at;
  return undefined;
};

/** The tip of the corner that is the home base of a figure's team. */
const homeOf = ({ s }: Game, { team }: Figure): table.Point | undefined => {
  const corner = s.setting.homes[team];
  if (corner === undefined) return undefined;
  const { width, height } = s.setting.table;
  const { x, y } = cornerTips[corner];
  return { x: x === 0 ? 0 : width, y: y === 0 ? 0 : height };
};

const gait = (game: Game, figure: Figure, manner: readonly MovementManner[]): table.Manner => ({
  ...mannerOf(game, figure),
  ...(manner.includes('over-obstacles') && { flies: true }),
  ...(manner.includes('climbing') && { climbs: true }),
});

/**
 * A movement that a skill brings, of this many #.
 * @returns # that were left
 */
export function* moveBy(
  game: Game,
  figure: Figure,
  length: number,
  manner: readonly MovementManner[],
  context: EffectContext,
): Flow<number> {
  // Nobody makes the prone get about.
  if (proneOf(game, figure)) return length;
  const bases = basesFor(game, figure);
  const { jumps } = context.use.movement;
  const how = {
    ...gait(game, figure, manner),
    ...(jumps > 0 && { jumps: { width: units(jumps), height: units(jumps) } }),
  };
  const reachable = table.reachable(game.ground, figure.at, units(length), bases, how);
  const whole = game.scenario.within(game, figure, reachable);
  const goal = goalOf(game, figure, manner, context);
  const near = goal ? nearer(whole, figure.at, goal) : whole;
  const region = manner.includes('to-terrain') ? leaning(game, near, figure.at) : near;
  const by = manner.includes('at-your-discretion') ? figureOf(game, context.use.user).owner : figure.owner;
  const to = yield* choosePlace(by, { about: 'move', figure: figure.id, distance: length }, region);
  const route = table.routeTo(game.ground, figure.at, to, bases, how);
  if (route) yield* walk(game, figure, route);
  yield* afterMovement(game, figure);
  return length - (route ? route.length / table.unit : 0);
}

/** A movement action that a skill brings: the allowance, and # besides. */
export function* moveByAction(
  game: Game,
  figure: Figure,
  more: number,
  manner: readonly MovementManner[],
  context: EffectContext,
): Flow {
  // Nobody makes the prone get about: no movement action of theirs comes of it.
  if (proneOf(game, figure)) return;
  const isOwn = figure.id === context.use.user;
  const level = yield* chooseLevel(game, figure);
  const extra = more + (isOwn ? context.use.movement.further : 0);
  const length = allowance(game, figure, extra);
  const lured = luredWay(game, figure, length, gait(game, figure, manner));
  if (lured?.route) yield* walk(game, figure, lured.route);
  if (lured) yield* afterMovement(game, figure);
  const left = lured
    ? length - (lured.route?.length ?? 0) / table.unit
    : yield* moveBy(game, figure, length, manner, context);
  if (isOwn) context.use.movement.left = left;
  arrive(game, figure, level);
  yield* loadOnTheMove(game, figure);
  yield* afterMovementAction(game, figure);
}

/** How the skill's own movement goes: what leads further goes on in the same way. */
const mannerOfMovement = ({ always = [], green = [] }: Skill): readonly MovementManner[] =>
  [...always, ...green].flatMap((effect) =>
    'act' in effect && effect.act === 'perform' && effect.action === 'movement' ? (effect.manner ?? []) : [],
  );

const further: ActPlay<'further'> = function* (game, { distance }, context): Flow {
  const figure = figureOf(game, context.target === context.use.user ? context.target : context.use.user);
  // What is added is slowed, halved and capped with the rest (ruling 12 for skills).
  const added = worth(game, distance, context, figure.id);
  if (partsOf(context.use.skill).rollsFirst) {
    context.use.movement.further = added;
    return;
  }
  const length = allowance(game, figure, added) - allowance(game, figure);
  if (figure.life === 'up') yield* moveBy(game, figure, length, mannerOfMovement(context.use.skill), context);
};

const shift: ActPlay<'shift'> = function* (game, { distance, whom, way }, context): Flow {
  const from = figureOf(game, context.use.user);
  for (const { figure, scale } of yield* reached(game, whom, context)) {
    const length = worth(game, distance, context, figure.id, scale);
    if (way === 'away-from-you') yield* shove(game, figure, from, length);
    else yield* moveBy(game, figure, length, ['at-your-discretion'], context);
  }
};

export const motion = { further, shift } as const;
