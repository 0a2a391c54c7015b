import { games } from '@/components/systems/registry';
import type { SystemId } from '@/lib/systems/sheet';
import type { GameViews } from './views';

/** What a game shows. @throws RangeError for a game without views */
export const viewsOf = (id: SystemId): GameViews => {
  const views = Object.hasOwn(games, id) ? games[id] : undefined;
  if (!views) throw new RangeError(`The game ${id} has no views.`);
  return views;
};
