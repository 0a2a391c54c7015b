import * as table from '../../../../table/table';
import { happen } from '../lasting/ends';
import { arrive, chooseLevel } from './flight';
import { countersOf, type Figure, type Modifier } from '../state/figure';
import type { Flow } from '../state/flow';
import { choosePlace, figureOf, orNothing, sheetOf, type Game } from '../state/game';
import { leaveTerrain } from './leaning';
import { diceLostInFall } from '../../../../painted-die/match/pool';
import { loseLife } from '../life/life';
import { luredWay } from './lure';
import { fire } from '../lasting/triggers';
import { leaveDone } from '../lasting/end-aura';
import { triggerOf } from '../state/new-use';
import { eitherOf, mountOf } from '../state/mounts';
import { passThroughSwarms } from './on-the-way';
import { addUp, held, has, heldAmount } from '../values/properties';
import { setTo } from '../values/values';
import { basesFor, put, movementOf } from '../geometry/placing';
import { statement } from '../entries/statements';
import { units } from '../geometry/where';

const isForNextMovement = ({ says }: Pick<Modifier, 'says'>): boolean =>
  statement(says).says.until === 'next-movement';

/** # that effects add to a movement; what waits for the next movement action is not for a charge. */
const added = (game: Game, mover: Figure, isCharge: boolean): number =>
  addUp(game, held(game, mover, 'movement'), ({ property, modifier }) =>
    isCharge && isForNextMovement(modifier) ? undefined : 'by' in property ? property.by : undefined,
  );

/**
 * # of one movement action, or of one of a charge's two: dice and extra #, minus reductions, halved, capped (ruling 12
 * for skills). A movement that is set drops the dice (ruling 10 for skills).
 */
export const allowance = (game: Game, figure: Figure, extra = 0, isCharge = false): number => {
  const mover = figure.mount >= 0 ? figureOf(game, figure.mount) : figure;
  const dice = setTo(game, mover, 'movement') ?? game.scenario.moveDistance(game, mover, mover.hand);
  let length = dice + extra + added(game, mover, isCharge) - countersOf(mover, 'slowed');
  if (countersOf(mover, 'dazed') > 0 || has(game, mover, 'half-movement')) length = Math.floor(length / 2);
  for (const one of held(game, mover, 'movement-cap')) {
    length = Math.min(length, heldAmount(game, one, one.property.to));
    if (one.property.within === 'hand') length = Math.min(length, mover.hand);
  }
  return Math.max(0, length);
};

/** How a figure gets about. */
export const mannerOf = (game: Game, figure: Figure): table.Manner => {
  const mover = figure.mount >= 0 ? figureOf(game, figure.mount) : figure;
  if (mover.isFlying) return { flies: true };
  return sheetOf(game, mover).ability === 'flight' ? { hovers: true } : {};
};

/** Walks a figure along a way: it stands at its end, and pays for each jump down. */
export function* walk(game: Game, figure: Figure, route: table.Route): Flow {
  const to = route.points[route.points.length - 1];
  if (!to || (to.x === figure.at.x && to.y === figure.at.y)) return;
  const from = figure.at;
  put(game, figure, to);
  figure.height = table.heightAt(game.ground, to);
  for (const depth of route.drops)
    if (diceLostInFall(depth) > 0)
      loseLife(game, yield* eitherOf(game, figure, 'lose'), diceLostInFall(depth), figure.id);
  figure.thisTurn = { ...figure.thisTurn, moved: true };
  yield* passThroughSwarms(game, figure, [from, ...route.points]);
  yield* leaveTerrain(game, figure, [from, ...route.points]);
  yield* happen(game, figure, 'moves');
  yield* happen(game, figure, 'you-move');
  yield* fire(game, figure, 'moves', triggerOf('moves', figure.id));
  yield* orNothing(game.scenario.walked(game, figure, route.points));
}

/**
 * A movement: the player picks where to within reach, the figure goes there the shortest way. Staying is a movement too.
 * @param extra # besides the allowance
 * @returns the way that was taken; none for who has no way
 */
export function* move(game: Game, figure: Figure, extra = 0): Flow<table.Route | undefined> {
  const level = yield* chooseLevel(game, figure);
  const route = yield* goSomewhere(game, figure, extra);
  arrive(game, figure, level);
  return route;
}

function* goSomewhere(game: Game, figure: Figure, extra: number): Flow<table.Route | undefined> {
  const manner = mannerOf(game, figure);
  const length = allowance(game, figure, extra);
  const lured = luredWay(game, figure, length, manner);
  if (lured) {
    if (lured.route) yield* walk(game, figure, lured.route);
    yield* afterMovement(game, figure);
    return lured.route;
  }
  const bases = basesFor(game, figure);
  const able = movementOf(game, figure, units(length), bases, manner);
  const region = game.scenario.within(game, figure, able.region);
  const about = { about: 'move', figure: figure.id, distance: length } as const;
  const to = yield* choosePlace(figure.owner, about, region);
  const route = able.wayTo(to);
  if (route) yield* walk(game, figure, route);
  yield* afterMovement(game, figure);
  return route;
}

/** Ends the effects that a movement ends, and uses up those for the next movement action; a charge is none. */
export function* afterMovement(game: Game, figure: Figure, isCharge = false): Flow {
  yield* happen(game, figure, 'movement-action');
  if (isCharge) return;
  for (const one of [figure, mountOf(game, figure)])
    if (one?.modifiers.some(isForNextMovement))
      one.modifiers = one.modifiers.filter((modifier) => !isForNextMovement(modifier));
  if (figure.auras.length > 0) yield* leaveDone(game, figure);
}

/** Pushes a figure away from another, up to `distance` #, or as far as it goes; whoever falls so pays for it. */
export function* shove(game: Game, figure: Figure, from: Figure, distance: number): Flow {
  if (figure.life !== 'up') return;
  const bases = basesFor(game, figure);
  const to = table.shove(game.ground, figure.at, from.at, units(distance), bases, figure.isFlying);
  if (to.x === figure.at.x && to.y === figure.at.y) return;
  const { at: before, height } = figure;
  put(game, figure, to);
  const fall = figure.isFlying ? 0 : diceLostInFall(height - figure.height);
  if (fall > 0) loseLife(game, yield* eitherOf(game, figure, 'lose'), fall, from.id);
  yield* happen(game, figure, 'is-moved');
  yield* happen(game, figure, 'you-move');
  yield* leaveTerrain(game, figure, [before, to]);
  yield* passThroughSwarms(game, figure, [before, to]);
}
