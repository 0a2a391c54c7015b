import type { ToldLesson } from '@/lib/session/lessons';
import type { TableScene } from '@/lib/systems/play-part';
import { unit, type Point, type Units } from '@/lib/table/table';

interface Halo {
  readonly at: Point;
  readonly radius: Units;
}

/** Room between a figure and the ring about it: its name and its Life stay seen. */
const room = 0.55 * unit;

/** The ring that the board shows for a lesson; undefined where that is about dice, or about nobody in sight. */
export const haloOf = ({ place }: Pick<ToldLesson, 'place'>, { figures }: TableScene): Halo | undefined => {
  if (place.on === 'dice') return undefined;
  if (place.on === 'place') return place;
  const figure = figures.find(({ id, isOff }) => id === place.figure && !isOff);
  return figure && { at: figure.at, radius: figure.radius + room };
};
