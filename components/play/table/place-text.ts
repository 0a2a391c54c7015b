import { playMessages } from '@/lib/messages/play';
import { unit, type Point } from '@/lib/table/table';
import type { TableFigure, TableScene } from '@/lib/systems/play-part';

/** Bases this near touch, in #. */
const touching = 0.02;

const away = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y) / unit;

/** The direction from one place to another in eighths of a turn, from the right with the clock. */
const eighthOf = (from: Point, to: Point): number =>
  (Math.round((Math.atan2(to.y - from.y, to.x - from.x) / Math.PI) * 4) + 8) % 8;

/** A place in words: how far it is, which way, and beside whom; for whoever does not see the map. */
export const placeText = ({ figures }: TableScene, mover: TableFigure | undefined, place: Point): string => {
  const from = mover?.at ?? place;
  const others = figures
    .filter(({ id, state }) => id !== mover?.id && state === 'up')
    .map(({ name, at, radius }) => ({
      name,
      distance: Math.max(0, away(place, at) - (radius + (mover?.radius ?? unit / 2)) / unit),
    }))
    .sort((a, b) => a.distance - b.distance);
  return playMessages.placeText({
    distance: away(from, place),
    eighth: eighthOf(from, place),
    contact: others.filter(({ distance }) => distance < touching).map(({ name }) => name),
    nearest: others[0],
  });
};
