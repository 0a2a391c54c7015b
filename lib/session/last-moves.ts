import { hullOf, crosses } from '../table/convex';
import { partOf } from '../systems/open';
import type { TableFigure, TableScene } from '../systems/table-scene';
import { distanceBetween, type Point } from '../table/table';
import type { Act } from './acts';
import { requestAt, situationAt, stepAt, type Session } from './session';

/** A figure that has moved, and its ways, the first one first. */
export interface LastMove {
  readonly figure: number;
  /** Of each move its start, its corners as far as they are known, and its end. */
  readonly legs: readonly (readonly Point[])[];
}

/** More figures than these would be a net of lines. */
const most = 5;
/** Steps that are looked back on at most: where only computers play, news may be older. */
const mostSteps = 40;

type Scene = Pick<TableScene, 'figures' | 'terrain'>;

/** Scenes of steps, which several moments look back on. */
const known = new WeakMap<object, Scene>();

const sceneAt = (session: Session, at: number): Scene => {
  const step = stepAt(session, at);
  const { encounter } = session;
  const found =
    known.get(step) ?? partOf(encounter.system, 'play')?.scene(situationAt(session, at), encounter);
  const scene = found ?? { figures: [], terrain: [] };
  known.set(step, scene);
  return scene;
};

const isUp = (figure: TableFigure | undefined): figure is TableFigure =>
  figure !== undefined && figure.isOff !== true && figure.state === 'up';

/** The way that the choice before a step meant, if that choice was the place where a figure is now. */
const knownWay = (session: Session, at: number, from: Point, to: Point): readonly Point[] | undefined => {
  const request = requestAt(session, at - 1);
  const points = request && 'region' in request ? request.region.way?.(to)?.points : undefined;
  const start = points?.[0];
  return points && start && distanceBetween(start, from) === 0 ? points : undefined;
};

/** True if a straight line leads through something that nobody walks through. */
const isBlocked = ({ terrain }: Scene, from: Point, to: Point): boolean =>
  terrain.some(({ shape, walkThrough }) => !walkThrough && crosses(hullOf(shape), from, to));

/** Ways of a figure since a step. Whoever was off the table, or down, starts where they came back. */
const legsOf = (session: Session, id: number, first: number, last: number): LastMove['legs'] => {
  let legs: (readonly Point[])[] = [];
  const at = (step: number): TableFigure | undefined =>
    sceneAt(session, step).figures.find((figure) => figure.id === id);
  for (let step = first; step <= last; step += 1) {
    const [was, now] = [at(step - 1), at(step)];
    if (!isUp(was) || !isUp(now)) legs = [];
    else if (distanceBetween(was.at, now.at) > 0) {
      const scene = sceneAt(session, step);
      const way = knownWay(session, step, was.at, now.at);
      if (way) legs.push(way);
      // Of an unknown way round a wall only its start is shown.
      else legs.push(isBlocked(scene, was.at, now.at) ? [was.at] : [was.at, now.at]);
    }
  }
  return legs;
};

/** Everybody on the table who has moved since the news began: the board shows the way of each move. */
export const lastMoves = (
  session: Session,
  { figures }: Pick<TableScene, 'figures'>,
  at: number,
  news: readonly Act[],
): readonly LastMove[] => {
  const began = Math.min(...news.map(({ from }) => from));
  const first = Math.max(began, at - mostSteps + 1);
  if (news.length === 0 || first < 1) return [];
  const moved = figures.flatMap((figure): readonly LastMove[] => {
    if (!isUp(figure)) return [];
    const legs = legsOf(session, figure.id, first, at);
    const start = legs[0]?.[0];
    return start && distanceBetween(start, figure.at) > figure.radius ? [{ figure: figure.id, legs }] : [];
  });
  return moved.length > most ? [] : moved;
};
