import type { SystemId } from '@/lib/systems/sheet';
import { views as living } from './living/views';
import type { GameViews } from './views';

/** The games on the pages, each a line: nothing else of the views names one. */
const games: Readonly<Record<SystemId, GameViews>> = { living };

/** What a game shows. @throws RangeError for a game without views */
export const viewsOf = (id: SystemId): GameViews => {
  const views = Object.hasOwn(games, id) ? games[id] : undefined;
  if (!views) throw new RangeError(`The game ${id} has no views.`);
  return views;
};
