import dynamic from 'next/dynamic';
import { bring } from '@/lib/systems/open';
import type { GameViews } from '../views';

/** The warband skirmish on the pages. */
export const views: GameViews = {
  Picture: dynamic(() => import('./builder').then((file) => file.Picture)),
  BuilderOutline: dynamic(() => import('./builder').then((file) => file.Outline)),
  builder: async () => (await bring('warband', ['cards'], () => import('./builder-together'))).views,
  odds: async () => (await bring('warband', ['odds'], () => import('./odds-together'))).views,
};
