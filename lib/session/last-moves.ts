import { partOf } from '../systems/open';
import type { TableScene } from '../systems/table-scene';
import { distanceBetween, type Point } from '../table/table';
import type { Act } from './acts';
import { situationAt, type Session } from './session';

/** A figure that has moved, and the place where it was. */
export interface LastMove {
  readonly figure: number;
  readonly from: Point;
}

/** More than these would be a net of lines. */
const most = 5;

/** Everybody on the table who has moved since the news began: the board shows where each came from. */
export const lastMoves = (
  session: Session,
  { figures }: Pick<TableScene, 'figures'>,
  news: readonly Act[],
): readonly LastMove[] => {
  const first = Math.min(...news.map(({ from }) => from));
  const part = partOf(session.encounter.system, 'play');
  if (!part || news.length === 0 || first < 1) return [];
  const before = part.scene(situationAt(session, first - 1), session.encounter).figures;
  const moved = figures.flatMap((figure): readonly LastMove[] => {
    const was = before.find(({ id }) => id === figure.id);
    const isThere = was && !was.isOff && !figure.isOff && was.state === 'up' && figure.state === 'up';
    return isThere && distanceBetween(was.at, figure.at) > figure.radius
      ? [{ figure: figure.id, from: was.at }]
      : [];
  });
  return moved.length > most ? [] : moved;
};
