import dynamic from 'next/dynamic';
import { bring } from '@/lib/systems/open';
import type { GameViews } from '../views';

/** The warband skirmish on the pages. */
export const views: GameViews = {
  Picture: dynamic(() => import('./picture').then((file) => file.Picture), { loading: () => null }),
  BuilderOutline: dynamic(() => import('./outline').then((file) => file.BuilderOutline)),
  builder: async () => (await bring('warband', 'cards', () => import('./builder'))).builder,
  odds: async () => (await bring('warband', 'odds', () => import('./odds/odds'))).odds,
};
