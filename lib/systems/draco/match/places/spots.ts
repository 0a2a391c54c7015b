import type { Region } from '../../../../match/request';
import { canStand, gapBetween, half, unit, type Point } from '../../../../table/table';
import { tableValues } from '../../rules/table-values';
import type { Figure } from '../state/figure';
import { baseOf } from '../state/figure';
import type { Table } from '../state/match-context';
import type { CornerId } from '../state/situation';
import { takenPlaces } from './bases';
import { groundOf, side } from './table';

const { corner, treesApart } = tableValues;

/** The tip of a corner, with north up on a plan. */
export const tipOf = (id: CornerId): Point => ({
  x: id.endsWith('east') ? side : 0,
  y: id.startsWith('south') ? side : 0,
});

/** Places that pass a test, with candidates on a grid. */
class Spots implements Region {
  readonly contains: (place: Point) => boolean;
  private readonly step: number;
  private listed: readonly Point[] | undefined;

  constructor(contains: (place: Point) => boolean, step: number) {
    this.contains = contains;
    this.step = step;
  }

  candidates(): readonly Point[] {
    if (this.listed) return this.listed;
    const listed: Point[] = [];
    for (let x = half; x < side; x += this.step)
      for (let y = half; y < side; y += this.step) if (this.contains({ x, y })) listed.push({ x, y });
    this.listed = listed;
    return listed;
  }

  sample(next: (n: number) => number): Point {
    const all = this.candidates();
    return all[next(all.length)] ?? { x: half, y: half };
  }
}

/** Where a slayer can begin: wholly within 4 inches of the corner's tip; ruling 3. */
export const startSpots = (table: Table, figure: Figure, id: CornerId): Region => {
  const tip = tipOf(id);
  const taken = takenPlaces(table, figure);
  const most = (corner * unit - half) ** 2;
  return new Spots(
    (place) =>
      (place.x - tip.x) ** 2 + (place.y - tip.y) ** 2 <= most &&
      canStand(groundOf(table.s), baseOf(figure, place), taken),
    half,
  );
};

/** Where another tree can stand: more than 3 inches from every tree and base; ruling 3. */
export const treeSpots = ({ s }: Table): Region => {
  const bases = [...s.figures.map((figure) => baseOf(figure)), ...s.trees];
  return new Spots(
    (place) =>
      place.x >= half &&
      place.y >= half &&
      place.x <= side - half &&
      place.y <= side - half &&
      bases.every((base) => gapBetween(place, base) > treesApart * unit),
    half,
  );
};
