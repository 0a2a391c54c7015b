import { oncePer } from '../../../../once-per';
import { octagonOf } from '../../../../table/convex';
import { half, prepare, unit, type Ground, type Point, type Table } from '../../../../table/table';
import { tableValues } from '../../rules/table-values';
import type { Situation } from '../state/situation';

export const side = tableValues.side * unit;

/** Trees are an inch across and block sight and movement; ruling 3. */
const treeShape = octagonOf(half);
const treeHeight = 4 * unit;

/** The table with these trees, made once for the same list. */
const tableWith = oncePer((trees: readonly Point[]): Table => ({
  width: side,
  height: side,
  terrain: trees.map((at) => ({
    id: 'tree',
    shape: treeShape.map(({ x, y }) => ({ x: at.x + x, y: at.y + y })),
    height: treeHeight,
    seeThrough: false,
    walkThrough: false,
    cover: false,
    climb: false,
  })),
}));

/** The table with its trees as they stand. */
export const tableOf = (s: Pick<Situation, 'trees'>): Table => tableWith(s.trees);

export const groundOf = (s: Pick<Situation, 'trees'>): Ground => prepare(tableOf(s));
