import {
  canStand,
  distanceBetween,
  half,
  heightAt,
  isBySteps,
  perches,
  routeTo,
  terrainAt,
  towards,
  unit,
  type Ground,
  type Point,
  type Terrain,
  type Units,
} from '../../../../table/table';
import type { Figure } from '../state/figure';
import type { MatchContext } from '../state/match-context';
import type { Option } from '../state/option';
import { takenPlaces } from '../places/bases';

export type Landing = Extract<Option, { pick: 'landing' }>;

/** Half the stat may be climbed, so an inch up or down takes two of the movement; chapter "Movement". */
const climbing = 2;

/** Eight ways from a place. */
const ways: readonly Point[] = [
  { x: 1, y: 0 },
  { x: 0.7, y: 0.7 },
  { x: 0, y: 1 },
  { x: -0.7, y: 0.7 },
  { x: -1, y: 0 },
  { x: -0.7, y: -0.7 },
  { x: 0, y: -1 },
  { x: 0.7, y: -0.7 },
];

const around = (at: Point, inches: readonly number[]): readonly Point[] =>
  inches.flatMap((far) =>
    ways.map(({ x, y }) => ({ x: at.x + Math.trunc(x * far * unit), y: at.y + Math.trunc(y * far * unit) })),
  );

/** Inches beside an edge at which one looks for a place below, and those that one looks at for a jump. */
const beside = [0.75, 1.1];
const leaps = [0.75, 1.1, 1.5, 2, 3, 4];

const isBarred = ({ walkThrough, climb }: Terrain): boolean => !walkThrough && !climb;

/** Nothing higher than where one jumps off lies under the jump, or in its way. */
const isOver = (ground: Ground, from: Point, to: Point, level: Units): boolean => {
  const far = distanceBetween(from, to);
  for (let at = half / 2; at < far; at += half / 2) {
    const under = towards(from, to, at);
    if (heightAt(ground, under) > level) return false;
    if (terrainAt(ground, under).some((piece) => isBarred(piece) && piece.height > level)) return false;
  }
  return true;
};

/** Flat ground that nobody enters, such as water; ruling 23. */
const hasGaps = ({ table }: Ground): boolean =>
  table.terrain.some((piece) => isBarred(piece) && piece.height < half);

const inOrder = (landings: readonly Landing[]): readonly Landing[] =>
  [...landings]
    .sort((a, b) => a.at.x - b.at.x || a.at.y - b.at.y || (a.how < b.how ? -1 : Number(a.how > b.how)))
    .filter(({ at, how }, nth, all) => {
      const before = all[nth - 1];
      return at.x !== before?.at.x || at.y !== before.at.y || how !== before.how;
    });

/**
 * Places where a move can continue after climbing or jumping down; a figure must be able to stand at both.
 */
export const landingsOf = (match: MatchContext, figure: Figure, left: Units): readonly Landing[] => {
  const { ground } = match;
  const gaps = hasGaps(ground);
  if (left <= 0 || (!gaps && !isBySteps(ground, figure.at))) return [];
  const { at } = figure;
  const taken = takenPlaces(match, figure);
  const level = heightAt(ground, at);
  const landing = (how: Landing['how'], to: Point, cost: Units): Landing => ({
    pick: 'landing',
    how,
    at: to,
    cost,
  });
  const up = perches(ground, at, taken, Math.floor(left / climbing)).map(({ place, rise }) =>
    landing('climb', place, rise * climbing),
  );
  if (level < half && !gaps) return inOrder(up);
  const isFree = (to: Point): boolean => canStand(ground, to, taken);
  const down = around(at, beside)
    .filter((to) => level - heightAt(ground, to) >= half && isFree(to))
    .map((to) => landing('climb', to, (level - heightAt(ground, to)) * climbing));
  const jumps = around(at, leaps)
    .filter((to) => {
      const far = distanceBetween(at, to);
      if (far > left || heightAt(ground, to) > level || !isFree(to)) return false;
      if (!isOver(ground, at, to, level)) return false;
      return !routeTo(ground, at, to, { passable: [], blocking: [] }, { drop: 0 }, far + 1);
    })
    .map((to) => landing('jump', to, distanceBetween(at, to)));
  return inOrder([...up, ...down, ...jumps].filter(({ cost }) => cost <= left));
};
