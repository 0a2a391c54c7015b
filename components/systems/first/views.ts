import dynamic from 'next/dynamic';
import { bring } from '@/lib/systems/open';
import type { GameViews } from '../views';

/** The first edition on the pages. */
export const views: GameViews = {
  Picture: dynamic(() => import('./picture').then((file) => file.Picture), { loading: () => null }),
  BuilderOutline: dynamic(() =>
    import('@/components/painted-die/outline').then((file) => file.BuilderOutline),
  ),
  builder: async () => (await bring('first', 'cards', () => import('./builder'))).builder,
  odds: async () => (await bring('first', 'odds', () => import('./odds/odds'))).odds,
};
