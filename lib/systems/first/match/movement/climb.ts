import {
  canStand,
  heightAt,
  half,
  isBySteps,
  perches,
  unit,
  type Point,
  type Units,
} from '../../../../table/table';
import type { Figure } from '../state/figure';
import { choose, type Flow, type MatchContext } from '../state/match-context';
import type { Option } from '../state/option';
import { leftOf } from '../lasting/modifiers';
import { takenPlaces } from '../geometry/placing';
import { arrive, land } from './arrive';

export type Landing = Extract<Option, { pick: 'landing' }>;

/** Full #, rounded up. */
const rounded = (height: Units): Units => Math.ceil(height / unit) * unit;

/** Eight ways, and how far down beside the edge one looks for a place to stand. */
const downwards: readonly Point[] = [0.75, 1.1].flatMap((far) =>
  [
    [1, 0],
    [0.7, 0.7],
    [0, 1],
    [-0.7, 0.7],
    [-1, 0],
    [-0.7, -0.7],
    [0, -1],
    [0.7, -0.7],
  ].map(([x = 0, y = 0]) => ({ x: Math.trunc(x * far * unit), y: Math.trunc(y * far * unit) })),
);

/** Places below the edge that a figure is at. */
const placesBelow = (match: MatchContext, { at }: Figure, taken: readonly Point[]): readonly Point[] => {
  const level = heightAt(match.ground, at);
  if (level < half) return [];
  return downwards
    .map(({ x, y }) => ({ x: at.x + x, y: at.y + y }))
    .filter((place) => level - heightAt(match.ground, place) >= half && canStand(match.ground, place, taken));
};

const inOrder = (landings: readonly Landing[]): readonly Landing[] =>
  [...landings]
    .sort((a, b) => a.at.x - b.at.x || a.at.y - b.at.y)
    .filter(({ at }, nth, all) => at.x !== all[nth - 1]?.at.x || at.y !== all[nth - 1]?.at.y);

/**
 * Where a climb may end, up or down: the height, rounded up to full #, is taken off the movement that is left, which
 * must suffice; chapter "Terrain".
 */
export const climbs = (match: MatchContext, figure: Figure): readonly Landing[] => {
  const left = leftOf(figure);
  if (left < unit || !isBySteps(match.ground, figure.at)) return [];
  const level = heightAt(match.ground, figure.at);
  const taken = takenPlaces(match, figure);
  const up = perches(match.ground, figure.at, taken, left).map(({ place, rise }): Landing => ({
    pick: 'landing',
    at: place,
    cost: rounded(rise),
  }));
  const down = placesBelow(match, figure, taken).map((at): Landing => ({
    pick: 'landing',
    at,
    cost: rounded(level - heightAt(match.ground, at)),
  }));
  return inOrder([...up, ...down].filter(({ cost }) => cost <= left));
};

/** Where a jump down may end: it takes one #. */
export const jumps = (match: MatchContext, figure: Figure): readonly Landing[] => {
  if (leftOf(figure) < unit || !isBySteps(match.ground, figure.at)) return [];
  return inOrder(
    placesBelow(match, figure, takenPlaces(match, figure)).map((at): Landing => ({
      pick: 'landing',
      at,
      cost: unit,
    })),
  );
};

/** A climb or a jump; who has movement left goes on. */
export function* climbOrJump(match: MatchContext, figure: Figure, how: 'climb' | 'jump'): Flow {
  const landings = how === 'climb' ? climbs(match, figure) : jumps(match, figure);
  const { at: to, cost } = yield* choose(
    figure.owner,
    { about: 'landing', figure: figure.id, how },
    landings,
  );
  const from = figure.at;
  const depth = heightAt(match.ground, from) - heightAt(match.ground, to);
  figure.at = to;
  figure.thisTurn = { ...figure.thisTurn, moved: figure.thisTurn.moved + cost, mayWalk: true };
  match.host.emit({ type: how === 'climb' ? 'climbed' : 'jumped', figure: figure.id, from, to });
  if (how === 'jump') land(match, figure, depth, -1);
  if (figure.life === 'up') arrive(match, figure, [from, to]);
}
