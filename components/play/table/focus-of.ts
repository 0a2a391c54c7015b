import type { Region } from '@/lib/match/request';
import type { LessonPlace } from '@/lib/systems/lesson-part';
import type { TableFigure } from '@/lib/systems/table-scene';
import { distanceBetween, unit, type Units } from '@/lib/table/table';
import type { Focus } from '../map/camera';
import type { Shown } from './use-table';

/** Figures this near to the acting one belong to its moment. */
const near: Units = 7 * unit;

/** Room about a figure for what points at it. */
const pointer: Units = 2 * unit;

/** Parts of the table that matter at a moment. */
export interface Focuses {
  /** Everybody, and all they are after. */
  readonly all: readonly Focus[];
  /** The actor or the possible actors, where they may go, and who is near. */
  readonly now: readonly Focus[];
  /** Those at whom dice may be rolled now, wherever they are. */
  readonly aimed: readonly Focus[];
}

const standing = ({ isOff, state }: TableFigure): boolean => !isOff && state === 'up';

/** @param places that lessons point at @param told figures in the latest event, if somebody wants to see it */
export const focusesOf = (
  { scene, words, request, isOurs }: Shown,
  reach: Region | undefined,
  places: readonly LessonPlace[],
  told: readonly number[] = [],
): Focuses => {
  const figures = scene.figures.filter(standing);
  const meant = scene.figures.filter(({ id, isOff }) => !isOff && told.includes(id));
  if (meant.length > 0) return { all: meant, now: meant, aimed: [] };
  const taught = places.flatMap((place): readonly Focus[] => {
    if (place.on === 'place') return [place];
    // With the ring and the arrow that point at it.
    return place.on === 'figure'
      ? figures.flatMap(({ id, at, radius }) =>
          id === place.figure ? [{ at, radius: radius + pointer }] : [],
        )
      : [];
  });
  const ways = (reach?.candidates() ?? []).map((at) => ({ at, radius: 0 }));
  const asked = words?.figure ?? scene.acting;
  const actor = figures.find(({ id }) => id === asked);
  const own = figures.filter(({ owner, isDone }) => isOurs && owner === request?.by && !isDone);
  const beside = actor ? figures.filter(({ at }) => distanceBetween(at, actor.at) <= near) : own;
  const foes = figures.filter(({ team }) => actor !== undefined && team !== actor.team);
  // The nearest opponent is always part of it.
  const foe =
    actor && foes.toSorted((a, b) => distanceBetween(a.at, actor.at) - distanceBetween(b.at, actor.at))[0];
  return {
    all: [...figures, ...scene.pieces, ...ways, ...taught],
    now: [...beside, ...(foe && !beside.includes(foe) ? [foe] : []), ...ways, ...taught],
    aimed: figures.filter(({ id }) =>
      words?.options.some(
        ({ target, isRolled, warning }) => target === id && isRolled && warning === undefined,
      ),
    ),
  };
};
