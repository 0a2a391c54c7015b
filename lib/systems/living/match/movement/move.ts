import * as table from '../../../../table/table';
import { findSkill } from '../../skills/index';
import { happen } from '../lasting/ends';
import { arrive, chooseLevel } from './flight';
import { countersOf, type Figure, type Mark } from '../state/figure';
import type { Flow } from '../state/flow';
import { choosePlace, figureOf, orNothing, sheetOf, type Game } from '../state/game';
import { leaveTerrain } from './leaning';
import { fallFrom, loseLife } from '../life/life';
import { luredWay } from './lure';
import { fire, leaveDone, triggerOf } from '../lasting/marks';
import { eitherOf, mountOf } from '../state/mounts';
import { passThroughSwarms } from './on-the-way';
import { addUp, held, has, heldAmount } from '../values/properties';
import { basesFor, put } from '../geometry/placing';
import { statement } from '../entries/statements';
import { movementOf } from '../geometry/way-down';
import { units } from '../geometry/where';

const isForNextMovement = ({ says }: Pick<Mark, 'says'>): boolean =>
  statement(says).says.until === 'next-movement';

/** # that effects add to a movement; what waits for the next movement action is not for a charge. */
const added = (game: Game, mover: Figure, isCharge: boolean): number =>
  addUp(game, held(game, mover, 'movement'), ({ property, mark }) =>
    isCharge && isForNextMovement(mark) ? undefined : 'by' in property ? property.by : undefined,
  );

/**
 * # of one movement action, or of one of a charge's two: dice and extra #, minus reductions, halved, capped (ruling 12
 * for skills). A movement set to 0 drops the dice (ruling 10 for skills).
 */
export const allowance = (game: Game, figure: Figure, extra = 0, isCharge = false): number => {
  const mover = figure.mount >= 0 ? figureOf(game, figure.mount) : figure;
  const isRooted = held(game, mover, 'set').some(({ property }) => property.value === 'movement');
  const dice = isRooted ? 0 : game.scenario.stride(game, mover, mover.hand);
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
export function* walk(game: Game, figure: Figure, way: table.Way): Flow {
  const to = way.points[way.points.length - 1];
  if (!to || (to.x === figure.at.x && to.y === figure.at.y)) return;
  const from = figure.at;
  put(game, figure, to);
  figure.height = table.heightAt(game.ground, to);
  for (const depth of way.drops)
    if (fallFrom(depth) > 0)
      loseLife(game, yield* eitherOf(game, figure, 'lose'), fallFrom(depth), figure.id);
  figure.deeds = { ...figure.deeds, moved: true };
  yield* passThroughSwarms(game, figure, [from, ...way.points]);
  yield* leaveTerrain(game, figure, [from, ...way.points]);
  yield* happen(game, figure, 'moves', findSkill);
  yield* happen(game, figure, 'you-move', findSkill);
  yield* fire(game, figure, 'moves', triggerOf('moves', figure.id));
  yield* orNothing(game.scenario.walked(game, figure, way.points));
}

/**
 * A movement: the player picks where to within reach, the figure goes there the shortest way. Staying is a movement too.
 * @param extra # besides the allowance
 * @returns the way that was taken; none for who has no way
 */
export function* move(game: Game, figure: Figure, extra = 0): Flow<table.Way | undefined> {
  const level = yield* chooseLevel(game, figure);
  const way = yield* goSomewhere(game, figure, extra);
  arrive(game, figure, level);
  return way;
}

function* goSomewhere(game: Game, figure: Figure, extra: number): Flow<table.Way | undefined> {
  const manner = mannerOf(game, figure);
  const length = allowance(game, figure, extra);
  const lured = luredWay(game, figure, length, manner);
  if (lured) {
    if (lured.way) yield* walk(game, figure, lured.way);
    yield* afterMovement(game, figure);
    return lured.way;
  }
  const bases = basesFor(game, figure);
  const able = movementOf(game, figure, units(length), bases, manner);
  const region = game.scenario.within(game, figure, able.region);
  const about = { about: 'move', figure: figure.id, distance: length } as const;
  const to = yield* choosePlace(figure.owner, about, region);
  const way = able.wayTo(to);
  if (way) yield* walk(game, figure, way);
  yield* afterMovement(game, figure);
  return way;
}

/** What a movement ends, and what the next movement action uses up; a charge is none. */
export function* afterMovement(game: Game, figure: Figure, isCharge = false): Flow {
  yield* happen(game, figure, 'movement-action', findSkill);
  if (isCharge) return;
  for (const one of [figure, mountOf(game, figure)])
    if (one?.marks.some(isForNextMovement)) one.marks = one.marks.filter((mark) => !isForNextMovement(mark));
  if (figure.charms.length > 0) yield* leaveDone(game, figure);
}
