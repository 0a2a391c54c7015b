import dynamic from 'next/dynamic';
import { bring } from '@/lib/systems/open';
import type { GameViews } from '../views';

/** The Living Rulebook on the pages. */
export const views: GameViews = {
  Picture: dynamic(() => import('./die/picture').then((file) => file.Picture), { loading: () => null }),
  BuilderOutline: dynamic(() =>
    import('@/components/painted-die/outline').then((file) => file.BuilderOutline),
  ),
  builder: async () => (await bring('living', 'cards', () => import('./builder'))).builder,
  odds: async () => (await bring('living', 'odds', () => import('./odds/odds'))).odds,
};
