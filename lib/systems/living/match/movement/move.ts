import * as table from '../../../../table/table';
import { happen } from '../lasting/ends';
import { arrive, chooseLevel } from './flight';
import { countersOf, type Figure, type Modifier } from '../state/figure';
import type { Flow } from '../state/flow';
import { choosePlace, figureOf, orNothing, profileOf, type MatchContext } from '../state/match-context';
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
const added = (match: MatchContext, mover: Figure, isCharge: boolean): number =>
  addUp(match, held(match, mover, 'movement'), ({ property, modifier }) =>
    isCharge && isForNextMovement(modifier) ? undefined : 'by' in property ? property.by : undefined,
  );

/**
 * # of one movement action, or of one of a charge's two: dice and extra #, minus reductions, halved, capped (ruling 12
 * for skills). A movement that is set drops the dice (ruling 10 for skills).
 */
export const allowance = (match: MatchContext, figure: Figure, extra = 0, isCharge = false): number => {
  const mover = figure.mount >= 0 ? figureOf(match, figure.mount) : figure;
  const dice = setTo(match, mover, 'movement') ?? match.scenario.moveDistance(match, mover, mover.hand);
  let length = dice + extra + added(match, mover, isCharge) - countersOf(mover, 'slowed');
  if (countersOf(mover, 'dazed') > 0 || has(match, mover, 'half-movement')) length = Math.floor(length / 2);
  for (const one of held(match, mover, 'movement-cap')) {
    length = Math.min(length, heldAmount(match, one, one.property.to));
    if (one.property.within === 'hand') length = Math.min(length, mover.hand);
  }
  return Math.max(0, length);
};

/** How a figure gets about. */
export const mannerOf = (match: MatchContext, figure: Figure): table.Manner => {
  const mover = figure.mount >= 0 ? figureOf(match, figure.mount) : figure;
  if (mover.isFlying) return { flies: true };
  return profileOf(match, mover).ability === 'flight' ? { hovers: true } : {};
};

/** Walks a figure along a route to its end; it pays for each jump down. */
export function* walk(match: MatchContext, figure: Figure, route: table.Route): Flow {
  const to = route.points[route.points.length - 1];
  if (!to || (to.x === figure.at.x && to.y === figure.at.y)) return;
  const from = figure.at;
  put(match, figure, to);
  figure.height = table.heightAt(match.ground, to);
  for (const depth of route.drops)
    if (diceLostInFall(depth) > 0)
      loseLife(match, yield* eitherOf(match, figure, 'lose'), diceLostInFall(depth), figure.id);
  figure.thisTurn = { ...figure.thisTurn, moved: true };
  yield* passThroughSwarms(match, figure, [from, ...route.points]);
  yield* leaveTerrain(match, figure, [from, ...route.points]);
  yield* happen(match, figure, 'moves');
  yield* happen(match, figure, 'you-move');
  yield* fire(match, figure, 'moves', triggerOf('moves', figure.id));
  yield* orNothing(match.scenario.walked(match, figure, route.points));
}

/**
 * A movement: the player picks where to within reach, the figure goes there the shortest way. Staying is a movement too.
 * @param extra # besides the allowance
 * @returns the way that was taken; none for who has no way
 */
export function* move(match: MatchContext, figure: Figure, extra = 0): Flow<table.Route | undefined> {
  const level = yield* chooseLevel(match, figure);
  const route = yield* goSomewhere(match, figure, extra);
  arrive(match, figure, level);
  return route;
}

function* goSomewhere(match: MatchContext, figure: Figure, extra: number): Flow<table.Route | undefined> {
  const manner = mannerOf(match, figure);
  const length = allowance(match, figure, extra);
  const lured = luredWay(match, figure, length, manner);
  if (lured) {
    if (lured.route) yield* walk(match, figure, lured.route);
    yield* afterMovement(match, figure);
    return lured.route;
  }
  const bases = basesFor(match, figure);
  const able = movementOf(match, figure, units(length), bases, manner);
  const region = match.scenario.within(match, figure, able.region);
  const about = { about: 'move', figure: figure.id, distance: length } as const;
  const to = yield* choosePlace(figure.owner, about, region);
  const route = able.wayTo(to);
  if (route) yield* walk(match, figure, route);
  yield* afterMovement(match, figure);
  return route;
}

/** Ends the effects that a movement ends, and uses up those for the next movement action; a charge isn't one. */
export function* afterMovement(match: MatchContext, figure: Figure, isCharge = false): Flow {
  yield* happen(match, figure, 'movement-action');
  if (isCharge) return;
  for (const one of [figure, mountOf(match, figure)])
    if (one?.modifiers.some(isForNextMovement))
      one.modifiers = one.modifiers.filter((modifier) => !isForNextMovement(modifier));
  if (figure.auras.length > 0) yield* leaveDone(match, figure);
}

/** Pushes a figure away from another, up to `distance` #, or as far as it goes; whoever falls so pays for it. */
export function* shove(match: MatchContext, figure: Figure, from: Figure, distance: number): Flow {
  if (figure.life !== 'up') return;
  const bases = basesFor(match, figure);
  const to = table.shove(match.ground, figure.at, from.at, units(distance), bases, figure.isFlying);
  if (to.x === figure.at.x && to.y === figure.at.y) return;
  const { at: before, height } = figure;
  put(match, figure, to);
  const fall = figure.isFlying ? 0 : diceLostInFall(height - figure.height);
  if (fall > 0) loseLife(match, yield* eitherOf(match, figure, 'lose'), fall, from.id);
  yield* happen(match, figure, 'is-moved');
  yield* happen(match, figure, 'you-move');
  yield* leaveTerrain(match, figure, [before, to]);
  yield* passThroughSwarms(match, figure, [before, to]);
}
